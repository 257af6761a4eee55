/** The code of a table in what somebody typed or pasted: the code itself, spaced or not, or the whole link. */
export function codeIn(text: string): string {
  const link = /\/t\/([^/?#\s]+)/i.exec(text);
  return (link?.[1] ?? text).replace(/[^\p{L}\p{N}]/gu, "").toUpperCase();
}
