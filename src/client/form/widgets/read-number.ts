/** The number that a text says; else the text itself, for the rules to refuse. An empty text stays empty. */
export function readNumber(text: string): number | string {
  const trimmed = text.trim();
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(trimmed)) return text;
  const number = Number(trimmed);
  // Beyond this a number would not say what was typed.
  return Number.isSafeInteger(Math.trunc(number)) ? number : text;
}
