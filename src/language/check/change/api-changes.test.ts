import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changelogText, grownHistory } from '../../compile/change/api-changelog.ts';
import { apiContract } from '../../compile/change/api-contract.ts';
import { definitionsOf } from '../../compile/change/definitions-of.ts';
import { readHistory, readReleasedApi, releasedFiles } from '../../compile/change/released.ts';
import { loadProject, type Project } from '../../compile/project.ts';
import { describeFinding } from '../../grammar/findings.ts';
import { filesOnDisk, filesWith } from '../../grammar/project-files.ts';
import {
  type ApiContract,
  apiChangeInWords,
  compareApi,
  isIncompatible,
  nextIncompatible,
  type OperationContract,
} from '../../run/change/compare-api.ts';
import { compareDefinitions } from '../../run/change/compare-definitions.ts';
import type { ContractSchema } from '../../run/change/compare-schemas.ts';
import { library } from '../test-mistakes.ts';
import { brokenApi } from './broken-api.ts';
import { brokenValues, openChanges } from './broken-values.ts';

const ROOT = 'openapi/openapi.yaml';
const PATHS = 'openapi/paths/books.yaml';
const BOOK = 'schemas/forms/book/facts.json';
const STARS = 'schemas/forms/review/2-stars.json';

const storing = filesWith(library, {
  [PATHS]: library
    .read(PATHS)!
    .replace('operationId: createBook', '$&\n    x-stores: books')
    .replace('operationId: reviewBook', '$&\n    x-stores: reviews'),
});
const before = loadProject(storing);
const contract = apiContract(before);

type Edit = [file: string, from: string, to: string];

function edited(...edits: Edit[]): Project {
  const texts: Record<string, string> = {};
  for (const [file, from, to] of edits) {
    const text = texts[file] ?? storing.read(file)!;
    expect(text).toContain(from);
    texts[file] = text.replace(from, () => to);
  }
  return loadProject(filesWith(storing, texts));
}

const inWords = (was: ApiContract, is: ApiContract) =>
  compareApi(was, is).map((change) => `${change.class}: ${apiChangeInWords(change)}`);

it.each<[string, string[], string]>([
  ['is new', ['GET /a'], 'GET /a is new'],
  ['is new', ['GET /a', 'GET /b'], 'GET /a and GET /b are new'],
  ['is new', ['GET /a', 'GET /b', 'GET /c', 'GET /d'], 'GET /a, GET /b and 2 more are new'],
  ['no longer answers with 201', ['GET /a', 'GET /b'], 'GET /a and GET /b no longer answer with 201'],
  ['may answer with 409', ['GET /a', 'GET /b', 'GET /c'], 'GET /a, GET /b and GET /c may answer with 409'],
  ['the answer has the new "size"', ['GET /a', 'GET /b'], 'GET /a and GET /b: the answer has the new "size"'],
])('says "%s" of %j', (what, calls, sentence) => {
  expect(apiChangeInWords({ class: 'free', kind: 'added', operations: [], calls, what })).toBe(sentence);
});

