/** An operation with what it is about: of a read what it tells of, of any other what it may change. */
export interface Subject {
  method: string;
  about: readonly string[];
}

/** The reads that a call may have made stale: all that are about something that it is about. */
export function staleReads(changed: string, calls: Readonly<Record<string, Subject>>): string[] {
  const { about = [] } = calls[changed] ?? {};
  return Object.entries(calls).flatMap(([id, read]) =>
    read.method === 'get' && read.about.some((one) => about.includes(one)) ? [id] : [],
  );
}
