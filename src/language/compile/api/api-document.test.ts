import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOnDisk, filesWith } from '../../grammar/project-files.ts';
import { loadProject } from '../project.ts';
import { operationsIn } from '../screen/screen-references.ts';
import { type ApiDocument, operationsOf } from './api-document.ts';
import { apiTypes } from './api-types.ts';
import { subjectsOf } from './operation-subjects.ts';
import { callsModule, callTexts, operationFacts } from './operations-module.ts';
import { plainDocument, publicDocument } from './public-document.ts';

const library = filesOnDisk(join(import.meta.dirname, '../../check/fixture'));
const ROOT = 'openapi/openapi.yaml';
const FORM = 'schemas/forms/book/facts.json';

function documentWith(changes: Record<string, (text: string) => string> = {}): ApiDocument {
  const files = Object.entries(changes).map(([file, change]) => [file, change(library.read(file)!)]);
  return loadProject(filesWith(library, Object.fromEntries(files))).api;
}

function operation(document: ApiDocument, id: string) {
  return operationsOf(document).find((one) => one.operation.operationId === id)!.operation;
}

const bodyOf = (document: ApiDocument, id: string, type = 'multipart/form-data') =>
  operation(document, id).requestBody!.content[type]!;

type Answer = { schema: { properties: Record<string, { required?: string[] }> } };

function answerOf(document: ApiDocument, id: string): Answer {
  const { content } = operation(document, id).responses['200'] as { content: Record<string, Answer> };
  return content['application/json']!;
}

describe('the expanded document', () => {
  const api = documentWith();

  it('follows a field of a form in an answer that shows it elsewhere', () => {
    const document = documentWith({
      [ROOT]: (text) =>
        text.replace(
          '  schemas:',
          `$&
    Shelf:
      type: object
      properties:
        kind: { x-read-of: ['form:book/facts'], x-only: kind }
        last_kind: { x-read-of: ['form:book/facts'], x-only: kind, x-nullable: true }`,
        ),
      [FORM]: (text) => text.replace('"x-labels": {', '"x-labels": { "poem": "Poem",'),
    });
    const { properties } = document.components!.schemas!.Shelf as { properties: Record<string, unknown> };
    const offers = (values: unknown[]) => expect.arrayContaining(values);
    expect(properties.kind).toMatchObject({ type: 'string', enum: offers(['poem']) });
    expect(properties.last_kind).toMatchObject({ type: ['string', 'null'], enum: offers(['poem', null]) });
  });

  it('sorts in both directions of each order', () => {
    const sortedBy = (first: string) =>
      loadProject(
        filesWith(library, {
          [ROOT]: library.read(ROOT)!.replace('x-sort: [title, due]', `$&, default: ${first}`),
        }),
      );
    expect(operation(sortedBy('-due').api, 'listLoans').parameters).toContainEqual({
      name: 'sort',
      in: 'query',
      description: expect.any(String),
      schema: { type: 'string', enum: ['title', '-title', 'due', '-due'], default: '-due' },
    });
    expect(sortedBy('-duo').findings.sorted()).toMatchObject([
      { message: 'there is no order "-duo"; did you mean "-due"?' },
    ]);
  });

  it('wraps answers in the envelope', () => {
    expect(answerOf(api, 'getBook')).toEqual({
      schema: {
        type: 'object',
        required: ['status', 'message', 'data'],
        properties: {
          status: { const: true },
          message: { type: 'string' },
          data: { $ref: '#/components/schemas/Book' },
        },
      },
    });
  });

  it('has the metadata of a page, ours and the list’s own', () => {
    const { properties } = answerOf(api, 'listBooks').schema;
    expect(properties.meta!.required).toEqual(['total', 'page', 'per_page', 'shelves']);
  });

  it('combines a wizard’s forms with the body’s own fields', () => {
    const { schema } = bodyOf(api, 'reviewBook', 'application/json');
    expect(Object.keys(schema.properties as object)).toEqual(['words', 'email', 'stars', 'reader_id']);
    expect(schema).toMatchObject({ required: ['reader_id', 'words', 'stars'], additionalProperties: false });
  });

  it('combines a form’s fields with the server’s own when read', () => {
    const book = api.components.schemas.Book as { properties: Record<string, { type: unknown }> };
    expect(book.properties.title!.type).toBe('string');
    expect(book.properties.kind!.type).toEqual(['string', 'null']);
    expect(book.properties.is_kept!.type).toBe('boolean');
  });
});

