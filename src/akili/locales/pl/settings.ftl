# Co wybiera się na tym urządzeniu.

settings-title = Ustawienia
settings-lead = Wszystko działa od razu i zostaje na tym urządzeniu.
settings-name = Twoje imię
settings-name-text = Widzą je inni przy stole. Bez konta i bez hasła.
settings-name-placeholder = Imię
settings-name-save = Zapisz
settings-name-saved = Cześć, { $name }!
settings-language = Język
settings-theme = Kolory
settings-theme-system = Auto
settings-theme-light = Jasne
settings-theme-dark = Ciemne
settings-patterns = Wzory na klockach
settings-patterns-text = Każdy klocek da się rozpoznać bez koloru.
settings-sound = Dźwięk
settings-sound-test = Posłuchaj
settings-motion = Animacje
settings-motion-text = Bez nich klocki od razu są na miejscu.
settings-motion-system = Auto
settings-motion-full = Wszystkie
settings-motion-reduced = Żadne
settings-about = O Akili
settings-about-unofficial = Akili tworzą miłośnicy tych gier, bez związku z ich wydawcami. Nazwy gier należą do ich właścicieli.
settings-about-puzzles = Wszystkie łamigłówki powstały w naszej kuźni; żadnej nie przepisano z pudełka.
settings-about-fonts = Kroje pisma: Baloo 2 i Nunito Sans na licencji SIL Open Font License. Samo Akili jest na licencji MIT.
settings-about-version = Wersja { $version }
