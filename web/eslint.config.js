import { readdirSync } from "node:fs";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

const GAMES = readdirSync(new URL("src/games", import.meta.url)).filter((name) => !name.includes("."));
const NAMES = "/ubongo|fun.?size|shimo|clever/i";
const NO_GAME = "Only games/, ubongo/ and protocol/ know games: ask games/registry.ts, or put it into games/game.ts.";

/** Nobody else imports from a game or names one. */
const onlyGamesKnowGames = {
  files: ["src/**"],
  ignores: ["src/games/*/**", "src/ubongo/**", "src/protocol/**"],
  rules: {
    "no-restricted-imports": [
      "error",
      { patterns: [{ regex: `ubongo|/(${GAMES.join("|")})(/|$)`, message: NO_GAME }] },
    ],
    "no-restricted-syntax": [
      "error",
      ...[
        "Literal[value=",
        "TemplateElement[value.raw=",
        "Identifier[name=",
        "SvelteText[value=",
        "SvelteLiteral[value=",
      ].map((node) => ({ selector: `${node}${NAMES}]`, message: NO_GAME })),
    ],
  },
};

/** A game knows what races share, and no other game; what races share knows no game. */
const gamesKnowNoOthers = [
  {
    files: ["src/games/*/**"],
    rules: {
      "no-restricted-imports": ["error", { patterns: [{ regex: `/(${GAMES.join("|")})/`, message: NO_GAME }] }],
    },
  },
  {
    files: ["src/ubongo/**"],
    rules: { "no-restricted-imports": ["error", { patterns: [{ regex: "(^|/)games/", message: NO_GAME }] }] },
  },
];

export default ts.config(
  { ignores: ["node_modules", "src/protocol/messages.ts", "src/protocol/ubongo_*.ts", "src/protocol/games.ts"] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: { "svelte/no-navigation-without-resolve": "off", "svelte/prefer-svelte-reactivity": "off" },
  },
  {
    files: ["src/board/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            { regex: "^\\.\\./(?!settings/)", message: "the board draws and reports; words and sounds are its users'" },
          ],
        },
      ],
    },
  },
  { rules: { "no-undef": "off", "no-console": "error" } },
  onlyGamesKnowGames,
  ...gamesKnowNoOthers,
);
