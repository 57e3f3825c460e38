import { describe, expect, it } from 'vitest';
import { definitionsOf } from '../../compile/change/definitions-of.ts';
import { readReleased, releasedFiles } from '../../compile/change/released.ts';
import { loadProject } from '../../compile/project.ts';
import { describeFinding } from '../../grammar/findings.ts';
import { filesWith } from '../../grammar/project-files.ts';
import type { Change } from '../../run/change/change.ts';
import { compareDefinitions } from '../../run/change/compare-definitions.ts';
import { describeChange, remedyOf } from '../../run/change/describe-change.ts';
import { expectFindings, library } from '../test-mistakes.ts';
import { brokenValues, openChanges } from './broken-values.ts';

const PATHS = 'openapi/paths/books.yaml';
const BOOK = 'schemas/forms/book/facts.json';
const STARS = 'schemas/forms/review/2-stars.json';
const EDITION = 'schemas/fields/edition-row.json';

const storing = filesWith(library, {
  [PATHS]: library
    .read(PATHS)!
    .replace('operationId: createBook', '$&\n    x-stores: books')
    .replace('operationId: reviewBook', '$&\n    x-stores: reviews'),
});
const released = definitionsOf(loadProject(storing));

type Edit = [file: string, from: string, to: string];

function changesAfter(...edits: Edit[]): Change[] {
  const texts: Record<string, string> = {};
  for (const [file, from, to] of edits) {
    const text = texts[file] ?? library.read(file)!;
    expect(text).toContain(from);
    texts[file] = text.replace(from, () => to);
  }
  return compareDefinitions(released, definitionsOf(loadProject(filesWith(storing, texts))), '2030-01-31');
}

const inWords = (changes: Change[]) =>
  changes.map((change) => `${change.class}: ${describeChange(change, { count: 212, of: 1904 })}`);

describe('what an edit means', () => {
  it('says that nobody sees what was sent of a kind of record that is gone', () => {
    const before = { ...released, documents: { 'schemas/records/survey.json': '1' } };
    const changes = compareDefinitions(before, { ...released, documents: {} }, '2030-01-31');
    expect(inWords(changes)).toEqual([
      'asks: schemas/records/survey.json is gone: nobody sees any more what people have sent. While any of it is stored, the server does not start without it.',
    ]);
  });

  it.each<[string, Edit[], string[]]>([
    ['nothing', [], []],
    [
      'a field that becomes required',
      [[BOOK, '"required": ["title", "genre_id"]', '"required": ["title", "genre_id", "kind"]']],
      [
        'asks: Book: *Kind* becomes required. 212 of 1,904 stored books lack it: they stay, and are asked at their next save.',
      ],
    ],
    [
      'a new optional field',
      [[BOOK, '"is_lost": {', '"blurb": { "title": "Blurb", "type": "string" },\n      "is_lost": {']],
      ['free: Book: *Blurb* is new.'],
    ],
    [
      'a tighter limit',
      [[STARS, '"maximum": 5', '"maximum": 4']],
      [
        'asks: Review, step 2: *Stars* changes the largest number from 5 to 4. 212 of 1,904 stored reviews do not fit: they stay, and have to be corrected at their next save.',
      ],
    ],
    [
      'a looser limit',
      [[STARS, '"maximum": 5', '"maximum": 10']],
      ['free: Review, step 2: *Stars* changes the largest number from 5 to 10.'],
    ],
    [
      'another title',
      [[STARS, '"title": "Stars", "type"', '"title": "Points", "type"']],
      ['free: Review, step 2: *Points* is the new title of "Stars".'],
    ],
    [
      'one more option',
      [[BOOK, '"essay": "Essay"', '"essay": "Essay", "poem": "Poem"']],
      ['free: Book: *Kind* also offers "Poem".'],
    ],
    [
      'another text for an option',
      [[BOOK, '"essay": "Essay"', '"essay": "Long essay"']],
      ['free: Book: *Kind* now calls "Essay" "Long essay".'],
    ],
    [
      'a whole number that becomes any number',
      [[STARS, '"type": "integer"', '"type": "number"']],
      ['free: Review, step 2: *Stars* becomes a number; it was a whole number.'],
    ],
    [
      'a hint',
      [[BOOK, 'What kind of book it is', 'What kind of a book it is']],
      ['free: schemas/forms/book/facts.json changed in texts, order or looks.'],
    ],
    [
      'a field of rows',
      [[EDITION, '"required": ["place"]', '"required": ["place", "from"]']],
      [
        'asks: Book: *From* becomes required. 212 of 1,904 stored entries of "editions" in books lack it: they stay, and are asked at their next save.',
        'free: schemas/fields/edition-row.json changed in texts, order or looks.',
      ],
    ],
  ])('%s', (_, edits, words) => {
    expect(inWords(changesAfter(...edits))).toEqual(words);
  });

  it('of a checklist: more or earlier proof is asked for, and what was proven is kept', () => {
    const CHECKLIST = 'schemas/checklists/lending.json';
    const item = (title: string, due = 'start') => ({
      title,
      needs: 'A letter.',
      provided_by: 'candidate',
      due,
      source: 'rules',
    });
    const withItems = (items?: object) => {
      const checklist = {
        $schema: '../meta/checklist.schema.json',
        title: 'Before the first loan',
        version: '2026-11-28',
        sources: {
          rules: {
            title: 'Rules',
            url: 'https://library.example/rules',
            read: 'original',
            reviewed_on: '2026-11-28',
            reviewer: 'The librarians',
          },
        },
        items,
      };
      return definitionsOf(
        loadProject(filesWith(storing, items ? { [CHECKLIST]: JSON.stringify(checklist) } : {})),
      );
    };
    const before = withItems({ address: item('Address'), card: item('Card') });
    const words = (items?: object) => inWords(compareDefinitions(before, withItems(items), '2030-01-31'));
    expect(words({ address: item('Address', 'hire'), photo: item('Photo') })).toEqual([
      'asks: Checklist lending: *Address* is needed earlier. Nobody is decided on without it any more.',
      'asks: Checklist lending: *Card* is removed. What was proven for it stays stored, but is not shown.',
      'asks: Checklist lending: *Photo* is new. Whoever is not decided on yet needs it as well.',
    ]);
    expect(words({ address: item('Address'), card: item('Library card') })).toEqual([
      `free: ${CHECKLIST} changed in texts, order or looks.`,
    ]);
    expect(words()[0]).toContain('Checklist lending: is gone. What was proven by it stays stored');
    const { checklists: _, ...earlier } = before;
    expect(compareDefinitions(earlier, before, '2030-01-31')).toEqual([]);
  });

  it('leaves out where a field stands nowhere', () => {
    const [change] = changesAfter([BOOK, '["title", "genre_id"]', '["title", "genre_id", "kind"]']);
    const counted = { count: 212, of: 1904 };
    expect(describeChange(change!, counted, { screens: 1, tables: 0, operations: 2 })).toContain(
      'It stands on 1 screen, 2 operations. 212 of',
    );
    expect(describeChange(change!, counted, { screens: 0, tables: 0, operations: 0 })).not.toContain(
      'stands',
    );
  });

  it('says when no database was asked, and never guesses', () => {
    const [change] = changesAfter([BOOK, '["title", "genre_id"]', '["title", "genre_id", "kind"]']);
    expect(describeChange(change!, 'unasked', { screens: 3, tables: 1, operations: 4 })).toBe(
      'Book: *Kind* becomes required. It stands on 3 screens, 1 table, 4 operations. No database was asked how many are stored: they stay, and are asked at their next save.',
    );
  });
});

