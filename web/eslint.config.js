import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["node_modules", "src/protocol/messages.ts", "src/protocol/ubongo_fun_size.ts"] },
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
);
