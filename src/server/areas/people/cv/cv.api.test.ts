import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { largeDocx, largePdf } from '../../../testing/files/large-cvs.ts';
import { docxReferringTo, docxWithPassword } from '../../../testing/files/office-files.ts';
import { newSchool } from '../../../testing/scenario.ts';
import { withServer } from '../../../testing/with-server.ts';

const { server, school } = await withServer({ school: newSchool });
const TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name));
const realCv = (name: string) =>
  cv(name, new Uint8Array(readFileSync(join(import.meta.dirname, '../../../testing/real/cvs/tuned', name))));
function cv(name: string, bytes: Uint8Array<ArrayBuffer> | string) {
  const form = new FormData();
  form.set(
    'candidate_cv',
    new File([bytes], name, { type: TYPES[name.split('.').at(-1) as keyof typeof TYPES] }),
  );
  return form;
}
const read = (token: string | undefined, form: FormData) =>
  server.request('POST', '/api/candidate/cv', { token, form });

describe('reading a CV', () => {
  it.each([
    ['chronological.pdf', 'Layla'],
    ['word.docx', 'Rania'],
  ])('suggests the content of %s with the lists’ ids, and stores nothing', async (name, first) => {
    const { token } = await server.signUp('Candidate');
    const { status, body } = await read(token, cv(name, new Uint8Array(fixture(name))));
    expect(status).toBe(200);
    expect(body.data).toContainEqual({ field: 'first_name', text: first, value: first });
    const languages = (await server.request('GET', '/api/languages')).body.data;
    const arabic = languages.find(({ lang_desc }: { lang_desc: string }) => lang_desc === 'Arabic');
    expect(body.data).toContainEqual({
      field: 'language',
      text: 'Arabic, Native',
      value: { lang_id: arabic.lang_id, lang_proficiency_id: expect.any(Number) },
    });
    expect((await server.request('GET', '/api/user/candidate-profile', { token })).status).toBe(404);
  });

  it('reads one file of an account at a time', async () => {
    const { token } = await server.signUp('Candidate');
    const other = await server.signUp('Candidate');
    const form = () => cv('word.docx', new Uint8Array(fixture('word.docx')));
    const responses = [token, token, token, token, other.token].map((one) => read(one, form()));
    const answers = await Promise.all(responses);
    expect(answers.pop()?.status).toBe(200);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ headers: { 'retry-after': '5' }, body: { status: false } });
    expect(answers.map(({ status }) => status)).toContain(200);
  });

  it('says when there is nothing to read', async () => {
    const { token } = await server.signUp('Candidate');
    const { status, body } = await read(token, cv('cv.pdf', '%PDF-1.7 nothing\n%%EOF'));
    expect({ status, data: body.data }).toEqual({ status: 200, data: [] });
    expect(body.message).toContain("couldn't read");
  });

  it.each([
    ['a scan', realCv('deirdre.pdf'), 'scan', "This PDF is a scan, so we can't read it."],
    ['an older Word file', realCv('petra.doc'), 'old_word', 'older Word files (DOC)'],
    [
      'a PDF with a password',
      cv('password.pdf', new Uint8Array(fixture('password.pdf'))),
      'password',
      'This PDF has a password',
    ],
  ])('gives the reason why it cannot read %s', async (_, form, obstacle, message) => {
    const { token } = await server.signUp('Candidate');
    const { status, body } = await read(token, form);
    expect({ status, data: body.data, meta: body.meta }).toEqual({
      status: 200,
      data: [],
      meta: { unread: [], obstacle },
    });
    expect(body.message).toContain(message);
  });

  it('counts the jobs of a CV that it could not read', async () => {
    const { token } = await server.signUp('Candidate');
    const { body } = await read(token, realCv('tamsin.pdf'));
    const jobs = body.data.filter(({ field }: { field: string }) => field === 'experience');
    expect(jobs).toHaveLength(2);
    // One of the three was not at a school.
    expect(body.meta).toEqual({ unread: [{ field: 'experience', unread: 1, of: 3 }], obstacle: 'none' });
  });

  describe('reading a CV of the largest size', () => {
    const LINES = ['Sara Khalil', 'sara@example.org', 'Languages', 'Arabic, Native'];
    const pages = Array.from({ length: 200 }, (_, page) =>
      page === 0 ? LINES : Array.from({ length: 40 }, (_, line) => `Page ${page + 1}, line ${line + 1}`),
    );
    const MB = 1024 * 1024;
    const copied = (bytes: Buffer) => new Uint8Array(bytes);

    it.each([
      ['a PDF of 5 MB with a picture', 'cv.pdf', () => largePdf([LINES], 5 * MB - 5000), 4.9 * MB],
      ['a Word document of 5 MB with pictures', 'cv.docx', () => largeDocx(LINES, 5 * MB - 5000), 4.9 * MB],
      ['a PDF of 200 pages', 'cv.pdf', () => largePdf(pages), 100_000],
    ])('works without blocking other requests: %s', async (_, name, make, least) => {
      const bytes = make();
      expect(bytes.length).toBeGreaterThan(least);
      expect(bytes.length).toBeLessThanOrEqual(5 * MB);
      const { token } = await server.signUp('Candidate');
      const ended: string[] = [];
      const large = read(token, cv(name, copied(bytes))).finally(() => ended.push('large'));
      for (let call = 0; call < 5; call += 1)
        expect((await server.request('GET', '/api/languages')).status).toBe(200);
      ended.push('others');
      const { status, body } = await large;
      expect(ended).toEqual(['others', 'large']);
      expect({ status, meta: body.meta }).toEqual({ status: 200, meta: { unread: [], obstacle: 'none' } });
      expect(body.data).toContainEqual({ field: 'first_name', text: 'Sara', value: 'Sara' });
      // The reader is free again.
      expect((await read(token, cv('cv.docx', copied(largeDocx(LINES, 0))))).status).toBe(200);
    });
  });

  it('refuses an empty file', async () => {
    const { token } = await server.signUp('Candidate');
    const { status, body } = await read(token, cv('cv.pdf', ''));
    expect({ status, errors: body.errors }).toMatchObject({
      status: 422,
      errors: { candidate_cv: [expect.any(String)] },
    });
  });

  it.each([
    ['no file', new FormData(), 'Resume is required'],
    ['a file that is not a document', cv('cv.pdf', 'Sara'), 'Only PDF or DOC files are allowed'],
    [
      'a Word document with a password',
      cv('cv.docx', new Uint8Array(docxWithPassword())),
      'This document has a password. Save it without one and upload it again',
    ],
    [
      'a document that loads external content',
      cv('cv.docx', new Uint8Array(docxReferringTo('attachedTemplate', 'http://evil.example/a.dotm'))),
      expect.any(String),
    ],
  ])('refuses %s', async (_, form, message) => {
    const { token } = await server.signUp('Candidate');
    const { status, body } = await read(token, form);
    expect({ status, errors: body.errors }).toEqual({ status: 422, errors: { candidate_cv: [message] } });
  });

  it('is limited to signed-in candidates', async () => {
    const form = () => cv('cv.pdf', new Uint8Array(fixture('letter.pdf')));
    expect((await read(undefined, form())).status).toBe(401);
    expect((await read(school.token, form())).status).toBe(403);
  });
});
