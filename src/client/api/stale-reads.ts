/** An operation's subjects: what a read shows, and what any other operation may change. */
export interface Subject {
  /** GET if it does not say. */
  method?: string;
  path: string;
  /** By default what the path begins with. */
  about?: readonly string[];
}

const aboutOf = ({ path, about = [path.split('/')[1]!] }: Subject) => about;

/** Returns the reads that a call may have made stale: those that share a subject with it. */
export function staleReads(changed: string, calls: Readonly<Record<string, Subject>>): string[] {
  const call = calls[changed];
  const about = call ? aboutOf(call) : [];
  return Object.entries(calls).flatMap(([id, read]) =>
    !read.method && aboutOf(read).some((one) => about.includes(one)) ? [id] : [],
  );
}
