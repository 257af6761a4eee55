export const LANGUAGES = ["en", "pl", "hu"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The first of the browser's languages that we speak. */
export function preferredLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const spoken = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (spoken) return spoken;
  }
  return "en";
}
