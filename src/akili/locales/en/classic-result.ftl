# What a round or a match of Ubongo came to.

## A round

classic-result-alone-solved = Ubongo!
classic-result-alone-unsolved = Not solved this time
classic-result-lanes = { $count ->
    [0] stayed
    [one] { $count } lane
   *[other] { $count } lanes
}
# Said by a screen reader, a sentence a player.
classic-result-row = { $place ->
    [0] { $name }: not solved, { $about }, { $gems }.
   *[1] Place { $place }: { $name }, { $time }, { $about }, { $gems }.
}
classic-result-board = The board
classic-result-left = { $count ->
    [one] { $count } gem left
   *[other] { $count } gems left
}
classic-result-stayed = { $count ->
    [one] { $count } gem stayed
   *[other] { $count } gems stayed
}

## How it stands

classic-result-no-gems = Nobody has a gem yet.
classic-result-leads = { $who ->
    [you] You lead with { $mine } of one colour, ahead of { $names } with { $theirs }.
   *[name] { $name } leads with { $mine } of one colour, ahead of { $names } with { $theirs }.
}
classic-result-leads-by = { $who ->
    [you] You lead.
   *[name] { $name } leads.
} Level with { $names } at { $level }, but { $colour ->
    [2] the second colour is ahead
    [3] the third colour is ahead
    [4] the fourth colour is ahead
    [5] the fifth colour is ahead
   *[6] the sixth colour is ahead
}: { $mine } against { $theirs }.

## The end

classic-result-over = After nine rounds
classic-result-by-best = Most gems of one colour decide: { $mine } beats { $theirs }.
classic-result-by = Level at { $level }: { $names }. { $colour ->
    [2] The second colour decides
    [3] The third colour decides
    [4] The fourth colour decides
    [5] The fifth colour decides
   *[6] The sixth colour decides
}: { $mine } beats { $theirs }.
classic-result-shared = Level in every colour ({ $level }): the win is shared.
classic-result-table = Ranking by colours
classic-result-column = { $number ->
    [1] Most of one colour
    [2] 2nd colour
    [3] 3rd
    [4] 4th
    [5] 5th
   *[6] 6th
}
classic-result-place = Place { $place }: { $name }, { $gems }. { $colours }
classic-result-tie = How the tie was broken
classic-result-decided = What decided
classic-result-step = { $number ->
    [1] Most gems of one colour
    [2] Second colour
    [3] Third colour
    [4] Fourth colour
    [5] Fifth colour
   *[6] Sixth colour
}: { $counts }.
classic-result-level = Level.
classic-result-best = Best colour
classic-result-best-said = Gems of the best colour after each round. { $values }
