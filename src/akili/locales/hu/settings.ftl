# Amit ezen az eszközön lehet beállítani.

settings-title = Beállítások
settings-lead = Minden azonnal érvényes, és ezen az eszközön marad.
settings-name = A neved
settings-name-text = Ezt látják a többiek az asztalnál. Sem fiók, sem jelszó nem kell.
settings-name-placeholder = Név
settings-name-save = Mentés
settings-name-saved = Szia, { $name }!
settings-language = Nyelv
settings-theme = Színek
settings-theme-system = Auto
settings-theme-light = Világos
settings-theme-dark = Sötét
settings-patterns = Minták a lapkákon
settings-patterns-text = Így szín nélkül is minden lapka felismerhető.
settings-sound = Hang
settings-sound-test = Kipróbálom
settings-motion = Mozgás
settings-motion-text = Nélküle a lapkák azonnal a helyükön vannak.
settings-motion-system = Auto
settings-motion-full = Teljes
settings-motion-reduced = Nincs
settings-about = Az Akiliről
settings-about-unofficial = Az Akilit e játékok kedvelői készítik, a kiadókhoz nincs köze. A játékok neve a tulajdonosaiké.
settings-about-puzzles = Minden feladvány a saját műhelyünkben készült, egyet sem másoltunk ki a dobozból.
settings-about-fonts = Betűtípusok: Baloo 2 és Nunito Sans, SIL Open Font License. Maga az Akili MIT-licences.
settings-about-version = { $version } verzió
