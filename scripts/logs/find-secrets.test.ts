import { describe, expect, it } from 'vitest';
import { writtenMail } from '../../src/server/testing/written-mail.ts';
import { secretsIn, secretsOf } from './find-secrets.ts';

const TOKEN = 'Zm9vYmFyYmF6Zm9vYmFyYmF6Zm9vYmFyYmF6Zm9vYg1';
const secrets = secretsOf(['correct horse', '012345', TOKEN, 'short', 'say "it"!']);
const line = (fields: object) =>
  JSON.stringify({ level: 30, time: 1_763_701_234_500, pid: 12_345, reqId: '00112233aabbccdd', ...fields });

describe('a log line', () => {
  it.each([
    ['a password', { body: { password: 'correct horse' } }, 'a password or a token'],
    [
      'a secret at the end of the line after a similar text',
      { msg: 'correct hoXX correct horse' },
      'a password or a token',
    ],
    ['a password containing quotes', { msg: 'say "it"!' }, 'a password or a token'],
    ['a token', { url: `/api?token=${TOKEN}` }, 'a password or a token'],
    ['an unknown token by its shape', { msg: TOKEN.replace('Zm9', 'xxx') }, 'a token'],
    ['a header', { authorization: 'Bearer abcdefghijklmnopqrst' }, 'a bearer header'],
    ['a code', { otp: '012345' }, 'a code'],
    ['a code inside a sentence', { msg: 'the code is 012345, once' }, 'a code'],
    [
      'a mail',
      { text: writtenMail('verification-code', 'Sara', { name: 'Sara', code: '999999', minutes: 10 }).text },
      'the text of a mail',
    ],
    ['a CV', { chunk: '%PDF-1.4 Sara Khalil' }, 'content of a PDF'],
    ['a base64-encoded CV', { chunk: 'JVBERi0xLjQK' }, 'content of a PDF'],
  ])('that contains %s is reported', (_, fields, what) => {
    expect(secretsIn(line(fields), secrets)).toContain(what);
  });

  it.each([
    [{ method: 'GET', path: '/api/vacancy/999999', status: 200, ms: 12_345, msg: 'request' }],
    [{ err: { type: 'Error', message: 'a statement failed', stack: '', query: 'select $1' } }],
    [{ msg: 'short' }],
    [{ msg: 'mail sent', file: '/tmp/mail/2026-11-21T10-12-13-7.eml' }],
  ])('%j contains no secret', (fields) => {
    expect(secretsIn(line(fields), secrets)).toEqual([]);
  });
});
