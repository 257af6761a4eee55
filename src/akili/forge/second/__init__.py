"""The boxes of the second edition, chosen by the rating that is the same however a card lies."""