describe('what an edited document means for programs', () => {
  it.each<[string, Edit[], string[]]>([
    ['nothing', [], []],
    ['a text', [[STARS, '"title": "Stars", "type"', '"title": "Points", "type"']], []],
    [
      'a removed operation',
      [['openapi/openapi.yaml', '  /genres: { $ref: paths/books.yaml#/genres }\n', '']],
      ['breaks: GET /genres is gone'],
    ],
    [
      'a new operation',
      [[PATHS, 'book:\n  get:', 'book:\n  delete:\n    operationId: removeBook\n    responses: {}\n  get:']],
      ['free: DELETE /books/{id} is new'],
    ],
    [
      'another path',
      [['openapi/openapi.yaml', '  /genres:', '  /kinds:']],
      ['breaks: GET /kinds was GET /genres before'],
    ],
    [
      'a parameter that is gone, and one that must be sent',
      [[PATHS, '{ name: tab, in: query, schema', '{ name: shelf, in: query, required: true, schema']],
      [
        'breaks: GET /books: the call no longer takes "tab"',
        'breaks: GET /books: the call must have the new "shelf"',
      ],
    ],
    [
      'a narrower parameter',
      [
        [
          PATHS,
          'search, in: query, schema: { type: string }',
          'search, in: query, schema: { type: integer }',
        ],
      ],
      ['breaks: GET /books: the call takes "search" as integer, no longer as string'],
    ],
    [
      'a field that becomes required',
      [[BOOK, '["title", "genre_id"]', '["title", "genre_id", "kind"]']],
      ['breaks: POST /books: the body must have "kind" now'],
    ],
    [
      'a tighter limit',
      [[STARS, '"maximum": 5', '"maximum": 4']],
      [
        'breaks: POST /books/{id}/review: the body is stricter about "stars" (changes the largest number from 5 to 4)',
      ],
    ],
    [
      'a new option, which answers may have, too',
      [[BOOK, '"essay": "Essay"', '"essay": "Essay", "poem": "Poem"']],
      [
        'warns: POST /books, GET /books/{id} and 3 more: the answer may have the new "poem" for "kind" of Book',
        'free: POST /books: the body also takes "poem" for "kind"',
      ],
    ],
    [
      'a status that is another one',
      [[PATHS, '"201": { description: The book.', '"200": { description: The book.']],
      ['breaks: POST /books no longer answers with 201', 'warns: POST /books may answer with 200'],
    ],
    [
      'a field of an answer that may be missing',
      [[PATHS, 'required: [kept], ', '']],
      ['breaks: POST /books/{id}/keep: the answer may lack "kept"'],
    ],
    [
      'a body that must be there',
      [
        [
          PATHS,
          'requestBody:\n      content:\n        multipart',
          'requestBody:\n      required: true\n      content:\n        multipart',
        ],
      ],
      ['breaks: POST /books must have a body now'],
    ],
  ])('%s', (_, edits, texts) => {
    expect(inWords(contract, apiContract(edited(...edits)))).toEqual(texts);
  });

  const operation = (part: Partial<OperationContract>): ApiContract => ({
    ...{ version: '1.0.0', responses: {}, schemas: {} },
    operations: { read: { call: 'GET /a', answers: {}, ...part } },
  });
  const answering = (schema: ContractSchema, schemas: ApiContract['schemas'] = {}) => ({
    ...operation({ answers: { '200': { 'application/json': schema } } }),
    schemas,
  });
  const taking = (schema: ContractSchema) => operation({ body: { content: { 'application/json': schema } } });
  const field = (schema: ContractSchema): ContractSchema => ({ properties: { a: schema } });
  const node = (more: ContractSchema['properties']) => ({
    Node: { properties: { next: { $ref: '#/components/schemas/Node' }, ...more } },
  });

  it.each<[string, ApiContract, ApiContract, string[]]>([
    [
      'a removed value of a body',
      taking(field({ enum: ['x', 'y'] })),
      taking(field({ enum: ['x'] })),
      ['breaks: GET /a: the body no longer takes "y" for "a"'],
    ],
    [
      'a body’s field that may also be null',
      taking(field({ type: 'string' })),
      taking(field({ type: ['string', 'null'] })),
      ['free: GET /a: the body takes "a" as string or null, no longer as string'],
    ],
    [
      'an answer’s field that may also be null',
      answering(field({ type: 'string' })),
      answering(field({ type: ['string', 'null'] })),
      ['breaks: GET /a: the answer has "a" as string or null, no longer as string'],
    ],
    [
      'a field within rows',
      answering({ properties: { data: { type: 'array', items: field({ type: 'string' }) } } }),
      answering({ properties: { data: { type: 'array', items: { properties: {} } } } }),
      ['breaks: GET /a: the answer lacks "a"'],
    ],
    [
      'a component that contains itself',
      answering({ $ref: '#/components/schemas/Node' }, node({ a: { type: 'string' } })),
      answering({ $ref: '#/components/schemas/Node' }, node({})),
      ['breaks: GET /a: the answer lacks "a" of Node'],
    ],
    [
      'a component under another name',
      answering({ $ref: '#/components/schemas/A' }, { A: field({ type: 'string' }) }),
      answering({ $ref: '#/components/schemas/B' }, { B: field({ type: 'string' }) }),
      [],
    ],
    [
      'one more alternative',
      answering(field({ anyOf: [{ type: 'string' }, { type: 'object' }] })),
      answering(field({ anyOf: [{ type: 'string' }, { type: 'object' }, { type: 'integer' }] })),
      ['breaks: GET /a: the answer may have "a" as integer'],
    ],
    [
      'an alternative with null written out',
      answering(field({ type: ['string', 'null'] })),
      answering(field({ anyOf: [{ type: 'string' }, { type: 'null' }] })),
      [],
    ],
    [
      'fewer roles',
      operation({ callers: ['Admin', 'School'] }),
      operation({ callers: ['Admin'] }),
      ['breaks: GET /a is no longer for School'],
    ],
    [
      'a session that is needed',
      operation({ callers: 'public' }),
      operation({}),
      ['breaks: GET /a needs a session now'],
    ],
    [
      'a deprecated operation',
      operation({}),
      operation({ deprecated: true, sunset: '2030-01-31' }),
      ['free: GET /a is deprecated, and may be gone from 2030-01-31 on'],
    ],
    [
      'a failure that no longer happens',
      operation({ answers: { '409': {} } }),
      operation({}),
      ['free: GET /a no longer answers with 409'],
    ],
  ])('%s, found', (_, was, is, texts) => {
    expect(inWords(was, is)).toEqual(texts);
  });
});

