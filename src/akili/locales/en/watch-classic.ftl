# What "akili watch" and "akili replay" say of Ubongo classic in a terminal.

## News

watch-classic-placed = { $name } puts a pawn in front of lane { $lane }.
watch-classic-rolls = { $name } rolls the die.
watch-classic-rolled = The die shows: { $symbol }.
watch-classic-turned = Nobody has solved: the hourglass is turned once more.
watch-classic-place = { $name } comes in { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[4] 4th
} and may move { $steps ->
    [0] no farther.
    [1] up to { $steps } lane.
   *[2] up to { $steps } lanes.
}
watch-classic-moved = { $name } moves to lane { $lane }.
watch-classic-taken = { $name } takes { $gems } from lane { $lane }.
watch-classic-lost = { $name } reaches into lane { $lane }, but { $other } was faster.
watch-classic-done = { $name } is done.

## The live picture

watch-classic-pawns = the pawns are placed
watch-classic-second = second hourglass
watch-classic-may-move = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[4] 4th
}: { $steps ->
    [0] stays
    [1] { $steps } lane
   *[2] { $steps } lanes
}
watch-classic-state-done = done

## Results

watch-classic-alone = { $name }: { $gems } in { $time }.
watch-classic-decided = { $colour ->
    [2] The second colour decided.
    [3] The third colour decided.
    [4] The fourth colour decided.
    [5] The fifth colour decided.
   *[6] The sixth colour decided.
}
