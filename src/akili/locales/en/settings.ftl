# What a person chooses for this device.

settings-title = Settings
settings-lead = Everything applies at once and stays on this device.
settings-name = Your name
settings-name-text = The others see it at the table. No account, no password.
settings-name-placeholder = A name
settings-name-save = Save
settings-name-saved = Hello, { $name }!
settings-language = Language
settings-theme = Colours
settings-theme-system = Automatic
settings-theme-light = Light
settings-theme-dark = Dark
settings-patterns = Patterns on tiles
settings-patterns-text = Every tile can be told apart without its colour.
settings-sound = Sound
settings-sound-test = Try it
settings-motion = Motion
settings-motion-text = Without it, pieces are where they belong at once.
settings-motion-system = Automatic
settings-motion-full = Full
settings-motion-reduced = None
settings-about = About Akili
settings-about-unofficial = Akili is made by friends of these games and isn’t connected with their publishers. The names of the games belong to their owners.
settings-about-puzzles = Every puzzle was made by our own forge; none is copied from a box.
settings-about-fonts = Fonts: Baloo 2 and Nunito Sans, under the SIL Open Font License. Akili itself is under the MIT licence.
settings-about-version = Version { $version }