const REMOVED =
  '"kind": {\n        "title": "Kind",\n        "type": "string",\n        "description": "What kind of book it is",\n        "default": "novel",\n        "x-labels": { "novel": "Novel", "essay": "Essay" }\n      },\n';
const KIND = '"kind": {';
const SAYS = (text: string): Edit => [BOOK, '"title": "Book",', `"title": "Book",\n  "stored": ${text},`];
const GROUPED: Edit = [BOOK, '"fields": ["title", "kind"]', '"fields": ["title"]'];
const UNIQUE: Edit = [BOOK, '"x-unique": ["kind"]', '"x-unique": true'];

describe('an edit that would lose values', () => {
  it.each<[string, Edit[], string, Edit]>([
    [
      'a removed field',
      [[BOOK, REMOVED, ''], GROUPED, UNIQUE],
      'Add to schemas/forms/book/facts.json, beside "title": "stored": { "kind": { "drop": "2030-01-31" } }. If "stored" is there already, add to it.',
      SAYS('{ "kind": { "drop": "2030-01-31" } }'),
    ],
    [
      'a renamed field',
      [[BOOK, KIND, '"genre_kind": {'], GROUPED, UNIQUE],
      'Add to schemas/forms/book/facts.json, beside "title": "stored": { "genre_kind": { "renamedFrom": "kind" } }, or "stored": { "kind": { "drop": "2030-01-31" } }. If "stored" is there already, add to it.',
      SAYS('{ "genre_kind": { "renamedFrom": "kind" } }'),
    ],
    [
      'a recoded option',
      [[BOOK, '"essay": "Essay"', '"E": "Essay"']],
      'Add to schemas/forms/book/facts.json, beside "title": "stored": { "kind": { "movedOptions": { "essay": "E" } } }. If "stored" is there already, add to it.',
      SAYS('{ "kind": { "movedOptions": { "essay": "E" } } }'),
    ],
    [
      'a removed option',
      [[BOOK, '"novel": "Novel", "essay": "Essay"', '"novel": "Novel"']],
      'Add to schemas/forms/book/facts.json, beside "title": "stored": { "kind": { "movedOptions": { "essay": null } } }. If "stored" is there already, add to it.',
      SAYS('{ "kind": { "movedOptions": { "essay": "novel" } } }'),
    ],
    [
      'another type',
      [[STARS, '"type": "integer", "minimum": 1, "maximum": 5', '"type": "string"']],
      'Add to schemas/forms/review/2-stars.json, beside "title": "stored": { "stars": { "convert": "to-text" } }. If "stored" is there already, add to it.',
      [
        STARS,
        '"title": "Stars",\n',
        '"title": "Stars",\n  "stored": { "stars": { "convert": "to-text" } },\n',
      ],
    ],
  ])('%s is stopped until the form says what becomes of them', (_, edits, remedy, saying) => {
    const breaking = changesAfter(...edits).filter((change) => change.class === 'breaks');
    expect(breaking.map((change) => [remedyOf(change), change.work])).toEqual([[remedy, undefined]]);
    const said = changesAfter(...edits, saying).filter((change) => change.class === 'breaks');
    expect(said.map(({ work }) => work !== undefined)).toEqual([true]);
  });

  it('cannot be helped where no conversion leads from one type to the other', () => {
    const [change] = changesAfter([
      BOOK,
      '"title": "Lost", "type": "boolean"',
      '"title": "Lost", "type": "integer"',
    ]);
    expect(remedyOf(change!)).toBe(
      'No conversion leads from yes or no to a whole number: leave this field as it was, and add a new field with another name.',
    );
  });
});

