# Why a tile can't lie or come back: said where a game is loaded.

reason-tile-not-its-shape = Ten klocek ma inny kształt. Obróć go albo odwróć na drugą stronę.
reason-tile-not-laid = Tego klocka nie ma na twojej karcie.
reason-tile-outside = Klocki nie mogą wystawać poza jasny obszar.
reason-tile-overlaps = Klocki nie mogą na siebie nachodzić.
reason-tile-unknown = Nie masz takiego klocka.
reason-tile-solved = Twoja karta jest już ułożona i taka zostaje.
