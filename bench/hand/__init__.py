"""What a hand feels in the browser: how soon a tile is lifted, follows and lies."""
