import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOnDisk, filesWith } from '../../grammar/project-files.ts';
import { loadProject } from '../project.ts';
import { operationsOf } from './api-document.ts';

const library = filesOnDisk(join(import.meta.dirname, '../../check/fixture'));
const ROOT = 'openapi/openapi.yaml';
const BOOKS = 'openapi/paths/books.yaml';
const ACCESS = 'openapi/access.yaml';
const STATUSES = [400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503];
const NAMES = `x-refusals: { ${STATUSES.map((status) => `"${status}": R${status}`).join(', ')} }\n`;

/** Loads the library with refusals written for an operation of `books.yaml`. */
function project(written: Record<string, string> = {}, access = library.read(ACCESS)!) {
  let books = library.read(BOOKS)!;
  for (const [id, refusals] of Object.entries(written))
    books = books.replace(`operationId: ${id}\n`, `$&    x-refusals: ${refusals}\n`);
  return loadProject(
    filesWith(library, { [ROOT]: NAMES + library.read(ROOT)!, [BOOKS]: books, [ACCESS]: access }),
  );
}

function refusalsOf({ api }: ReturnType<typeof project>, id: string) {
  const { operation } = operationsOf(api).find((one) => one.operation.operationId === id)!;
  expect(operation).not.toHaveProperty('x-refusals');
  return Object.keys(operation.responses).filter((status) => status !== '200' && status !== '201');
}

describe('the refusals of an operation', () => {
  const always = ['429', '500', '503'];

  it.each([
    ['a public operation without parameters', 'listGenres', always],
    ['a public operation with a body', 'login', ['400', '413', '415', '422', ...always]],
    ['an operation that needs a session', 'getMe', ['401', '403', ...always]],
    ['a search', 'listBooks', ['400', '401', '403', ...always]],
    ['an operation on the record in the path', 'getBook', ['400', '401', '403', '404', ...always]],
    ['a path where some role may name any record', 'listLoans', ['400', '401', '403', '404', ...always]],
  ])('follow for %s', (_, id, expected) => {
    expect(refusalsOf(project(), id)).toEqual(expected);
  });

  it('omit 404 where callers can only use their own id', () => {
    const access = library.read(ACCESS)!.replace('own loans, Librarian: any', 'own loans');
    expect(refusalsOf(project({}, access), 'listLoans')).toEqual(['400', '401', '403', ...always]);
  });

  it('include what the operation writes and lack what it excludes', () => {
    const written = project({ getBook: '[409, not 404]' });
    expect(written.findings.sorted()).toEqual([]);
    expect(refusalsOf(written, 'getBook')).toEqual(['400', '401', '403', '409', ...always]);
    expect(written.api).not.toHaveProperty('x-refusals');
  });

  it.each([
    ['[401]', '401 follows from the operation and is not written'],
    ['[not 409]', '409 does not follow from the operation, so "not 409" says nothing'],
    ['[408]', 'there is no refusal "408"; did you mean "400"?'],
  ])('are reported when written as %s', (refusals, message) => {
    const found = project({ getBook: refusals }).findings.sorted();
    expect(found.map(({ file, line, message }) => ({ file, line, message }))).toEqual([
      { file: BOOKS, line: 22, message },
    ]);
  });
});

describe('an operation about a record with versions', () => {
  const versions =
    'x-versions: { header: { schema: { type: string } }, parameter: { name: If-Match, in: header, schema: { type: string } } }\n';
  const root = `x-refusals: { "412": Changed }\n${versions}${library.read(ROOT)!}`;
  const books = library
    .read(BOOKS)!
    .replace(/operationId: (?:getBook|keepBook)\n/g, '$&    x-versioned: true\n');
  const { api } = loadProject(filesWith(library, { [ROOT]: root, [BOOKS]: books }));
  const operation = (id: string) =>
    operationsOf(api).find((one) => one.operation.operationId === id)!.operation;

  it('tells the version when it reads, and takes it when it changes', () => {
    const [read, change, other] = [operation('getBook'), operation('keepBook'), operation('listBooks')];
    expect(read.responses['200']).toHaveProperty('headers.ETag');
    expect(read.responses).not.toHaveProperty('412');
    expect(change.parameters).toContainEqual(expect.objectContaining({ name: 'If-Match' }));
    expect(change.responses).toHaveProperty('412');
    expect(JSON.stringify(other)).not.toMatch(/ETag|If-Match|412/);
    expect(JSON.stringify(api)).not.toMatch(/x-version/);
  });
});