describe('a partial body', () => {
  const api = documentWith({
    'openapi/paths/books.yaml': (text) =>
      text.replace('{ x-form: book/facts }', '{ x-form: book/facts, x-partial: true }'),
  });

  it('requires nothing and clears fields with null', () => {
    const { schema } = bodyOf(api, 'createBook');
    expect(schema).not.toHaveProperty('required');
    expect((schema.properties as Record<string, unknown>).title).toMatchObject({ type: ['string', 'null'] });
  });

  it('is an update', () => {
    expect(operationFacts(api).get('createBook')).toMatchObject({ mode: 'update', forms: ['book/facts'] });
  });
});

describe('the client’s table of operations', () => {
  it('has the paths of those that documents name', () => {
    const { api, documents } = loadProject(library);
    const named = operationsIn(documents.byFile.values());
    expect(named).toContain('listBooks');
    const module = callsModule(callTexts(operationFacts(api), subjectsOf(api), new Set(['login'])));
    expect(module.split('\n').slice(1, 4)).toEqual([
      'export const calls = {',
      "  login: { path: '/login', method: 'post', body: 'json', about: [] },",
      '} as const;',
    ]);
  });
});

describe('the published document', () => {
  const photos = (text: string) =>
    text.replace(
      '"is_lost": {',
      '"photos": { "type": "array", "items": { "x-file": { "accept": ["image/png"], "maxBytes": 9 } } },\n      "is_lost": {',
    );
  const shown = publicDocument(documentWith({ [FORM]: photos }));

  it('has neither our own keywords nor limits from other fields', () => {
    const text = JSON.stringify(shown);
    expect(text).not.toMatch(
      /"x-(messages|labels|lookup|options|keys|switch|rules|file|local|read|server|unique|gap|forms|partial)"/,
    );
    expect(text).not.toContain('$data');
    expect(text).not.toContain('formatMinimum');
  });

  it('keeps the roles that may call an operation', () => {
    expect(operation(shown, 'createBook')).toMatchObject({ 'x-roles': ['Librarian'] });
  });

  it('describes how the parts of a multipart body are encoded', () => {
    expect(bodyOf(shown, 'createBook').encoding).toEqual({
      cover: { contentType: 'image/png' },
      editions: { contentType: 'application/json' },
      'photos[]': { contentType: 'image/png' },
    });
  });

  it('names lists of files with brackets', () => {
    expect(Object.keys(bodyOf(shown, 'createBook').schema.properties as object)).toContain('photos[]');
  });
});

describe('the table of operations that client and server share', () => {
  const facts = operationFacts(documentWith());

  it.each([
    ['login', { method: 'POST', path: '/login', body: 'json', security: 'public', forms: ['auth/login'] }],
    ['createBook', { body: 'multipart', security: 'verified', roles: ['Librarian'], lists: ['editions'] }],
    ['getMe', { body: null, roles: ['Reader'], forms: [], lists: [], mode: 'create' }],
  ])('%s', (id, expected) => {
    expect(facts.get(id)).toMatchObject(expected);
  });
});

it('adds a new property to body, answer and types', async () => {
  const api = documentWith({
    [FORM]: (text) =>
      text.replace(
        '"is_lost": {',
        '"blurb": { "title": "Blurb", "type": "string", "minLength": 20 },\n      "is_lost": {',
      ),
  });
  expect((bodyOf(api, 'createBook').schema.properties as Record<string, unknown>).blurb).toMatchObject({
    minLength: 20,
  });
  expect((api.components.schemas.Book!.properties as Record<string, unknown>).blurb).toEqual({
    title: 'Blurb',
    type: ['string', 'null'],
  });
  const types = await apiTypes(plainDocument(api), undefined);
  expect(types).toMatch(/blurb\?: string \| null;/);
  expect(types).toMatch(/blurb\?: string;/);
  expect(types).toMatch(/cover\?: Blob;/);
});
