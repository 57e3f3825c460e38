/**
 * Parses JSON that a stranger wrote. Halves of surrogate pairs become U+FFFD, because the database takes none, and
 * `__proto__` is dropped, because copying objects would make it what they inherit from.
 *
 * @throws SyntaxError
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text, (key, part) => (key === '__proto__' ? undefined : part));
  // Escapes are the only way for a half pair into text that was decoded from UTF-8.
  return /\\ud[89a-f]/i.test(text) ? wellFormed(value) : value;
}

function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(wellFormed);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key.toWellFormed(), wellFormed(part)]),
    );
  }
  return value;
}
