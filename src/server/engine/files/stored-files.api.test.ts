import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { newCandidate, pdf, updateCandidate } from '../../testing/scenario.ts';
import { withServer } from '../../testing/with-server.ts';

const { server, sara } = await withServer({ sara: newCandidate });

const update = (fields: Record<string, unknown>) => updateCandidate(server, sara, fields);

describe('a file', () => {
  it.each([
    ['../../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\sara\\my cv.pdf', 'my cv.pdf'],
    ['cv.pdf\r\nSet-Cookie: a=b', 'cv.pdfSet-Cookie_ a=b.pdf'],
    ['\u202Efdp.exe', 'fdp.exe.pdf'],
    ['السيرة الذاتية.pdf', 'السيرة الذاتية.pdf'],
    ['"quoted" & <b>.pdf', '_quoted_ & _b_.pdf'],
    ['..', 'file.pdf'],
    [`${'x'.repeat(400)}.pdf`, `${'x'.repeat(120)}.pdf`],
    [`${'س'.repeat(400)}.pdf`, `${'س'.repeat(120)}.pdf`],
    [`${'😀'.repeat(200)}.pdf`, `${'😀'.repeat(120)}.pdf`],
  ])('named %j is stored as %j', async (name, expected) => {
    const { status, body } = await update({ candidate_cv: pdf(name) });
    expect(status).toBe(200);
    expect(decodeURIComponent(body.data.candidate_cv.split('/').at(-1))).toBe(expected);
    const download = await server.request('GET', body.data.candidate_cv, { token: sara.token });
    expect(download.status).toBe(200);
    expect(download.headers['content-disposition']).not.toMatch(/[\r\n]/);
  });
});

describe('a private file', () => {
  it('can be read only by its owner and Admins', async () => {
    const { body } = await update({ candidate_cv: pdf('mine.pdf') });
    const address = body.data.candidate_cv;
    const read = async (token?: string) => (await server.request('GET', address, { token })).status;
    expect(await read()).toBe(401);
    expect(await read((await server.signUp('School')).token)).toBe(403);
    expect(await read((await server.signUp('Candidate')).token)).toBe(403);
    expect(await read((await server.admin()).token)).toBe(200);
    expect(await read(sara.token)).toBe(200);
  });

  it.each(['/api/document/999999/a.pdf', '/api/document/9007199254740991/a.pdf'])(
    '%s is not found',
    async (path) => {
      expect((await server.request('GET', path, { token: sara.token })).status).toBe(404);
    },
  );

  it('answers HEAD without content', async () => {
    const { body } = await update({ candidate_cv: pdf('mine.pdf') });
    const { status, raw: bytes } = await server.request('HEAD', body.data.candidate_cv, {
      token: sara.token,
    });
    expect({ status, bytes: bytes.length }).toEqual({ status: 200, bytes: 0 });
  });
});

describe('stored bytes', () => {
  it('are in files that only the server may read', async () => {
    await update({ candidate_cv: pdf('mine.pdf') });
    expect(server.storedFiles().every((path) => readFileSync(path).length > 0)).toBe(true);
    expect(server.storedFiles().some((path) => path.includes('incoming'))).toBe(false);
  });
});
