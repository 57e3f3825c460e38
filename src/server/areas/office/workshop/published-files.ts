import { createHash } from 'node:crypto';

export const hashOfText = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A published text of a definition. */
export type Published = {
  version_id: number;
  file: string;
  text: string;
  hash: string;
  /** The hash of the release's file for which it was written. */
  release_hash: string;
  settled_at: Date | null;
};

/** What is published over a release's files. */
export type PublishedFiles = {
  /** The texts in force that the release's files lack, by path. */
  over: Map<string, string>;
  /** Versions whose text the release has in its file. */
  settled: number[];
  /** Edits of files that the release has changed in another way. */
  contradicted: Published[];
};

/**
 * Compares what was published, in its order, with a release's files. The last text of each file is in force until a release
 * has it; from then on the file is. A file that has neither a text of this history nor one that it began with contradicts it.
 */
export function publishedOver(
  versions: readonly Published[],
  textOf: (file: string) => string | undefined,
): PublishedFiles {
  const result: PublishedFiles = { over: new Map(), settled: [], contradicted: [] };
  for (const [file, history] of Map.groupBy(versions, (version) => version.file)) {
    const last = history.at(-1)!;
    const text = textOf(file);
    const hash = text === undefined ? undefined : hashOfText(text);
    if (hash === last.hash) {
      result.settled.push(last.version_id);
      continue;
    }
    const isOlder = history.some((one) => hash === one.hash || hash === one.release_hash);
    if (isOlder) result.over.set(file, last.text);
    else if (!last.settled_at) result.contradicted.push(last);
  }
  return result;
}
