/** The initials of the first and last word, used when there is no picture: "Al Noor Academy" → "AA". */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const first = words[0];
  if (!first) return '';
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last]
    .map((word) => (word ? [...word][0] : ''))
    .join('')
    .toUpperCase();
}
