/** An operation's subjects: what a read shows, and what any other operation may change. */
export interface Subject {
  method: string;
  about: readonly string[];
}

/** Returns the reads that a call may have made stale: those that share a subject with it. */
export function staleReads(changed: string, calls: Readonly<Record<string, Subject>>): string[] {
  const { about = [] } = calls[changed] ?? {};
  return Object.entries(calls).flatMap(([id, read]) =>
    read.method === 'get' && read.about.some((one) => about.includes(one)) ? [id] : [],
  );
}
