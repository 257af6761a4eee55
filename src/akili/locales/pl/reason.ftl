# Dlaczego się nie udało i co zrobić. Po jednym zdaniu na każdy powód odmowy serwera lub gry.

reason-unknown = Nie udało się. Spróbuj jeszcze raz albo odśwież stronę.

## Połączenie

reason-choice-malformed = Serwer nie zrozumiał tego wyboru. Odśwież stronę i wybierz jeszcze raz.
reason-command-malformed = Serwer nie zrozumiał tego ruchu. Odśwież stronę i spróbuj jeszcze raz.
reason-hello-again = Ta strona przedstawiła się serwerowi dwa razy. Odśwież ją.
reason-hello-first = Ta strona nie przedstawiła się serwerowi. Odśwież ją.
reason-hello-late = Nawiązywanie połączenia trwało zbyt długo. Odśwież stronę.
reason-host-foreign = Serwer nie zna siebie pod tym adresem. Otwórz grę pod adresem, który podaje, albo poproś prowadzącego o dodanie tego.
reason-message-late = Wiadomość docierała zbyt długo, więc serwer się rozłączył. Odśwież stronę.
reason-message-malformed = Serwer nie zrozumiał tej strony. Odśwież ją.
reason-pong-unasked = Strona i serwer się rozminęły. Odśwież stronę.
reason-origin-foreign = Ta strona nie należy do tego serwera. Otwórz grę pod jego własnym adresem.
reason-qr-foreign = Kod QR może prowadzić tylko do stron tego serwera.
reason-request-aborted = Połączenie urwało się, zanim wszystko dotarło. Spróbuj jeszcze raz.
reason-request-late = To docierało zbyt długo. Sprawdź połączenie i spróbuj jeszcze raz.
reason-request-malformed = Serwer tego nie zrozumiał. Sprawdź wpisane dane albo odśwież stronę.
reason-request-media-type = Serwer nie umie odczytać takiego pliku.
reason-request-method = Tego nie da się tu zrobić. Odśwież stronę i spróbuj jeszcze raz.
reason-request-no-such-page = Pod tym adresem nic nie ma. Sprawdź link albo wróć na stronę główną.
reason-server-fault = Coś się zepsuło po naszej stronie. Spróbuj za chwilę.
reason-server-moving = Ten serwer jest właśnie uruchamiany ponownie. Strona za chwilę połączy się sama.
reason-server-unavailable = Serwer nie może teraz niczego zapisać, więc nic się nie zmieniło. Spróbuj za chwilę.

## Za dużo

reason-limit-busy = Serwer ma teraz pełne ręce roboty. Odczekaj minutę i spróbuj jeszcze raz.
reason-limit-connections = Z twojej sieci jest zbyt wiele połączeń. Zamknij inne karty albo odczekaj chwilę i spróbuj jeszcze raz.
reason-limit-codes = Z twojej sieci próbowano zbyt wielu kodów. Sprawdź link, odczekaj minutę i spróbuj jeszcze raz.
reason-limit-disk = Na serwerze kończy się miejsce, więc nie można zacząć niczego nowego. Trwające partie toczą się dalej. Spróbuj później.
reason-limit-guests = Z twojej sieci przyszło zbyt wielu nowych graczy. Odczekaj kilka sekund i spróbuj jeszcze raz.
reason-limit-mistakes = Serwer dostał zbyt wiele niezrozumiałych wiadomości i się rozłączył. Odśwież stronę.
reason-limit-rate = Za dużo naraz, więc serwer się rozłączył. Odśwież stronę i graj odrobinę wolniej.
reason-limit-requests = Trochę za szybko. Odczekaj chwilę i spróbuj jeszcze raz.
reason-limit-size = To jest za duże, żeby to wysłać.
reason-limit-sockets = Z twojej sieci otwarto zbyt wiele stron. Zamknij kilka kart i odśwież tę.
reason-limit-tables = Powstało zbyt wiele nowych stołów. Dołącz do któregoś albo spróbuj za minutę.
reason-limit-uploads = Inny plik jest jeszcze wysyłany. Poczekaj, aż to się skończy, i spróbuj jeszcze raz.

## Kim jesteś

