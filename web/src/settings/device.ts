/** What this device remembers, or only this tab; without storage (a private window) it holds as long as the page. */

export type Keeper = "localStorage" | "sessionStorage";

export function remembered(key: string, keeper: Keeper = "localStorage"): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(window[keeper].getItem(key) ?? "{}");
    return typeof kept === "object" && kept !== null ? { ...kept } : {};
  } catch {
    return {}; // no storage, or not ours
  }
}

export function remember(key: string, value: object, keeper: Keeper = "localStorage"): void {
  try {
    window[keeper].setItem(key, JSON.stringify(value));
  } catch {
    // nothing to be done about it
  }
}

export function oneOf<T>(choices: readonly T[], value: unknown): T | undefined {
  return choices.find((choice) => choice === value);
}
