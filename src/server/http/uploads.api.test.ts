import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doc, docx, docxOfAnotherProgram, xls, xlsx, zip } from '../testing/office-files.ts';
import { asForm, newCandidate, type Profile, pdf, png } from '../testing/scenario.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
let sara: Profile;
beforeAll(async () => {
  server = await testServer();
  sara = await newCandidate(server);
});
afterAll(() => server.close());

const MB = 1024 * 1024;
const DOC = 'application/msword';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const ACCEPT_CV = 'Only PDF or DOC files are allowed';
const ACCEPT_IMAGE = 'Only JPG, PNG, or GIF files are allowed';

const file = (content: Buffer | string, name: string, type = 'application/pdf') =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type });
const update = (fields: Record<string, unknown> | FormData) =>
  server.request('POST', `/api/candidate/${sara.id}`, {
    token: sara.token,
    form: fields instanceof FormData ? fields : asForm(fields),
  });
/** Bytes as a browser would frame them, for what FormData does not let one say. */
const raw = (body: string, boundary = 'x') =>
  server.request('POST', `/api/candidate/${sara.id}`, {
    token: sara.token,
    payload: body,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  });

describe('a CV', () => {
  it.each([
    ['PDF', pdf('cv.pdf'), 'application/pdf'],
    ['Word of 2003', file(doc(), 'cv.doc', DOC), DOC],
    ['Word', file(docx(), 'cv.docx', DOCX), DOCX],
    ['Word of another program', file(docxOfAnotherProgram(), 'cv.docx', DOCX), DOCX],
    ['Word whose claimed type is unknown', file(docx(), 'cv.docx', ''), DOCX],
  ])('may be %s, and comes back as it was', async (_, cv, mediaType) => {
    const { status, body } = await update({ candidate_cv: cv });
    expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
    const download = await server.request('GET', body.data.candidate_cv, { token: sara.token });
    expect(download.raw.equals(Buffer.from(await cv.arrayBuffer()))).toBe(true);
    expect(download.headers).toMatchObject({
      'content-type': mediaType,
      'content-disposition': expect.stringContaining('attachment'),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  });

  it.each([
    ['a program that calls itself a PDF', file('MZ\x90\0\x03\0\0\0', 'cv.pdf')],
    ['text that calls itself a PDF', file('Sara Khalil, teacher', 'cv.pdf')],
    ['a page that calls itself a PDF', file('<!doctype html><script>alert(1)</script>', 'cv.pdf')],
    ['a picture', png('cv.pdf')],
    ['a ZIP that calls itself a Word document', file(zip({ 'evil.exe': 'MZ' }), 'cv.docx', DOCX)],
    ['a spreadsheet', file(xlsx(), 'cv.docx', DOCX)],
    ['an old spreadsheet that calls itself a Word document', file(xls(), 'cv.doc', DOC)],
    ['an empty file', file('', 'cv.pdf')],
  ])('is not %s', async (_, cv) => {
    const before = server.storedFiles();
    expect(await update({ candidate_cv: cv })).toMatchObject({
      status: 422,
      body: { errors: { candidate_cv: [ACCEPT_CV] } },
    });
    expect(server.storedFiles()).toEqual(before);
  });

  it('is at most 5 MB, to the byte', async () => {
    const large = (size: number) =>
      file(Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(size - 9)]), 'cv.pdf');
    expect((await update({ candidate_cv: large(5 * MB) })).status).toBe(200);
    const before = server.storedFiles();
    for (const size of [5 * MB + 1, 30 * MB]) {
      expect(await update({ candidate_cv: large(size) })).toMatchObject({
        status: 413,
        body: { errors: { candidate_cv: ['File size must be less than 5MB'] } },
      });
    }
    expect(server.storedFiles()).toEqual(before);
  });

  it('replaces the former one, whose file goes', async () => {
    await update({ candidate_cv: pdf('one.pdf') });
    const before = server.storedFiles();
    const { body } = await update({ candidate_cv: pdf('two.pdf') });
    expect(body.data.candidate_cv).toMatch(/two\.pdf$/);
    expect(server.storedFiles()).toHaveLength(before.length);
    expect(server.storedFiles()).not.toEqual(before);
  });

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
  ])('named %j is called %j', async (name, expected) => {
    const { status, body } = await update({ candidate_cv: pdf(name) });
    expect(status).toBe(200);
    expect(decodeURIComponent(body.data.candidate_cv.split('/').at(-1))).toBe(expected);
    const download = await server.request('GET', body.data.candidate_cv, { token: sara.token });
    expect(download.status).toBe(200);
    expect(download.headers['content-disposition']).not.toMatch(/[\r\n]/);
  });
});

