import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync, deflateSync } from 'node:zlib';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Refusal } from '../../../engine/messages/refusal.ts';
import { wordParts, zipOf } from '../../../testing/files/office-files.ts';
import { PROCESS_PERMISSIONS, readCvOf } from './read-cv.ts';
import type { CvLists } from './suggest-from-cv.ts';

// Reads many documents in separate processes, which is slow beside other tests.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const PDF = 'application/pdf';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const folder = mkdtempSync(join(tmpdir(), 'cv-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, bytes: string | Buffer, type: string) {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return { path, type };
}

/** A one-page PDF whose content unpacks to this many megabytes. */
function bomb(megabytes: number): Buffer {
  const stream = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, 'BT (a) Tj ET\n'));
  const head = `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R>>endobj\n4 0 obj<</Length ${stream.length}/Filter/FlateDecode>>stream\n`;
  return Buffer.concat([
    Buffer.from(head),
    stream,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
  ]);
}

const [types, relations] = wordParts();
const word = (content: string) => zipOf([types!, relations!, { name: 'word/document.xml', content }]);

const ONE = { account: 1, address: '10.0.0.1' };
const OTHER = { account: 2, address: '10.0.0.1' };

const NONE: CvLists = {
  'certificate-types': [],
  countries: [],
  curriculums: [],
  'education-levels': [],
  'language-proficiencies': [],
  languages: [],
  skills: [],
  subjects: [],
};
const rania = { path: join(import.meta.dirname, 'fixtures/word.docx'), type: DOCX };
/** Returns the suggestions from a file, or the reason why there are none. */
async function suggestionsFrom(...asked: Parameters<typeof readCvOf>) {
  const { suggestions, obstacle } = await readCvOf(...asked);
  return obstacle ?? suggestions;
}

const NAME = { field: 'first_name', text: 'Rania', value: 'Rania' };

/** A Word document with many paragraphs of the same text. */
const paragraphs = (text: string, count: number) =>
  word(
    `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${`<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`.repeat(count)}</w:body></w:document>`,
  );

describe('a hostile file', () => {
  it.each([
    ['an invalid PDF', 'none.pdf', Buffer.from('%PDF-1.7 nothing\n%%EOF'), PDF],
    ['a truncated PDF', 'cut.pdf', bomb(1).subarray(0, 300), PDF],
    ['a Word document that is not XML', 'broken.docx', word('<w:document'), DOCX],
    ['a ZIP without a document', 'empty.docx', zipOf([types!]), DOCX],
    ['bytes', 'bytes.docx', deflateRawSync(Buffer.alloc(5000, 1)), DOCX],
  ])('yields no suggestions: %s', async (_, name, bytes, type) => {
    expect(await readCvOf(ONE, file(name, bytes, type), NONE)).toMatchObject({ suggestions: [] });
  });

  it.each([
    ['white space', `a${' '.repeat(1998)}a`],
    ['one word', 'a'.repeat(2000)],
    ['dashes', `A${'- '.repeat(999)}a`],
    ['commas', `a${','.repeat(1998)}a`],
  ])('is read to the end with lines of %s', async (name, text) => {
    const slow = file(`${name}.docx`, paragraphs(text, 2000), DOCX);
    expect(await suggestionsFrom(ONE, slow, NONE)).toEqual([]);
  });

  it('is abandoned after its time limit, and the next one is read', async () => {
    const slow = file('bomb.pdf', bomb(200), PDF);
    const first = suggestionsFrom(ONE, slow, NONE, { milliseconds: 600, megabytes: 4000 });
    const next = suggestionsFrom(OTHER, rania, NONE);
    expect(await first).toBe('unreadable');
    expect(await next).toContainEqual(NAME);
  });

  it('is abandoned after its processor time limit', async () => {
    const limits = { milliseconds: 1, megabytes: 4000 };
    expect(await suggestionsFrom(ONE, file('cv.docx', paragraphs('Teacher', 900), DOCX), NONE, limits)).toBe(
      'unreadable',
    );
  });

  it('is abandoned above its memory limit', async () => {
    const entities = '<w:p/>'.repeat(2_000_000);
    const large = word(`<w:document xmlns:w="w"><w:body>${entities}</w:body></w:document>`);
    expect(await suggestionsFrom(ONE, file('large.docx', large, DOCX), NONE)).toBe('unreadable');
  });

  // A thread that runs out of memory is ended by Node, sometimes with its whole process.
  it('kills only its worker, even when it exceeds the memory limit repeatedly', async () => {
    const xml = `<w:document xmlns:w="w"><w:body>${'<w:p/>'.repeat(4_000_000)}</w:body></w:document>`;
    const huge = file('huge.docx', word(xml), DOCX);
    expect(await Promise.all([suggestionsFrom(ONE, huge, NONE), suggestionsFrom(OTHER, huge, NONE)])).toEqual(
      ['unreadable', 'unreadable'],
    );
    expect(await suggestionsFrom(ONE, rania, NONE)).toContainEqual(NAME);
  });

  it('is not parsed if it is an older Word document', async () => {
    expect(await suggestionsFrom(ONE, file('old.doc', 'Sara', 'application/msword'), NONE)).toBe('old_word');
  });
});

