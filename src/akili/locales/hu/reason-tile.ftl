# Why a tile can't lie or come back: said where a game is loaded.

reason-tile-not-its-shape = Ez a lapka nem ilyen alakú. Forgasd el vagy tükrözd.
reason-tile-not-laid = Ez a lapka nincs a kártyádon.
reason-tile-outside = A lapkák nem lóghatnak ki a világos területről.
reason-tile-overlaps = A lapkák nem fedhetik egymást.
reason-tile-unknown = Nincs ilyen lapkád.
reason-tile-solved = A kártyád kész, így is marad.
