import { describe, expect, it } from 'vitest';
import { asForm, newCandidate, pdf, png, updateCandidate } from '../../testing/scenario.ts';
import { withServer } from '../../testing/with-server.ts';

const { server, sara } = await withServer({ sara: newCandidate });

const ACCEPT_CV = 'Only PDF or DOC files are allowed';
const update = (fields: Record<string, unknown> | FormData) => updateCandidate(server, sara, fields);
/** A hand-made multipart body, for what FormData cannot express. */
const raw = (body: string, boundary = 'x') =>
  server.request('POST', `/api/candidate/${sara.id}`, {
    token: sara.token,
    payload: body,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  });

describe('a multipart form', () => {
  it('stores no file when another field is invalid or the caller is refused', async () => {
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
      'two files for a single-file field',
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
      'This field was sent more than once',
    ],
    ['a file for a text field', ['designation', pdf()], ['address', 'b'], 'designation', 'Enter a text'],
    ['a text for a file field', ['candidate_cv', 'cv.pdf'], ['address', 'b'], 'candidate_cv', ACCEPT_CV],
    ['an unknown file', ['payslip', pdf()], ['address', 'b'], 'payslip', 'This field is not known'],
    ['an unknown text', ['is_admin', '1'], ['address', 'b'], 'is_admin', 'This field is not known'],
    ['a list that is not JSON', ['skill_id', '[1,'], ['address', 'b'], 'skill_id', 'This must be a list'],
    ['no list', ['skill_id', '5'], ['address', 'b'], 'skill_id', 'This must be a list'],
    [
      'a number that is not a number',
      ['kids_num', '2 or 3'],
      ['address', 'b'],
      'kids_num',
      'Enter a whole number',
    ],
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
      'truncation within a file',
      '--x\r\ncontent-disposition: form-data; name="candidate_cv"; filename="a.pdf"\r\n\r\n%PDF-1.4',
      'x',
    ],
    ['truncation within a header', '--x\r\ncontent-dispo', 'x'],
    [
      'a prototype’s name',
      '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
      'x',
    ],
    ['no name', '--x\r\ncontent-disposition: form-data\r\n\r\n1\r\n--x--\r\n', 'x'],
    [
      'JSON parts that are not JSON',
      '--x\r\ncontent-disposition: form-data; name="skill_id"\r\ncontent-type: application/json\r\n\r\n[1\r\n--x--\r\n',
      'x',
    ],
    [
      'a thousand fields',
      `${Array.from({ length: 1000 }, (_, i) => `--x\r\ncontent-disposition: form-data; name="f${i}"\r\n\r\n1\r\n`).join('')}--x--\r\n`,
      'x',
    ],
  ])('leaves no file behind with %s', async (_, body, boundary) => {
    const before = server.storedFiles();
    const { status } = await raw(body, boundary);
    expect([200, 400, 413, 422]).toContain(status);
    expect(server.storedFiles()).toEqual(before);
  });

  it('accepts lists as JSON parts', async () => {
    const body =
      '--x\r\ncontent-disposition: form-data; name="skill_id"\r\ncontent-type: application/json\r\n\r\n[2]\r\n--x--\r\n';
    expect((await raw(body)).body.data.skills).toMatchObject([{ skill_id: 2 }]);
  });

  it('accepts lists as JSON files, which browsers send for typed parts', async () => {
    const part = (text: string, type: string) => new File([text], 'blob', { type });
    const form = new FormData();
    form.append('skill_id', part('[3]', 'application/json'));
    expect((await update(form)).body.data.skills).toMatchObject([{ skill_id: 3 }]);
    form.set('skill_id', part('[3', 'application/json'));
    expect((await update(form)).body.errors).toEqual({ skill_id: ['This must be a list'] });
    form.set('skill_id', part(`[${'1,'.repeat(600_000)}1]`, 'application/json'));
    expect((await update(form)).status).toBe(413);
    form.set('skill_id', part('[3]', 'text/plain'));
    expect((await update(form)).body.errors).toEqual({ skill_id: ['This must be a list'] });
  });
});

describe('a refused change uses the error texts of the wizard filled in:', () => {
  it.each([
    ['one of its tabs', {}, 'Last name is required'],
    ['the whole wizard', { notice_period: 1, expected_salary: 9000 }, 'Designation is required'],
  ])('%s', async (_, beside, text) => {
    const answer = await update({ designation: '', candidate_comment1: 'I teach.', ...beside });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({ designation: [text] });
  });
});