describe('the reading queue', () => {
  it('reads one file of an account at a time, and tells the others when to retry', async () => {
    const first = suggestionsFrom(ONE, rania, NONE);
    await expect(readCvOf(ONE, rania, NONE)).rejects.toMatchObject({
      status: 429,
      headers: { 'retry-after': '5' },
    });
    const other = suggestionsFrom(OTHER, rania, NONE);
    expect(await first).toContainEqual(NAME);
    expect(await other).toContainEqual(NAME);
    expect(await suggestionsFrom(ONE, rania, NONE)).toContainEqual(NAME);
  });

  it('has room for other addresses when one has sent too many', async () => {
    const from = (address: string) => (_: unknown, at: number) =>
      suggestionsFrom({ account: 100 + at, address }, rania, NONE).catch(({ status }: Refusal) => status);
    const many = Array.from({ length: 8 }, from('10.0.0.1'));
    const other = from('10.0.0.2')(undefined, 50);
    // One is read, five wait.
    expect((await Promise.all(many)).filter((found) => found === 503)).toHaveLength(2);
    expect(await other).toContainEqual(NAME);
  });

  it('continues after a file that could not be passed to the reader', async () => {
    // A function cannot be sent to a process.
    const unsendable = Object.assign({ id: 1, name: 'A' }, { run: () => {} });
    const broken = suggestionsFrom(ONE, rania, { ...NONE, skills: [unsendable] });
    const next = suggestionsFrom(OTHER, rania, NONE);
    await expect(broken).rejects.toThrow('could not be cloned');
    expect(await next).toContainEqual(NAME);
    expect(await suggestionsFrom(ONE, rania, NONE)).toContainEqual(NAME);
  });
});

describe('the reading process', () => {
  it('may read the program but no other file, and may neither write nor start processes', () => {
    const permissions = {
      program: ['fs.read', join(import.meta.dirname, 'cv-thread.ts')],
      settings: ['fs.read', join(import.meta.dirname, '../../../../../.env')],
      data: ['fs.read', folder],
      system: ['fs.read', '/etc/passwd'],
      write: ['fs.write', folder],
      start: ['child'],
    };
    const script = `console.log(JSON.stringify(Object.fromEntries(Object.entries(${JSON.stringify(permissions)}).map(([name, what]) => [name, process.permission.has(...what)]))))`;
    expect(
      JSON.parse(
        execFileSync(process.execPath, [...PROCESS_PERMISSIONS, '-e', script], { env: {}, encoding: 'utf8' }),
      ),
    ).toEqual({
      program: true,
      settings: false,
      data: false,
      system: false,
      write: false,
      start: false,
    });
  });

  it('answers 503 while it cannot be started, and recovers', async () => {
    const { execPath } = process;
    process.execPath = join(folder, 'nowhere');
    const refused = suggestionsFrom(ONE, rania, NONE);
    await expect(refused)
      .rejects.toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
      .finally(() => {
        process.execPath = execPath;
      });
    expect(await suggestionsFrom(ONE, rania, NONE)).toContainEqual(NAME);
  });
});
