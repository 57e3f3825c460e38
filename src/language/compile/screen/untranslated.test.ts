import { expect, it } from 'vitest';
import { library } from '../../check/test-mistakes.ts';
import { describeFinding } from '../../grammar/findings.ts';
import { filesWith } from '../../grammar/project-files.ts';
import { loadProject } from '../project.ts';
import { untranslated } from './untranslated.ts';

const FILE = 'schemas/messages/ar.json';
const missingWith = (texts: Record<string, unknown>, changes: Record<string, string> = {}) =>
  untranslated(
    loadProject(
      filesWith(library, {
        ...changes,
        [FILE]: JSON.stringify({ $schema: '../meta/messages.schema.json', ...texts }),
      }),
    ),
  ).map(describeFinding);
const missing = missingWith({});

it('lists a text of a document and of a message, each until it is translated', () => {
  const notice = (text: string) => expect.stringContaining(`: "${text}" is not in ${FILE} yet`);
  expect(missing).toEqual(expect.arrayContaining([notice('Login'), notice('No books.')]));
  const fewer = missingWith({ '= Login': 'دخول', 'books.empty': 'لا توجد كتب.' });
  expect(fewer).not.toContainEqual(notice('Login'));
  expect(fewer).not.toContainEqual(notice('No books.'));
});

it('does not list the product’s name, or a name that the translation repeats', () => {
  expect(missing.filter((one) => one.includes('"Library"'))).toEqual([]);
  expect(missingWith({ '= Login': 'Login' }).filter((one) => one.includes('"Login"'))).toEqual([]);
});

it('lists a text without words whose commas or currency another language writes otherwise', () => {
  const FILE = 'schemas/screens/login.json';
  const place = '{query.city}, {query.country}';
  const range = '{query.least|money} – {query.most|number}';
  const blocks = [place, range, '{query.city}'].map((text) => ({ block: 'text', text }));
  const changed = {
    [FILE]: library
      .read(FILE)!
      .replace(/"blocks": \[/, `"blocks": [${blocks.map((one) => `${JSON.stringify(one)}, `).join('')}`),
  };
  const found = missingWith({}, changed).join('\n');
  expect(found).toContain(`"${place}"`);
  expect(found).toContain(`"${range}"`);
  expect(found).not.toContain('"{query.city}"');
  expect(missingWith({ [`= ${place}`]: '{query.city}، {query.country}' }, changed).join()).not.toContain(
    place,
  );
});

it('lists the texts of rows that are written into a document', () => {
  const FILE = 'schemas/screens/login.json';
  const text = library.read(FILE)!;
  const rows = '{ "block": "list", "rows": { "const": [{ "name": "Most read" }] }, "blocks": [] }';
  const changed = { [FILE]: text.replace(/"blocks": \[/, `"blocks": [${rows}, `) };
  const isRow = (one: string) => one.includes('"Most read"');
  expect(missingWith({}, changed).filter(isRow)).toHaveLength(1);
  expect(missingWith({ '= Most read': 'الأكثر قراءة' }, changed).filter(isRow)).toEqual([]);
});
