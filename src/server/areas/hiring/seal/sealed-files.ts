import { digestOfContent } from '../../../engine/files/content-digest.ts';
import type { FileStore } from '../../../engine/files/file-store.ts';
import type { SealedFile } from '../tables/seal.ts';
import type { HeldFile } from './sealed-file-queries.ts';

/** A sealed file that is not as it was: another content, not there, or added since; `damaged` without a digest in the seal. */
export type FileBreach = Pick<SealedFile, 'of' | 'field'> & {
  is: 'changed' | 'missing' | 'added' | 'damaged';
};

/** How many files are as they were sealed, and how many have no digest in the seal to be compared with. */
export type FileReport = { intact: number; uncovered: number; breaches: FileBreach[] };

/** Compares the files of something sealed with their contents in the store; `sealed` is null in older seals. */
export async function compareFiles(
  sealed: readonly SealedFile[] | null,
  held: readonly HeldFile[],
  store: Pick<FileStore, 'find'>,
): Promise<FileReport> {
  const report: FileReport = { intact: 0, uncovered: 0, breaches: [] };
  // An application sends the profile's CV, unless another comes with it.
  const digests = new Map<string, Promise<string | null>>();
  const digestIn = (file: HeldFile) => {
    const known = digests.get(file.storage_name) ?? contentDigest(file, store);
    digests.set(file.storage_name, known);
    return known;
  };
  const note = ({ of, field }: Place, is: 'intact' | 'uncovered' | FileBreach['is']) => {
    if (is === 'intact' || is === 'uncovered') report[is] += 1;
    else report.breaches.push({ of, field, is });
  };
  // Whoever changes a file could change the digest beside it, so a seal without one never says "intact".
  const compareUnsealed = async (file: HeldFile) => {
    if (file.sha256 === null) return 'uncovered';
    const found = await digestIn(file);
    if (found === null) return 'missing';
    return found === file.sha256 ? 'uncovered' : 'damaged';
  };
  if (sealed === null) {
    for (const file of held) note(file, await compareUnsealed(file));
    return report;
  }
  for (const { sha256, ...place } of sealed) {
    const file = held.find((one) => isSamePlace(one, place));
    const found = file ? await digestIn(file) : null;
    if (!file || found === null) note(place, 'missing');
    else if (sha256 === null) note(place, await compareUnsealed(file));
    else note(place, found === sha256 ? 'intact' : 'changed');
  }
  for (const file of held.filter((one) => !sealed.some((place) => isSamePlace(place, one))))
    note(file, 'added');
  return report;
}

type Place = Omit<SealedFile, 'sha256'>;
const isSamePlace = (one: Place, other: Place): boolean =>
  one.of === other.of && one.field === other.field && one.position === other.position;

async function contentDigest(file: HeldFile, store: Pick<FileStore, 'find'>): Promise<string | null> {
  const found = await store.find(file);
  return found && digestOfContent(await found.content());
}