describe('the check since the last release', () => {
  const files = filesWith(storing, {
    [BOOK]: library.read(BOOK)!.replace('"essay": "Essay"', '"E": "Essay"'),
  });
  const project = loadProject(files);
  const changes = compareDefinitions(released, definitionsOf(project), '2030-01-31');
  const open = openChanges(changes, () => null);

  it('names the field, how many are stored, and the text to add', () => {
    const found = brokenValues(project, open, [{ count: 7, of: 9 }]);
    expect(found.map(describeFinding)).toEqual([
      'schemas/forms/book/facts.json:15: Book: *Kind* no longer offers "Essay" (essay). 7 of 9 stored books have it: their choice would be refused at the next save. Add to schemas/forms/book/facts.json, beside "title": "stored": { "kind": { "movedOptions": { "essay": "E" } } }. If "stored" is there already, add to it.',
    ]);
  });

  it('says what cannot be done, where the form says what becomes of the values', () => {
    const [first] = open;
    const said = [
      { ...first!.change, work: { record: 'books', path: 'kind', movedOptions: { essay: 'E' } } },
    ];
    expect(openChanges(said, () => null)).toEqual([]);
    const refused = openChanges(said, () => 'Nobody can.');
    expect(brokenValues(project, refused, ['unasked']).map(describeFinding)).toEqual([
      expect.stringMatching(/have|stored.* Nobody can\.$/),
    ]);
  });

  const title = '"title": "Book",';
  const saying = (text: string) => `${title}\n  "stored": ${text},`;
  expectFindings([
    [
      'a field that the form does not have',
      BOOK,
      title,
      saying('{ "knid": { "renamedFrom": "sort" } }'),
      `${BOOK}:4: this form has no field "knid"; did you mean "kind"?`,
    ],
    [
      'a drop of a field that is still there',
      BOOK,
      title,
      saying('{ "kind": { "drop": "2030-01-31" } }'),
      `${BOOK}:4: "kind" is still a field of this form; "drop" is for one that is removed`,
    ],
    [
      'a drop without a day',
      BOOK,
      title,
      saying('{ "sort": { "drop": "soon" } }'),
      `${BOOK}:4: "soon" is not a day such as 2030-01-31`,
    ],
    [
      'a rename from a field that is still there',
      BOOK,
      title,
      saying('{ "kind": { "renamedFrom": "title" } }'),
      `${BOOK}:4: "title" is still a field of this form, so nothing was renamed`,
    ],
    [
      'an option that moves to one that is not offered',
      BOOK,
      title,
      saying('{ "kind": { "movedOptions": { "poem": "esay" } } }'),
      `${BOOK}:4: "esay" is not offered; did you mean "essay"?`,
    ],
    [
      'a conversion that does not exist',
      BOOK,
      title,
      saying('{ "kind": { "convert": "to-txt" } }'),
      `${BOOK}:4: "convert" cannot be "to-txt"; did you mean "to-text"?`,
    ],
  ]);
});

describe('a release', () => {
  it('is read as it was written', () => {
    const files = releasedFiles(loadProject(storing), '2029-01-31');
    expect(readReleased(filesWith(library, Object.fromEntries(files)))).toEqual(released);
    expect(readReleased(library)).toBeUndefined();
  });
});

it('leads to the wizard’s step, of all forms that ask for a field', () => {
  const offering = (options: Record<string, string>) => {
    const fields = { kind: { title: 'Kind', type: 'string', options } };
    const forms = {
      'admin/book': { title: 'New book', fields },
      'book/facts': { title: 'Facts', step: 'Book, step 1', fields },
    };
    return { records: { books: ['admin/book', 'book/facts'] }, forms, screens: {}, documents: {} };
  };
  const before = offering({ novel: 'Novel', poem: 'Poem' });
  const [change] = compareDefinitions(before, offering({ novel: 'Novel', verse: 'Verse' }), '2030-01-31');
  expect(change).toMatchObject({ class: 'breaks', file: 'schemas/forms/book/facts.json' });
});
