import type { CompoundFile } from './compound-file.ts';
import { hasClaimedSize, unzip, type ZipEntry } from './zip-directory.ts';

/** Maximum unpacked size of a document: a file may have 5 MB, and text compresses to a tenth. */
const MOST_BYTES = 100 * 1024 * 1024;
/** Maximum size of the parts that list the others. */
const MOST_OF_INDEX = 1024 * 1024;
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** Whether a ZIP's entries form a document of Word 2007 or later, without macros. */
export async function isWordPackage(entries: readonly ZipEntry[]): Promise<boolean> {
  if (entries.reduce((sum, entry) => sum + entry.size, 0) > MOST_BYTES) return false;
  const types = await textOf(entries.find(({ name }) => name === '[Content_Types].xml'));
  if (!types || /macroEnabled|vbaProject/i.test(types)) return false;
  const parts = elements(types, 'Override|Default').map((attributes) => ({
    name: attributes.PartName ?? '',
    type: attributes.ContentType ?? '',
  }));
  const mains = parts.filter(({ type }) => type.endsWith('.main+xml'));
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  if (mains.length !== 1 || mains[0]!.type !== MAIN || !names.has(mains[0]!.name.slice(1).toLowerCase()))
    return false;
  for (const entry of entries) {
    if (/vbaProject\.bin$/i.test(entry.name) || !(await hasClaimedSize(entry))) return false;
  }
  return true;
}

/**
 * Whether opening the document would load something that may run: a template, an object, an external part.
 */
export async function hasExternalReferences(entries: readonly ZipEntry[]): Promise<boolean> {
  for (const entry of entries.filter(({ name }) => /\.rels$/i.test(name))) {
    const text = await textOf(entry);
    if (text === null) return true;
    const outside = elements(text, 'Relationship').filter(({ TargetMode }) =>
      /external/i.test(TargetMode ?? ''),
    );
    if (!outside.every(isHarmless)) return true;
  }
  return false;
}

/**
 * Harmless: links need a click, a web picture is only displayed, and a template on the author's disk is not
 * found.
 */
function isHarmless({ Type = '', Target = '' }: Record<string, string>): boolean {
  if (/\/hyperlink$/.test(Type)) return true;
  if (/\/image$/.test(Type) && /^https?:/i.test(Target)) return true;
  return /^(file:\/{3})?[a-z]:[\\/]/i.test(Target) || /^[^:\\/]+$/.test(Target);
}

/** Whether a compound file is a document of Word up to 2003, without macros. */
export function isOldWordDocument({ root }: CompoundFile): boolean {
  const main = root.get('WordDocument');
  const isMain = main?.isStream === true && main.start.length > 2 && main.start.readUInt16LE(0) === 0xa5ec;
  return isMain && !root.has('Macros') && !root.has('_VBA_PROJECT_CUR');
}

/**
 * Whether a compound file contains a password-protected document of Office 2007 or later; its kind cannot be
 * told.
 */
export const isEncryptedPackage = ({ root }: CompoundFile): boolean =>
  root.get('EncryptedPackage')?.isStream === true && root.has('EncryptionInfo');

/**
 * A part's text if it is UTF-8, which every program writes; null for other encodings or an oversized part.
 */
async function textOf(entry: ZipEntry | undefined): Promise<string | null> {
  if (!entry || entry.size > MOST_OF_INDEX) return null;
  const bytes = await unzip(entry);
  if (!bytes || bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The attributes of each element with one of these names. */
function elements(xml: string, names: string): Record<string, string>[] {
  return [...xml.matchAll(new RegExp(`<(?:[\\w.-]+:)?(?:${names})\\b([^>]*)>`, 'g'))].map(
    ([, attributes = '']) =>
      Object.fromEntries(
        [...attributes.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
          ([, name, double, single]) => [name, unescaped(double ?? single ?? '')],
        ),
      ),
  );
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescaped = (text: string) =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return ENTITIES[name] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
