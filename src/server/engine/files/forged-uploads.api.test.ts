import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newCandidate, newSchool, newVacancy, type Profile } from '../../testing/scenario.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let sara: Profile;
let school: Profile;
let vacancyId: number;
/** A file on this machine that forged uploads name, to try to steal it. */
const folder = mkdtempSync(join(tmpdir(), 'marketplace-bait-'));
const bait = join(folder, 'bait.pdf');
beforeAll(async () => {
  writeFileSync(bait, '%PDF-1.4\n%%EOF\n');
  server = await testServer();
  [sara, school] = [await newCandidate(server), await newSchool(server)];
  vacancyId = (await newVacancy(server, school)).vacancy_id;
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

const upload = { name: 'cv.pdf', type: 'application/pdf', size: 15, path: bait };
const FORGED: [what: string, value: unknown][] = [
  ['an upload', upload],
  ['an upload with a forged class name', { ...upload, constructor: { name: 'Upload' } }],
  ['a stored file', { id: 1, visibility: 'private', storage_name: '../../bait.pdf', original_name: 'a.pdf' }],
  ['a list of uploads', [upload]],
  ['a list in a list', [[upload]]],
  ['a list in a list in a list', [[[upload]]]],
  ['an empty list', [[]]],
  ['an object of lists', { 0: upload, length: 1 }],
  ['the bytes of a file', { type: 'Buffer', data: [37, 80, 68, 70] }],
  ['an empty object', {}],
  ['a list of nothing', [null]],
  ['a path', bait],
  ['a path in a list', [bait]],
  ['a file URL', `file://${bait}`],
  ['another user’s file URL', ['/api/document/1/cv.pdf']],
  ['a data URL', 'data:application/pdf;base64,JVBERi0='],
  ['a number', 1],
  ['numbers', [1, 2]],
  ['a boolean', true],
  ['a list of booleans', [true, false]],
];

type Target = { what: string; method: string; path: () => string; by: () => Profile; rest: () => object };
const TARGETS: [field: string, target: Target][] = [
  ...['candidate_cv', 'candidate_picture', 'candidate_dox'].map((field): [string, Target] => [
    field,
    {
      what: 'a candidate',
      method: 'POST',
      path: () => `/api/candidate/${sara.id}`,
      by: () => sara,
      rest: () => ({ address: 'Forged' }),
    },
  ]),
  ...['school_logo', 'school_photos', 'school_brochure'].map((field): [string, Target] => [
    field,
    {
      what: 'a school',
      method: 'PUT',
      path: () => `/api/school/${school.id}`,
      by: () => school,
      rest: () => ({ city: 'Forged' }),
    },
  ]),
  [
    'resume',
    {
      what: 'an application',
      method: 'POST',
      path: () => '/api/application/apply',
      by: () => sara,
      rest: () => ({ vacancy_id: vacancyId, email: sara.email, phone: '971501234567' }),
    },
  ],
];

/** The three ways to send a value in place of a file: as JSON, as a multipart part labelled JSON, as text. */
const WAYS: [
  way: string,
  send: (target: Target, field: string, value: unknown) => Promise<{ status: number }>,
][] = [
  [
    'JSON',
    ({ method, path, by, rest }, field, value) =>
      server.request(method, path(), { token: by().token, json: { ...rest(), [field]: value } }),
  ],
  ...(['application/json', 'text/plain'] as const).map((type): (typeof WAYS)[number] => [
    `a part of ${type}`,
    ({ method, path, by, rest }, field, value) => {
      const part = (name: string, content: string, kind: string) =>
        `--x\r\ncontent-disposition: form-data; name="${name}"\r\ncontent-type: ${kind}\r\n\r\n${content}\r\n`;
      const others = Object.entries(rest()).map(([name, text]) => part(name, String(text), 'text/plain'));
      const text = typeof value === 'string' && type === 'text/plain' ? value : JSON.stringify(value);
      return server.request(method, path(), {
        token: by().token,
        payload: `${others.join('')}${part(field, text, type)}--x--\r\n`,
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      });
    },
  ]),
];

describe.each(TARGETS)('%s', (field, target) => {
  it.each(WAYS)('refuses every forged file sent as %s', async (_, send) => {
    const before = server.storedFiles();
    for (const [what, value] of FORGED) {
      const { status } = await send(target, field, value);
      expect([415, 422], `${what}: ${status}`).toContain(status);
    }
    expect(server.storedFiles()).toEqual(before);
    expect(existsSync(bait)).toBe(true);
  });
});