describe('the version of the API', () => {
  it.each([
    ['0.1.0', '0.1.1', false],
    ['0.1.0', '0.2.0', true],
    ['0.9.0', '1.0.0', true],
    ['1.2.0', '1.3.0', false],
    ['1.2.0', '2.0.0', true],
    ['2.0.0', '1.0.0', false],
  ])('from %s to %s says that programs may break: %s', (was, is, says) => {
    expect(isIncompatible(was, is)).toBe(says);
    expect(isIncompatible(was, nextIncompatible(was))).toBe(true);
  });
});

describe('the check since the last release', () => {
  const released = definitionsOf(before);
  function checked(...edits: Edit[]): string[] {
    const project = edited(...edits);
    const changes = compareDefinitions(released, definitionsOf(project), '2030-01-31');
    const open = openChanges(changes, () => null);
    const { findings, follows } = brokenApi(
      project,
      contract,
      changes,
      new Set(open.map(({ change }) => change)),
    );
    return [...brokenValues(project, open, [], follows), ...findings].map(describeFinding);
  }
  const REMEDY =
    'Programs that rely on this break: undo it, or raise the version of the API to 2.0.0 ("info" in openapi/openapi.yaml).';

  it('refuses what breaks programs, at the operation', () => {
    expect(checked([PATHS, '"201": { description: The book.', '"200": { description: The book.'])).toEqual([
      `openapi/paths/books.yaml:11: POST /books no longer answers with 201. ${REMEDY}`,
    ]);
  });

  it('lets it pass when the version says so', () => {
    expect(
      checked(
        [PATHS, '"201": { description: The book.', '"200": { description: The book.'],
        [ROOT, 'version: "1"', 'version: "2"'],
      ),
    ).toEqual([]);
  });

  it('lets a form ask for more', () => {
    expect(checked([BOOK, '["title", "genre_id"]', '["title", "genre_id", "kind"]'])).toEqual([]);
    expect(checked([STARS, '"maximum": 5', '"maximum": 4'])).toEqual([]);
  });

  it('tells in one finding what an edit does to stored values and to programs', () => {
    const [finding, ...others] = checked([BOOK, '"essay": "Essay"', '"E": "Essay"']);
    expect(others).toEqual([]);
    expect(finding).toMatch(/^schemas\/forms\/book\/facts\.json:15: Book: \*Kind\* no longer offers "Essay"/);
    expect(finding).toContain(
      `For programs: POST /books: the body no longer takes "essay" for "kind". ${REMEDY}`,
    );
  });

  it('reads the contract as it was written', () => {
    expect(
      readReleasedApi(filesWith(library, Object.fromEntries(releasedFiles(before, '2029-01-31')))),
    ).toEqual(contract);
    expect(readReleasedApi(library)).toBeUndefined();
  });
});

describe('the changelog of the API', () => {
  const DAY = '2029-01-31';
  const first = { version: '1', day: '2028-05-01', changes: [] };
  const less = apiContract(
    edited(
      [ROOT, '  /genres: { $ref: paths/books.yaml#/genres }\n', ''],
      [ROOT, 'version: "1"', 'version: "2"'],
    ),
  );

  it('has the newest version first, and marks what breaks programs', () => {
    const text = changelogText(grownHistory([first], contract, less, DAY));
    expect(text.slice(text.indexOf('## '))).toBe(
      '## 2 · 2029-01-31\n\n### Removed\n\n- ⚠ `GET /genres`\n\n## 1 · 2028-05-01\n\nThe first version that was compared.\n',
    );
  });

  it('keeps the releases of one version together', () => {
    const more = apiContract(edited([BOOK, '"essay": "Essay"', '"essay": "Essay", "poem": "Poem"']));
    const [known, ...others] = grownHistory([first], contract, more, DAY);
    expect(others).toEqual([]);
    expect(known).toMatchObject({ version: '1', day: DAY });
    expect(known!.changes.map(({ what }) => what)).toContain('the body also takes "poem" for "kind"');
    expect(grownHistory([known!], more, more, '2029-02-01')).toEqual([known]);
  });

  it('is as the last release wrote it', () => {
    const files = filesOnDisk(join(import.meta.dirname, '../../../..'));
    const history = readHistory(files);
    expect(files.read('docs/api-changelog.md')).toBe(changelogText(history));
    expect(history[0]?.version).toBe(readReleasedApi(files)?.version);
  });
});
