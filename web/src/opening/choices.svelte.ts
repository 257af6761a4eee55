/** What was last chosen on this device, so that it is one tap the next time. */
import { oneOf, remember, remembered } from "../settings/device";
import { firstGame, gamesWith, gameWithId, type PageOfAGame, type ShelfGame } from "../shelf/shelf";
import { type Level, levelIn, LEVELS } from "./bots";

const KEY = "akili.choices";
const FIRST_BOTS: Level[] = ["easy", "medium"];

interface ForGame {
  /** for a match against bots, as the server knows them */
  options?: Record<string, unknown>;
  /** the way to play alone, as the game writes it down */
  alone?: unknown;
}

class Choices {
  bots = $state<Level[]>(FIRST_BOTS);
  #game = $state("");
  #games = $state.raw<Readonly<Record<string, ForGame>>>({});

  constructor() {
    const { bots, game, games, ...older } = remembered(KEY);
    const known = (Array.isArray(bots) ? bots : []).flatMap((bot) => oneOf(LEVELS, bot) ?? []);
    this.bots = known.length > 0 ? known : FIRST_BOTS;
    this.#game = typeof game === "string" ? game : "";
    this.#games = isRecord(games) ? (games as Record<string, ForGame>) : this.#fromOlder(older);
  }

  /** The game that was looked at last. */
  get game(): ShelfGame {
    return gameWithId(this.#game) ?? firstGame();
  }

  /** The same, or the first of those that have such a page. */
  gameFor(page: PageOfAGame | "start"): ShelfGame {
    const among = gamesWith(page);
    return among.find(({ id }) => id === this.game.id) ?? firstGame(among);
  }

  choose(id: string): void {
    this.#game = id;
    this.keep();
  }

  /** As many bots as the game has room for, of the levels it has. */
  botsFor({ id, most_seats }: ShelfGame): Level[] {
    return this.bots.slice(0, most_seats - 1).map((level) => levelIn(id, level));
  }

  optionsOf(game: string): Record<string, unknown> {
    return this.#games[game]?.options ?? {};
  }

  aloneIn(game: string): unknown {
    return this.#games[game]?.alone;
  }

  chooseOptions(game: string, options: Record<string, unknown>): void {
    this.#change(game, { options });
  }

  chooseAlone(game: string, alone: unknown): void {
    this.#change(game, { alone });
  }

  keep(): void {
    remember(KEY, { bots: this.bots, game: this.#game, games: this.#games });
  }

  #change(game: string, change: ForGame): void {
    this.#games = { ...this.#games, [game]: { ...this.#games[game], ...change } };
    this.keep();
  }

  /** When there was one game, its choices stood by themselves. */
  #fromOlder({ alone, ...options }: Record<string, unknown>): Record<string, ForGame> {
    return { [this.game.id]: { options, alone } };
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export const choices = new Choices();
