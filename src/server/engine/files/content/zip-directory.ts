import { createInflateRaw } from 'node:zlib';

export type ZipEntry = {
  name: string;
  /** The size given in the directory; reading verifies it. */
  size: number;
  /** Compressed, unless `isPlain`. */
  content: Buffer;
  isPlain: boolean;
};

/** More entries than any document has. */
const MOST_ENTRIES = 5_000;
const [END, LISTED, LOCAL] = ['PK\x05\x06', 'PK\x01\x02', 'PK\x03\x04'].map((text) =>
  Buffer.from(text, 'latin1'),
);
const ENCRYPTED = 1;

/**
 * The entries of a plain ZIP: it begins with its first entry, ends with its directory, and each entry is
 * where the directory says, under the same name. Null for anything else, and for what a document never is:
 * encrypted, with thousands of entries, or with names that escape a folder.
 */
export function zipEntriesOf(bytes: Buffer): ZipEntry[] | null {
  const end = bytes.length - 22;
  if (end < 0 || !startsAt(bytes, 0, LOCAL) || !startsAt(bytes, end, END) || bytes.readUInt16LE(end + 20))
    return null;
  const count = bytes.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES || count !== bytes.readUInt16LE(end + 8)) return null;
  const entries: ZipEntry[] = [];
  const names = new Set<string>();
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || !startsAt(bytes, at, LISTED)) return null;
    const entry = entryAt(bytes, at);
    if (!entry || names.has(entry.name)) return null;
    names.add(entry.name);
    entries.push(entry);
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return at === end ? entries : null;
}

const startsAt = (bytes: Buffer, at: number, mark: Buffer | undefined) =>
  bytes.subarray(at, at + 4).equals(mark!);

function entryAt(bytes: Buffer, at: number): ZipEntry | null {
  const [flags, method] = [bytes.readUInt16LE(at + 8), bytes.readUInt16LE(at + 10)];
  const [packed, size] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)];
  const name = bytes.subarray(at + 46, at + 46 + bytes.readUInt16LE(at + 28));
  const local = bytes.readUInt32LE(at + 42);
  if (local + 30 > bytes.length || !startsAt(bytes, local, LOCAL)) return null;
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const sameName = bytes.subarray(local + 30, local + 30 + bytes.readUInt16LE(local + 26)).equals(name);
  const isPlain = method === 0;
  const isKnown = (isPlain && packed === size) || method === 8;
  if (flags & ENCRYPTED || !sameName || !isKnown || start + packed > bytes.length) return null;
  if (/^[\\/]|^\w:|(^|[\\/])\.\.([\\/]|$)|\0/.test(name.toString())) return null;
  return { name: name.toString(), size, content: bytes.subarray(start, start + packed), isPlain };
}

/** An entry's bytes; null when their number differs from the directory's. */
export async function unzip(entry: ZipEntry): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  return (await follow(entry, (part) => parts.push(part))) ? Buffer.concat(parts) : null;
}

/** Whether an entry is as long as its directory says, checked without holding it in memory. */
export async function hasClaimedSize(entry: ZipEntry): Promise<boolean> {
  return follow(entry, () => undefined);
}

async function follow(entry: ZipEntry, onPart: (part: Buffer) => void): Promise<boolean> {
  if (entry.isPlain) {
    onPart(entry.content);
    return true;
  }
  const inflate = createInflateRaw({ chunkSize: 256 * 1024 });
  inflate.end(entry.content);
  let size = 0;
  try {
    for await (const part of inflate) {
      size += (part as Buffer).length;
      if (size > entry.size) return false;
      onPart(part as Buffer);
    }
  } catch {
    return false;
  }
  return size === entry.size;
}
