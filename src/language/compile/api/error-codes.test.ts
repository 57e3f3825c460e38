import { describe, expect, it } from 'vitest';
import { library } from '../../check/test-mistakes.ts';
import { describeFinding } from '../../grammar/findings.ts';
import { filesWith } from '../../grammar/project-files.ts';
import { apiChangeInWords, compareApi } from '../../run/change/compare-api.ts';
import { apiContract } from '../change/api-contract.ts';
import { loadProject } from '../project.ts';
import { errorCodesPage } from './error-codes.ts';

const CODES = 'openapi/codes.yaml';
const ACCESS = 'openapi/access.yaml';
const MESSAGES = 'schemas/messages/server/loan.json';
const TEXTS = { 'loan.too_many': 'You have {most} books.', 'loan.closed': 'The library is closed.' };

function project(codes: string, { texts = {}, access = (text: string) => text } = {}) {
  const schema = '{ type: object, properties: { code: { type: string, x-codes: refusals } } }';
  const refused = `"409": { content: { application/json: { schema: ${schema} } } }`;
  const books = library.read('openapi/paths/books.yaml')!;
  return loadProject(
    filesWith(library, {
      'openapi/paths/books.yaml': books.replace(
        /(operationId: listGenres[\s\S]*?responses:\n)/,
        `$1      ${refused}\n`,
      ),
      [CODES]: codes,
      [MESSAGES]: JSON.stringify({ ...TEXTS, ...texts }),
      [ACCESS]: access(library.read(ACCESS)!),
    }),
  );
}

const findingsOf = (one: ReturnType<typeof project>) => one.findings.sorted().map(describeFinding);

describe('the codes of refusals', () => {
  it.each([
    [
      'the code of an answer',
      'refusals: { "409": [loan.to_many] }',
      `${CODES}:1: there is no message "loan.to_many"; did you mean "loan.too_many"?`,
    ],
    [
      'the code of a field',
      'fields: [loan.close]',
      `${CODES}:1: there is no message "loan.close"; did you mean "loan.closed"?`,
    ],
    [
      'a meaning',
      'refusals: { "409": [loan.closed] }\nmeans: { loan.close: It is night. }',
      `${CODES}:2: there is no code "loan.close"; did you mean "loan.closed"?`,
    ],
  ])('are reported when unknown in %s', (_, codes, message) => {
    expect(findingsOf(project(codes))).toEqual([message]);
  });

  it('include those of rules of access', () => {
    const access = (text: string) =>
      text.replace(
        /^rules:\n/m,
        'rules:\n  open:\n    says: it is day\n    has: id\n    refusal: loan.close\n',
      );
    expect(findingsOf(project('refusals: { "403": [loan.closed] }', { access })).join()).toContain(
      `${CODES} has no code "loan.close"; did you mean "loan.closed"?`,
    );
  });

  it('are on a page, with their status, text and meaning, and stay when a text changes', () => {
    const codes =
      'refusals: { "409": [loan.closed], "503": [loan.closed] }\nmeans: { loan.closed: It is night. }';
    const pageOf = (texts: object) => {
      const { codes: known, documents } = project(codes, { texts });
      return errorCodesPage(known, documents);
    };
    expect(pageOf({})).toContain('| `loan.closed` | 409, 503 | The library is closed. | It is night. |');
    expect(pageOf({ 'loan.closed': 'Come back.' })).toContain(
      '| `loan.closed` | 409, 503 | Come back. | It is night. |',
    );
  });

  it('may be added, but not removed', () => {
    const contractOf = (codes: string) => apiContract(project(`refusals: { "409": ${codes} }`));
    const both = contractOf('[loan.closed, loan.too_many]');
    const inWords = compareApi(contractOf('[loan.closed]'), both);
    expect(inWords.map((one) => `${one.class}: ${apiChangeInWords(one)}`)).toEqual([
      'free: GET /genres: the answer of a failure may also have loan.too_many for "code"',
    ]);
    expect(
      compareApi(both, contractOf('[loan.closed]')).map((one) => `${one.class}: ${apiChangeInWords(one)}`),
    ).toEqual(['breaks: GET /genres: the answer of a failure no longer has loan.too_many for "code"']);
  });
});
