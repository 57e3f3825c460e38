/**
 * Parses JSON from untrusted clients. Lone surrogates become U+FFFD, because the database refuses them, and `__proto__`
 * is dropped, because copying would turn it into the object's prototype.
 *
 * @throws SyntaxError
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text, (key, part) => (key === '__proto__' ? undefined : part));
  // Lone surrogates can come only from escapes, because the text was decoded from UTF-8.
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
