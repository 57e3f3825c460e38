import { strFromU8, unzipSync, zipSync } from 'fflate';
import mammoth from 'mammoth';

/** The most unpacked bytes of a page header; one line or two is usual. */
const LARGEST_HEADER = 200_000;
/** A table whose cells have more lines than this divides the page into columns, not lines into cells. */
const LONGEST_CELL = 4;

/** Returns a Word document's lines: a bullet in front of each item, a tab between the cells of a row. */
export async function linesOfWord(bytes: Uint8Array): Promise<string[]> {
  const headers: string[] = [];
  for (const header of headersOf(bytes)) headers.push(...(await linesIn(header)));
  // Names are often in the page header, which the body does not repeat.
  return [...new Set(headers), ...(await linesIn(bytes))];
}

async function linesIn(bytes: Uint8Array): Promise<string[]> {
  const withoutPictures = mammoth.images.imgElement(async () => ({ src: '' }));
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes) },
    { convertImage: withoutPictures },
  );
  return linesOfHtml(value);
}

/** Returns the page headers, each as a document of its own. */
function headersOf(bytes: Uint8Array): Uint8Array[] {
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) =>
      originalSize < LARGEST_HEADER &&
      /^(\[Content_Types\]\.xml|_rels\/\.rels|word\/header\d+\.xml)$/.test(name),
  });
  return Object.keys(files)
    .filter((name) => name.startsWith('word/header'))
    .sort()
    .map((name) => {
      const { [name]: header, ...others } = files;
      const content = strFromU8(header!)
        .replace(/<w:hdr\b/, '<w:document')
        .replace(/^(.*?<w:document[^>]*>)/s, '$1<w:body>')
        .replace('</w:hdr>', '</w:body></w:document>');
      const kept = Object.entries(others).filter(([other]) => !other.startsWith('word/'));
      return zipSync({ ...Object.fromEntries(kept), 'word/document.xml': new TextEncoder().encode(content) });
    });
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Returns the lines of mammoth's HTML, which has few tags and escapes four characters. */
export function linesOfHtml(html: string): string[] {
  const lines: string[] = [];
  /** The rows of open tables; the last one is being filled. */
  const rows: string[][][] = [];
  let line = '';
  let bullet = '';
  const end = () => {
    if (line.trim() !== '') (rows.at(-1)?.at(-1) ?? lines).push(`${bullet}${line.trim()}`);
    line = '';
    bullet = '';
  };
  for (const [, closing, tag, text] of html.matchAll(/<(\/?)(\w+)[^>]*>|([^<]+)/g)) {
    if (text !== undefined)
      line += text.replace(/&(\w+|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole);
    else if (tag === 'tr' && !closing) rows.push([]);
    else if (tag === 'tr') {
      const row = linesOfRow(rows.pop() ?? []);
      (rows.at(-1)?.at(-1) ?? lines).push(...row);
    } else if (/^t[dh]$/.test(tag!)) {
      end();
      if (!closing) rows.at(-1)?.push([]);
    } else if (/^(p|h\d|li|br|ul|ol|table)$/.test(tag!)) {
      end();
      if (tag === 'li' && !closing) bullet = '• ';
    }
  }
  end();
  return lines;
}

/** Texts that are side by side on paper become one line. */
function linesOfRow(cells: readonly (readonly string[])[]): string[] {
  if (cells.filter(({ length }) => length > LONGEST_CELL).length > 1) return cells.flat();
  const first = cells.flatMap(([line]) => line ?? []).join('\t');
  return [first, ...cells.flatMap(([, ...rest]) => rest)].filter(Boolean);
}
