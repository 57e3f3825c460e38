/**
 * The container of Office files until 2003: streams and storages in a directory, stored in chained sectors.
 */
export type CompoundFile = {
  /** The names in the root storage, with the first bytes of its streams. */
  root: ReadonlyMap<string, { isStream: boolean; start: Buffer }>;
};

/** Sector numbers from this one on have a special meaning. */
const NO_SECTOR = 0xfffffffa;
const NO_ENTRY = 0xffffffff;
const ENTRY_SIZE = 128;
/** Shorter streams are stored in the root entry's stream, in pieces of this size. */
const SHORT = 4096;
const PIECE = 64;
/** The most entries in the root storage. Word writes about ten; embedded files have a storage of their own. */
const MOST_ENTRIES = 1_000;

/** Parses a compound file; null when it is corrupt. */
export function compoundFileOf(bytes: Buffer): CompoundFile | null {
  try {
    return { root: rootOf(bytes) };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function rootOf(bytes: Buffer): CompoundFile['root'] {
  const sectorSize = 2 ** bytes.readUInt16LE(30);
  if (sectorSize !== 512 && sectorSize !== 4096) throw new RangeError('no such sector size');
  const place = (sector: number) => (sector + 1) * sectorSize;
  const table = allocationTable(bytes, sectorSize, place);
  const entry = (index: number) => {
    const sector = directory[Math.floor((index * ENTRY_SIZE) / sectorSize)];
    if (sector === undefined) throw new RangeError('no such entry');
    return place(sector) + ((index * ENTRY_SIZE) % sectorSize);
  };
  const chain = (first: number) => {
    const sectors: number[] = [];
    for (let sector = first; sector < NO_SECTOR; sector = table(sector)) {
      if (sectors.length * sectorSize > bytes.length) throw new RangeError('a chain without end');
      sectors.push(sector);
    }
    return sectors;
  };
  const directory = chain(bytes.readUInt32LE(48));
  const pieces = chain(bytes.readUInt32LE(entry(0) + 116));
  const startOf = (at: number) => {
    const first = bytes.readUInt32LE(at + 116);
    if (bytes.readUInt32LE(at + 120) >= SHORT) return place(first);
    const sector = pieces[Math.floor((first * PIECE) / sectorSize)];
    return sector === undefined ? bytes.length : place(sector) + ((first * PIECE) % sectorSize);
  };
  const names = new Map<string, { isStream: boolean; start: Buffer }>();
  const seen = new Set<number>();
  const waiting = [bytes.readUInt32LE(entry(0) + 76)];
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    if (index === NO_ENTRY || seen.has(index)) continue;
    if (seen.size === MOST_ENTRIES) throw new RangeError('too many entries');
    seen.add(index);
    const at = entry(index);
    const length = Math.min(bytes.readUInt16LE(at + 64), 64);
    const name = bytes.toString('utf16le', at, at + Math.max(0, length - 2));
    const isStream = bytes.readUInt8(at + 66) === 2;
    const from = isStream ? startOf(at) : bytes.length;
    names.set(name, { isStream, start: bytes.subarray(from, from + PIECE) });
    waiting.push(bytes.readUInt32LE(at + 68), bytes.readUInt32LE(at + 72));
  }
  return names;
}

/**
 * Each sector's successor. The table itself is stored in sectors, listed in the header and in a chain after
 * it.
 */
function allocationTable(bytes: Buffer, sectorSize: number, place: (sector: number) => number) {
  const perSector = sectorSize / 4;
  /** As many as the file's sectors need: a hostile list may lead back to itself. */
  const needed = Math.ceil(bytes.length / sectorSize / perSector);
  const sectors: number[] = [];
  for (let at = 76; at < 512; at += 4) sectors.push(bytes.readUInt32LE(at));
  let next = bytes.readUInt32LE(68);
  for (
    let round = bytes.readUInt32LE(72);
    round > 0 && next < NO_SECTOR && sectors.length < needed;
    round -= 1
  ) {
    const start = place(next);
    for (let index = 0; index < perSector - 1; index += 1)
      sectors.push(bytes.readUInt32LE(start + index * 4));
    next = bytes.readUInt32LE(start + sectorSize - 4);
  }
  return (sector: number) => {
    const home = sectors[Math.floor(sector / perSector)];
    if (home === undefined || home >= NO_SECTOR) throw new RangeError('no such sector');
    return bytes.readUInt32LE(place(home) + (sector % perSector) * 4);
  };
}
