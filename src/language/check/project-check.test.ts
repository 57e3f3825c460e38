import { describe, expect, it } from 'vitest';
import { edited, findingsWith, library } from './test-mistakes.ts';

it('finds nothing in valid definitions', () => {
  expect(findingsWith({})).toEqual([]);
});

describe('the project check', () => {
  it('reports an unused document', () => {
    const unused = { 'schemas/labels/old.json': library.read('schemas/labels/kept.json')! };
    expect(findingsWith(unused)).toEqual(['schemas/labels/old.json:1: nothing uses this label']);
  });

  it.each([
    ['schemas/screens/book.json', '"data": {', '"data": { "genres": { "operation": "listGenres" },', 7],
    ['schemas/parts/book-card.json', '"takes": {', '"takes": { "genre": "Genre",', 3],
  ])('reports a name that nothing in %s reads', (file, from, to, line) => {
    const name = to.split('"')[3];
    expect(findingsWith({ [file]: edited(file, from, to) })).toEqual([
      expect.stringMatching(`^${file}:${line}: nothing reads "${name}"; remove it`),
    ]);
  });

  it('reports a filter that no call reads', () => {
    const screen = 'schemas/screens/books.json';
    const some = edited(screen, '"params": "query"', '"params": { "search": "query.search" }');
    expect(findingsWith({ [screen]: some })).toEqual([
      `${screen}:9: nothing reads "query.genre_id"; pass it to a call, or remove "genre_id" from the form "search/books"`,
    ]);
  });

  it('reports a deleted screen', () => {
    expect(findingsWith({ 'schemas/screens/loans.json': null })).toEqual([
      'schemas/guard.json:12: there is no screen "loans"; it can be about, book, books, login, new-book, refused; one more place follows from it (schemas/layouts/plain.json:11)',
    ]);
  });

  it('reports a renamed field once, at its declaration', () => {
    const facts = 'schemas/forms/book/facts.json';
    expect(findingsWith({ [facts]: edited(facts, '"title": {', '"headline": {') })).toEqual([
      `${facts}:6: "title" is required, but there is no such field; it can be headline; 10 more places follow from it (${facts}:39, schemas/parts/book-card.json:8, schemas/parts/book-card.json:11 …)`,
    ]);
  });

  it('reports a circular reference once, where it closes', () => {
    const row = 'schemas/fields/edition-row.json';
    const text = JSON.stringify({ $schema: '../meta/field.schema.json', $ref: 'edition-row.json' }, null, 2);
    expect(findingsWith({ [row]: text })).toEqual([
      `${row}:3: "edition-row.json" leads back to itself; one more place follows from it (schemas/forms/book/facts.json:32)`,
    ]);
  });

  it('reports a renamed file once', () => {
    const phone = 'schemas/fields/phone.json';
    const moved = { [phone]: null, 'schemas/fields/telephone.json': library.read(phone)! };
    expect(findingsWith(moved)).toEqual([
      'schemas/forms/book/facts.json:28: there is no file "../../fields/phone.json"; did you mean "../../fields/telephone.json"?',
    ]);
  });

  it('reports values with two formats on one screen', () => {
    const changes: [file: string, from: string, to: string][] = [
      [
        'openapi/openapi.yaml',
        'marks: {',
        'kind: { type: string, enum: [a], x-labels: { a: A } }\n        marks: {',
      ],
      ['schemas/tables/loans.json', '"columns": [', '"columns": [{ "title": "Kind", "value": "item.kind" },'],
      [
        'schemas/screens/loans.json',
        '"blocks": [',
        '"blocks": [{ "block": "list", "rows": "books", "empty": "books.empty", "part": "book-card" },',
      ],
    ];
    const files = Object.fromEntries(changes.map(([file, from, to]) => [file, edited(file, from, to)]));
    const screen = 'schemas/screens/loans.json';
    files[screen] = files[screen]!.replace('"data": {', '"data": { "books": { "operation": "listBooks" },');
    expect(findingsWith(files)).toEqual([
      'schemas/parts/book-card.json:1: "item.kind" reads differently in another document of the screen "loans"; call it differently there',
    ]);
  });

  it('reports a comma that cuts a text in the OpenAPI document', () => {
    const file = 'openapi/paths/books.yaml';
    const change = edited(
      file,
      'in: query, schema: { type: string } }',
      'in: query, description: One, or none, schema: { type: string } }',
    );
    expect(findingsWith({ [file]: change })).toEqual([
      'openapi/paths/books.yaml:5: a comma ends a text inside { }; put the text with "or none" into quotes',
    ]);
  });
});
