import { describe, expect, it } from 'vitest';
import { asForm, newCandidate, newSchool, pdf } from '../../testing/scenario.ts';
import { withServer } from '../../testing/with-server.ts';

const { server, sara, admin } = await withServer({ sara: newCandidate, admin: (at) => at.admin() });

type Fields = Record<string, unknown>;
const path = (id: number) => `/api/candidate/${id}`;
const read = async (id: number, token: string) =>
  (await server.request('GET', path(id), { token })).body.data;
const put = (id: number, token: string, json: Fields) => server.request('PUT', path(id), { token, json });

describe('the administration’s notes', () => {
  const notes = {
    candidate_status: 'Interviewed',
    application_date: '2026-02-01',
    availability_date: '2026-08-15',
    expl_id: 3,
    candidate_comment2: 'Strong references.',
  };

  it('are written and read by Admins, among the other fields', async () => {
    const candidate = await newCandidate(server);
    const { status, body } = await put(candidate.id, admin.token, { ...notes, designation: 'Deputy head' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ ...notes, designation: 'Deputy head', user_id: candidate.user.id });
    const cleared = await put(candidate.id, admin.token, { candidate_comment2: '' });
    expect(cleared.body.data.candidate_comment2 ?? null).toBeNull();
    expect(cleared.body.data).toMatchObject({ candidate_status: 'Interviewed' });
  });

  it('cannot be written by others', async () => {
    for (const [field, value] of Object.entries(notes)) {
      const answer = await put(sara.id, sara.token, { [field]: value });
      expect(answer).toMatchObject({
        status: 422,
        body: { errors: { [field]: ['Only an Admin can set this'] } },
      });
    }
  });

  it('cannot be read by others', async () => {
    const school = await newSchool(server);
    await put(sara.id, admin.token, notes);
    for (const { token } of [sara, school]) {
      const shown = await read(sara.id, token);
      for (const field of Object.keys(notes)) expect(shown).not.toHaveProperty(field);
    }
    const listed = (await server.request('GET', '/api/candidate', { token: school.token })).body.data;
    for (const row of listed) for (const field of Object.keys(notes)) expect(row).not.toHaveProperty(field);
  });

  it('do not change the owner of files that an Admin uploads for a candidate', async () => {
    const candidate = await newCandidate(server);
    const form = asForm({ candidate_cv: pdf('from the office.pdf') });
    await server.request('PUT', path(candidate.id), { token: admin.token, form });
    const cv = (await read(candidate.id, candidate.token)).candidate_cv;
    expect(cv).toContain('from%20the%20office.pdf');
    expect((await server.request('GET', cv, { token: candidate.token })).status).toBe(200);
  });
});
