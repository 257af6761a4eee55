# The frame around every page.
shell-home = Akili, strona główna
shell-language = Język
shell-sound-on = Włącz dźwięk
shell-sound-off = Wyłącz dźwięk
shell-theme-light = Jasne kolory
shell-theme-dark = Ciemne kolory
shell-loading = Chwileczkę…
shell-go-home = Strona główna
shell-try-again = Spróbuj jeszcze raz
shell-nowhere-title = Nic tu nie ma
shell-nowhere-text = Pod tym adresem nie ma żadnej strony. Może link jest stary albo urwany.
shell-away-title = Serwer nie odpowiada
shell-away-text = Może nie ma połączenia. Nic z tego, co rozegrano, nie przepadło.
shell-away-waiting = Strona wróci sama.
shell-playing = Twoja partia trwa
shell-playing-back = Wróć do gry
shell-playing-alone = solo
