const known = new Map<string, boolean>();

/** The IANA time zone of a `Time-Zone` header; undefined if invalid. */
export function timeZoneIn(header: string | string[] | undefined): string | undefined {
  if (typeof header !== 'string' || !/^[A-Za-z][\w+-]*(?:\/[\w+-]+){0,2}$/.test(header) || header.length > 40)
    return undefined;
  if (!known.has(header)) {
    // There are some 600 zones; a client that invents names gets no further memory.
    if (known.size > 1000) return undefined;
    known.set(header, isKnown(header));
  }
  return known.get(header) ? header : undefined;
}

function isKnown(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}