reason-guest-unknown = Jeszcze się nie znamy. Najpierw wybierz imię.
reason-name-characters = W imieniu jest znak, którego nie możemy pokazać. Wybierz inne.
reason-name-empty = Wpisz imię, żeby inni wiedzieli, kim jesteś.
reason-name-markup = Imię nie może zawierać znaków < i > ani kodów takich jak &amp;.
reason-name-too-long = { $most ->
    [one] To imię jest za długie. Może mieć najwyżej { $most } znak.
    [few] To imię jest za długie. Może mieć najwyżej { $most } znaki.
    [many] To imię jest za długie. Może mieć najwyżej { $most } znaków.
   *[other] To imię jest za długie. Może mieć najwyżej { $most } znaku.
}

## Stoły

reason-game-unknown = Tej gry nie ma tu na półce. Wybierz inną.
reason-seat-no-choice = W tej grze niczego nie wybiera się dla swojego miejsca.
reason-seat-not-yours = To nie jest twoje miejsce.
reason-table-by-turns-only = W tej grze nie można dzielić urządzenia ani zastąpić nikogo botem: wszyscy grają naraz.
reason-table-full = Przy tym stole nie ma już miejsc. Możesz oglądać albo otworzyć własny stół.
reason-table-no-person = Na tym miejscu nie siedzi nikt, kogo można by zastąpić.
reason-table-no-such-bot = Żaden taki bot nie umie grać w tę grę. Poczekaj na znajomych albo usuń to miejsce.
reason-table-no-such-seat = Nie ma takiego miejsca. Liczba miejsc przy tym stole: { $seats }.
reason-table-not-away = Ta osoba jest przy stole. Bot może zastąpić tylko kogoś nieobecnego.
reason-table-not-host = To może zrobić tylko gospodarz stołu. Poproś o to albo otwórz własny stół.
reason-table-not-playing = Przy tym stole nie trwa żadna partia.
reason-table-not-seated = Nie masz miejsca przy tym stole. Najpierw zajmij miejsce.
reason-table-not-yours = Możesz wybierać tylko dla swojego miejsca. Za wszystkich może wybierać gospodarz stołu.
reason-table-not-yourself = Nie możesz odesłać siebie. Po prostu odejdź od stołu.
reason-table-over = Partia skończona. Wybierz rewanż, żeby zagrać jeszcze raz.
reason-table-playing = Przy tym stole trwa partia. Możesz ją oglądać, aż się skończy.
reason-table-removed = Gospodarz odesłał cię od tego stołu. Możesz oglądać albo otworzyć własny stół.
reason-table-seat-taken = Tu już ktoś siedzi. Wybierz inne miejsce.
reason-table-seats-empty = Są wolne miejsca. Poczekaj na znajomych, dodaj boty albo usuń te miejsca.
reason-table-unknown = Nie ma stołu o takim kodzie. Sprawdź kod albo otwórz nowy stół.

## Ustawienia

## Partia

reason-match-begun = Partia już się zaczęła.
reason-match-not-begun = Partia jeszcze się nie zaczęła. Poczekaj na gospodarza.
reason-match-not-seated = Tę partię tylko oglądasz. Żeby zagrać, zajmij miejsce przed następną.
reason-match-not-your-turn = Twoja część gotowa. Poczekaj na pozostałych.
reason-match-over = Partia skończona.
reason-match-too-long = Ta partia stała się za długa i nie przyjmuje już ruchów. Skończy się sama, a Ty zacznij nową.
reason-match-seats = Ta gra jest dla { $fewest }–{ $most } graczy.
reason-match-stale = Zaczęła się nowa partia. Odśwież stronę, żeby do niej dołączyć.
reason-match-unknown = Nie ma takiej partii. Sprawdź link.
reason-replay-invalid = Nie możemy pokazać tej partii: plik jest uszkodzony albo zmieniony.
reason-replay-running = Ta partia jeszcze trwa. Powtórkę obejrzysz, gdy się skończy.
reason-replay-unfinished = Tej partii nikt nie dokończył, więc nie ma czego oglądać.

## Układanie

