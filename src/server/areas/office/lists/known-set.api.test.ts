import { afterEach, describe, expect, it } from 'vitest';
import { newApplication, newCandidate, newSchool, newVacancy } from '../../../testing/scenario.ts';
import { withServer } from '../../../testing/with-server.ts';

const { server, admin, candidate, school } = await withServer({
  admin: (on) => on.admin(),
  candidate: (on) => newCandidate(on),
  school: (on) => newSchool(on),
});

const { vacancy_id } = await newVacancy(server, school);
const { application_id } = await newApplication(server, candidate, vacancy_id);

const send = (method: string, path: string, json?: object, { token } = admin) =>
  server.request(method, `/api${path}`, { token, ...(json && { json }) });
const textsOf = async (path: string) => (await server.request('GET', `/api${path}`)).body.data;
const asWritten = { label: '', description: '', tone: '' };
afterEach(async () => {
  const answers = [];
  for (const id of [1, 2, 3]) answers.push(await send('PUT', `/admin/roles/${id}`, asWritten));
  for (let id = 1; id <= 8; id++)
    answers.push(await send('PUT', `/admin/candidate-statuses/${id}`, asWritten));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});

describe('fixed values', () => {
  it('have their original texts until an Admin changes them', async () => {
    const [pending] = await textsOf('/candidate-statuses');
    expect(pending).toEqual({
      candidate_status: 'Pending',
      label: 'Pending',
      description: 'Pending to be reviewed',
      tone: 'neutral',
      own_label: null,
      own_description: null,
      own_tone: null,
    });
    expect((await textsOf('/roles')).map(({ label }: { label: string }) => label)).toEqual([
      'Admin',
      'Candidate',
      'School',
    ]);
  });

  it('get an Admin’s text, description and colour, keep their key, and notify all open pages', async () => {
    const { body } = await send('PUT', '/admin/candidate-statuses/2', {
      label: 'Being read',
      description: 'Somebody reads what you have sent',
      tone: 'warning',
    });
    expect(body.data).toMatchObject({ id: 2, candidate_status: 'Under Review', label: 'Being read' });
    expect((await textsOf('/candidate-statuses'))[1]).toMatchObject({
      candidate_status: 'Under Review',
      own_label: 'Being read',
      own_description: 'Somebody reads what you have sent',
      own_tone: 'warning',
    });
    const { body: listed } = await send('GET', '/admin/candidate-statuses');
    expect(listed.data[1]).toMatchObject({ candidate_status: 'Under Review', tone: 'warning' });
    expect(listed.meta.total).toBe(8);
  });

  it.each([
    ['/admin/roles?search=school', 'role_name', ['School']],
    ['/admin/roles?sort=-label', 'role_name', ['School', 'Candidate', 'Admin']],
    ['/admin/candidate-statuses?search=HIRED', 'candidate_status', ['Hired']],
    ['/admin/candidate-statuses?search=nothing%20like%20it', 'candidate_status', []],
    ['/admin/candidate-statuses?sort=-id&per_page=1', 'candidate_status', ['Withdrawn']],
  ])('B2: are searched and sorted like all lists: %s', async (path, key, found) => {
    const { status, body } = await send('GET', path);
    expect(status).toBe(200);
    expect(body.data.map((row: Record<string, string>) => row[key])).toEqual(found);
  });

  it('B2: are sorted by counts', async () => {
    const { body } = await send('GET', '/admin/candidate-statuses?sort=-application_count');
    const counts = body.data.map((row: { application_count: number }) => row.application_count);
    expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a));
    expect(counts[0]).toBeGreaterThan(0);
  });

  it('keep omitted fields, and restore the original text of empty ones', async () => {
    await send('PUT', '/admin/roles/3', { label: 'Employer', tone: 'danger' });
    const { body } = await send('PUT', '/admin/roles/3', { label: '' });
    expect(body.data).toMatchObject({ role_name: 'School', label: 'School', tone: 'danger' });
    expect((await textsOf('/roles'))[2]).toMatchObject({ own_label: null, own_tone: 'danger' });
  });

  it('restore all original texts when all are empty', async () => {
    await send('PUT', '/admin/candidate-statuses/3', {
      label: 'Kept',
      description: 'Kept in mind',
      tone: 'danger',
    });
    const { body } = await send('PUT', '/admin/candidate-statuses/3', asWritten);
    expect(body.data).toMatchObject({ label: 'Shortlisted' });
    expect((await textsOf('/candidate-statuses'))[2]).toMatchObject({
      own_label: null,
      own_description: null,
      own_tone: null,
    });
  });

  it('refuse a duplicate label, a colour outside the palette, and unknown keys', async () => {
    await send('PUT', '/admin/roles/2', { label: 'Teacher' });
    const taken = await send('PUT', '/admin/roles/3', { label: 'TEACHER' });
    expect(taken).toMatchObject({
      status: 422,
      body: { errors: { label: ['This name is already in use'] } },
    });
    const coloured = await send('PUT', '/admin/roles/3', { tone: '#ff0000' });
    expect(coloured.status).toBe(422);
    expect(Object.keys(coloured.body.errors)).toEqual(['tone']);
    expect((await send('PUT', '/admin/roles/9', { label: 'Other' })).status).toBe(404);
    expect((await send('PUT', '/admin/candidate-statuses/9', { label: 'Other' })).status).toBe(404);
  });

  it('appear with their new text in notifications, mails, refusals and files', async () => {
    await send('PUT', '/admin/candidate-statuses/7', {
      label: 'Not this time',
      description: 'They chose others',
    });
    await send('PUT', '/admin/roles/2', { label: 'Teacher' });
    const path = `/application/${application_id}/status`;
    expect((await send('PUT', path, { status: 'Rejected' }, school)).status).toBe(200);
    const { body } = await send('GET', '/notification', undefined, candidate);
    expect(body.data[0].message).toContain('They chose others');
    expect((await server.mail.to(candidate.email)).at(-1)).toMatchObject({
      subject: 'Mathematics Teacher: Not this time',
    });
    const refused = await send('PUT', path, { status: 'Hired' }, school);
    expect(refused.body.message).toContain('Not this time');
    const file = async (of: string) => (await send('GET', `/admin/${of}/export`)).raw.toString();
    expect(await file('application')).toContain('Not this time');
    expect(await file('user')).toContain('Teacher');
  });

  it('are logged with old and new text', async () => {
    await send('PUT', '/admin/roles/1', { label: 'Office' });
    const { body } = await send('GET', '/admin/audit?per_page=1');
    expect(body.data[0]).toMatchObject({ operation: 'updateRole', changes: [{ kind: 'added' }] });
    expect(JSON.stringify(body.data[0].changes)).toContain('Office');
  });
});
