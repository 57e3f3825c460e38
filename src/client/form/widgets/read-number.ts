/**
 * Returns the number that a text stands for; else the text itself, for the rules to refuse. An empty text stays empty.
 */
export function readNumber(text: string): number | string {
  const trimmed = text.trim();
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(trimmed)) return text;
  const number = Number(trimmed);
  // A larger number would lose digits that were typed.
  return Number.isSafeInteger(Math.trunc(number)) ? number : text;
}