reason-round-no-change = To już wiemy.
reason-round-over = Ta runda się skończyła. Poczekaj na następną.
reason-round-running = Runda jeszcze trwa.
reason-round-too-late = Czas minął chwilę wcześniej.
reason-solo-nobody-to-agree = Grasz solo: po prostu odłóż kartę.
reason-solo-only = Karty można odkładać tylko w grze solo.

## Kostki i arkusz

reason-bonus-first = Najpierw użyj zdobytego „?”.
reason-bonus-not-waiting = Nie masz takiego „?” do użycia.
reason-die-extra-twice = Kostka może być dodatkową kostką tylko raz w turze.
reason-die-fits-nowhere = Tej kostki nie da się nigdzie wpisać na twoim arkuszu.
reason-die-not-in-hand = Ta kostka jest poza zasięgiem. Wybierz jedną z właśnie rzuconych.
reason-die-platter-first = Na tacy leży kostka, która pasuje do twojego arkusza, więc nie możesz wziąć kostki z pól.
reason-done-not-yet = To jeszcze nie koniec: użyj kostki albo spasuj.
reason-extra-none = Nie masz już dodatkowych kostek.
reason-extra-not-yet = Dodatkowe kostki są na koniec tury. Najpierw użyj kostki albo spasuj.
reason-joker-none = Nie masz takiego jokera.
reason-joker-own-face = Kostka już pokazuje tę liczbę: joker nic by nie zmienił.
reason-mark-not-allowed = Tego nie da się tu wpisać. Wybierz inne pole.
reason-reroll-none = Nie masz już przerzutów.
reason-reroll-not-now = Przerzucać można tylko w swojej turze, przed wyborem kostki.
reason-roll-first = Najpierw rzuć kostkami.
reason-roll-not-yet = Najpierw użyj kostki z tego rzutu albo spasuj.
reason-roll-over = Kostka jest już wybrana. Możesz jeszcze użyć dodatkowych kostek albo zakończyć.
reason-undo-nothing = Od ostatniego rzutu nie ma czego cofnąć.
reason-undo-too-late = Za późno, żeby to cofnąć: inni grają już dalej albo twój czas minął.
reason-hint-not-here = Przy tym stole nie ma rad.

## Gems, pawns and the die

reason-gems-place-open = Chwila: właśnie rozstrzyga się kolejność.
reason-gems-unsolved = Najpierw ułóż swoją kartę.
reason-move-no-change = Twój pionek już tam stoi.
reason-move-too-far = To za daleko: w tej rundzie możesz przejść { $steps ->
    [0] zero torów
    [one] jeden tor
    [few] najwyżej { $steps } tory
    [many] najwyżej { $steps } torów
   *[other] najwyżej { $steps } toru
 }.
reason-pawn-missing = Najpierw postaw pionek na czerwonym polu.
reason-pawn-no-lane = Czerwonych pól jest { $most }. Wybierz jedno z nich.
reason-pawn-placed = Pionki już stoją. Ruszysz się, gdy ułożysz kartę.
reason-roll-due = Teraz czas na rzut kostką.
reason-roll-not-now = To nie pora na rzut kostką.
reason-take-empty = Ten tor jest pusty.
reason-take-gone = Ktoś był szybszy. Weź następną parę albo się przesuń.
reason-take-other-lane = Twój pionek stoi na innym torze.

## Grabbing and drawing

reason-advice-none = Nikt tutaj nie zna tej gry na pamięć: nie ma rad ani analizy.
reason-dice-not-drawing = Teraz się nie rysuje.
reason-dice-not-grabbing = Teraz nie łapie się kości.
reason-dice-not-rolling = To nie pora na rzut kośćmi.
reason-die-gone = Ktoś był szybszy. Złap inną kość.
reason-die-have-one = Masz już kość tego koloru. Weź jedną z drugich.
reason-die-none = Nie masz kości tego koloru.
reason-die-not-drawn = Ten kształt nie jest narysowany.
reason-die-too-early = Za wcześnie: poczekaj, aż kości się zatrzymają.
reason-die-unknown = Nie ma takiej kości na stole.
reason-hint-alone = Rady są tylko w grze solo.
reason-hint-no-dice = Na stole nie ma kości, o których można by coś poradzić.