describe('a picture', () => {
  it('is public, cannot be run and never changes', async () => {
    const { body } = await update({ candidate_picture: png() });
    const { status, headers, raw: bytes } = await server.request('GET', body.data.candidate_picture);
    expect({ status, bytes: bytes.length }).toEqual({ status: 200, bytes: png().size });
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('immutable'),
      'content-disposition': expect.stringContaining('inline'),
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  it.each([
    [
      'SVG, which may hold a script',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ],
    ['HTML', '<html><body onload=alert(1)>'],
  ])('is not %s', async (_, text) => {
    expect(await update({ candidate_picture: file(text, 'me.png', 'image/png') })).toMatchObject({
      status: 422,
      body: { errors: { candidate_picture: [ACCEPT_IMAGE] } },
    });
  });

  it('stays when its address is not sent, and goes when it is sent empty', async () => {
    const { body } = await update({ candidate_picture: png() });
    const address = body.data.candidate_picture;
    expect((await update({ designation: 'Head' })).body.data.candidate_picture).toBe(address);
    expect((await update({ candidate_picture: '' })).body.data.candidate_picture).toBeFalsy();
    expect((await server.request('GET', address)).status).toBe(404);
  });

  it('is not found under any other name', async () => {
    for (const name of ['nothing.png', '..%2fprivate%2fx.pdf', '%2e%2e/private', '.', 'a.png%00.pdf']) {
      expect((await server.request('GET', `/storage/${name}`)).status, name).toBe(404);
    }
  });
});

describe('a form that is sent', () => {
  it('leaves no file when another field is wrong, or the caller may not', async () => {
    const before = server.storedFiles();
    const wrong = { candidate_cv: pdf(), candidate_picture: png(), phone1: 'none' };
    expect((await update(wrong)).status).toBe(422);
    const form = asForm({ candidate_cv: pdf() });
    expect((await server.request('POST', `/api/candidate/${sara.id}`, { form })).status).toBe(401);
    const { token } = await newCandidate(server, { candidate_cv: undefined });
    expect((await server.request('POST', `/api/candidate/${sara.id}`, { token, form })).status).toBe(403);
    expect(server.storedFiles()).toEqual(before);
  });

  it.each([
    [
      'two files for one',
      ['candidate_cv', pdf()],
      ['candidate_cv', pdf()],
      'candidate_cv',
      'Only one file is allowed',
    ],
    [
      'one text twice',
      ['designation', 'a'],
      ['designation', 'b'],
      'designation',
      'This field is sent more than once',
    ],
    ['a file for a text', ['designation', pdf()], ['address', 'b'], 'designation', 'Enter a text'],
    ['a text for a file', ['candidate_cv', 'cv.pdf'], ['address', 'b'], 'candidate_cv', ACCEPT_CV],
    ['an unknown file', ['payslip', pdf()], ['address', 'b'], 'payslip', 'This field is not known'],
    ['an unknown text', ['is_admin', '1'], ['address', 'b'], 'is_admin', 'This field is not known'],
    ['a list that is no JSON', ['skill_id', '[1,'], ['address', 'b'], 'skill_id', 'This must be a list'],
    ['no list', ['skill_id', '5'], ['address', 'b'], 'skill_id', 'This must be a list'],
    ['a number that is none', ['kids_num', '2 or 3'], ['address', 'b'], 'kids_num', 'Enter a whole number'],
    ['a number with an exponent', ['kids_num', '1e1'], ['address', 'b'], 'kids_num', 'Enter a whole number'],
    [
      'an unknown field in a row',
      ['education', '[{"ced_level":1,"admin":true}]'],
      ['address', 'b'],
      'education.0.admin',
      'This field is not known',
    ],
  ] as const)('is refused with %s', async (_, first, second, field, message) => {
    const before = server.storedFiles();
    const form = new FormData();
    for (const [name, value] of [first, second]) {
      if (typeof value === 'string') form.append(name, value);
      else form.append(name, value, value.name);
    }
    const answer = await update(form);
    expect(answer).toMatchObject({ status: 422 });
    expect(answer.body.errors[field]).toEqual([message]);
    expect(server.storedFiles()).toEqual(before);
  });

  it.each([
    ['no boundary', '--x\r\n\r\n', 'y'],
    ['nothing', '', 'x'],
    [
      'an end in the middle of a file',
      '--x\r\ncontent-disposition: form-data; name="candidate_cv"; filename="a.pdf"\r\n\r\n%PDF-1.4',
      'x',
    ],
    ['an end in the middle of a header', '--x\r\ncontent-dispo', 'x'],
    [
      'the name of a prototype',
      '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
      'x',
    ],
    ['no name', '--x\r\ncontent-disposition: form-data\r\n\r\n1\r\n--x--\r\n', 'x'],
    [
      'JSON parts that are none',
      '--x\r\ncontent-disposition: form-data; name="skill_id"\r\ncontent-type: application/json\r\n\r\n[1\r\n--x--\r\n',
      'x',
    ],
    [
      'a thousand fields',
      `${Array.from({ length: 1000 }, (_, i) => `--x\r\ncontent-disposition: form-data; name="f${i}"\r\n\r\n1\r\n`).join('')}--x--\r\n`,
      'x',
    ],
  ])('does no harm with %s', async (_, body, boundary) => {
    const before = server.storedFiles();
    const { status } = await raw(body, boundary);
    expect([200, 400, 413, 422]).toContain(status);
    expect(server.storedFiles()).toEqual(before);
  });

  it('takes lists as JSON parts', async () => {
    const body =
      '--x\r\ncontent-disposition: form-data; name="skill_id"\r\ncontent-type: application/json\r\n\r\n[2]\r\n--x--\r\n';
    expect((await raw(body)).body.data.skills).toMatchObject([{ skill_id: 2 }]);
  });
});

describe('a private file', () => {
  it('is read by its owner, an Admin and nobody else', async () => {
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
    '%s is not there',
    async (path) => {
      expect((await server.request('GET', path, { token: sara.token })).status).toBe(404);
    },
  );

  it('is answered to HEAD without content', async () => {
    const { body } = await update({ candidate_cv: pdf('mine.pdf') });
    const { status, raw: bytes } = await server.request('HEAD', body.data.candidate_cv, {
      token: sara.token,
    });
    expect({ status, bytes: bytes.length }).toEqual({ status: 200, bytes: 0 });
  });
});

describe('the written bytes', () => {
  it('are in files that only the server may read', async () => {
    await update({ candidate_cv: pdf('mine.pdf') });
    expect(server.storedFiles().every((path) => readFileSync(path).length > 0)).toBe(true);
    expect(server.storedFiles().some((path) => path.includes('incoming'))).toBe(false);
  });
});
