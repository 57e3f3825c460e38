import { describe, expect, it } from 'vitest';
import {
  apply,
  invite,
  newApplication,
  newCandidate,
  newInvitation,
  newSchool,
  newVacancy,
} from '../../../testing/scenario.ts';
import { withServer } from '../../../testing/with-server.ts';
import { relatedCandidates } from '../../people/related-candidate-queries.ts';

const isRelated = async (schoolId: number, candidateId: number) =>
  (await relatedCandidates(server.db, schoolId, [candidateId])).has(candidateId);

const { server, school, other, candidate, stranger } = await withServer({
  school: newSchool,
  other: newSchool,
  candidate: newCandidate,
  stranger: newCandidate,
});

const answer = (id: number, how: 'accept' | 'decline', token: string | undefined) =>
  server.request('POST', `/api/job/invitation/${id}/${how}`, { token });
const get = (path: string, token?: string) => server.request('GET', path, { token });
const ofCandidate = (token: string, of = candidate) => get(`/api/job/candidate-invitations/${of.id}`, token);
const ofSchool = (token: string, of = school) => get(`/api/job/school-invitations/${of.id}`, token);

describe('inviting a candidate', () => {
  it('sends a mail, and adds the invitation to both lists', async () => {
    const { vacancy_id } = await newVacancy(server, school, {
      vacancy_title: 'Head of Arts',
      display_vacancy_public: 0,
    });
    const { status, body } = await invite(server, school, vacancy_id, candidate.id, {
      message: ' Do come!\nSoon. ',
    });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      vacancy_id,
      candidate_id: candidate.id,
      status: 'Pending',
      message: 'Do come!\nSoon.',
      answered_at: null,
      school: { school_id: school.id },
      vacancy: { vacancy_title: 'Head of Arts', is_open: true },
      candidate: { full_name: 'Sara Khalil' },
    });
    const [mail] = (await server.mail.to(candidate.email)).slice(-1);
    expect(mail!.subject).toBe('Palm Valley School invites you to apply');
    expect(mail!.text).toContain('> Do come!\n> Soon.');
    expect(mail!.text).toContain(`http://marketplace.test/candidate/job/${vacancy_id}/head-of-arts`);
    expect(mail!.html).toContain('Do come!<br>Soon.');
    for (const list of [await ofCandidate(candidate.token), await ofSchool(school.token)]) {
      expect(list.body.meta.total).toBe(1);
      expect(list.body.data[0]).toMatchObject({ vacancy_id, status: 'Pending' });
    }
    expect((await get(`/api/vacancy/${vacancy_id}`, candidate.token)).status).toBe(200);
    expect((await get('/api/notification', candidate.token)).body.data[0]).toMatchObject({
      kind: 'invitation',
      title: 'Invitation from Palm Valley School',
      vacancy_id,
    });
  });

  it('succeeds once per vacancy and candidate, also concurrently', async () => {
    const { vacancy_id } = await newVacancy(server, school);
    const many = await Promise.all(
      Array.from({ length: 5 }, () => invite(server, school, vacancy_id, stranger.id)),
    );
    expect(many.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(
      (await server.mail.to(stranger.email)).filter((mail) => mail.subject.includes('invites')),
    ).toHaveLength(1);
    expect((await invite(server, school, vacancy_id, stranger.id)).status).toBe(409);
  });

  it('is limited to the school’s own open vacancies, and to candidates who have not applied', async () => {
    const [foreign, closed, applied] = [
      await newVacancy(server, other),
      await newVacancy(server, school),
      await newVacancy(server, school),
    ];
    await server.request('POST', `/api/vacancy/${closed.vacancy_id}/close`, { token: school.token });
    await newApplication(server, candidate, applied.vacancy_id);
    const statusOf = async (vacancyId: unknown, candidateId: unknown) =>
      (await invite(server, school, vacancyId as number, candidateId as number)).status;
    expect(await statusOf(foreign.vacancy_id, candidate.id)).toBe(403);
    expect(await statusOf(closed.vacancy_id, candidate.id)).toBe(409);
    expect(await statusOf(applied.vacancy_id, candidate.id)).toBe(409);
    expect(await statusOf(987654321, candidate.id)).toBe(404);
    expect(await statusOf(applied.vacancy_id, 987654321)).toBe(404);
  });

  it('refuses invalid input and other users', async () => {
    const { vacancy_id } = await newVacancy(server, school);
    const send = (json: unknown, token: string | undefined = school.token) =>
      server.request('POST', '/api/job/invite', { token, json });
    const errorsOf = async (json: unknown) => Object.keys((await send(json)).body.errors ?? {});
    expect(await errorsOf({})).toEqual(['vacancy_id', 'candidate_id']);
    expect(await errorsOf({ vacancy_id, candidate_id: 'x' })).toEqual(['candidate_id']);
    expect(await errorsOf({ vacancy_id, candidate_id: candidate.id, message: 'x'.repeat(1001) })).toEqual([
      'message',
    ]);
    const right = { vacancy_id, candidate_id: candidate.id };
    expect((await server.request('POST', '/api/job/invite', { json: right })).status).toBe(401);
    expect((await send(right, candidate.token)).status).toBe(403);
    expect((await send(right, (await server.admin()).token)).status).toBe(403);
    expect((await send(right, (await server.signUp('School')).token)).status).toBe(403);
  });
});

describe('answering an invitation', () => {
  const invited = async (changes = {}) => {
    const { vacancy_id } = await newVacancy(server, school, changes);
    return (await newInvitation(server, school, vacancy_id, candidate.id)).invitation_id as number;
  };

  it('succeeds once, for the candidate only', async () => {
    const id = await invited();
    expect((await answer(id, 'accept', undefined)).status).toBe(401);
    expect((await answer(id, 'accept', stranger.token)).status).toBe(403);
    expect((await answer(id, 'accept', school.token)).status).toBe(403);
    const both = await Promise.all([
      answer(id, 'accept', candidate.token),
      answer(id, 'accept', candidate.token),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await answer(id, 'decline', candidate.token)).body.message).toBe(
      'You have already accepted this invitation.',
    );
    const { data } = (await ofSchool(school.token)).body;
    expect(data.find((row: { invitation_id: number }) => row.invitation_id === id)).toMatchObject({
      status: 'Accepted',
      answered_at: expect.stringMatching(/^\d{4}-/),
    });
    const news = (await get('/api/notification', school.token)).body.data;
    expect(news[0]).toMatchObject({ kind: 'invitation_accepted' });
    expect((await answer(987654321, 'decline', candidate.token)).status).toBe(404);
  });

  it('shares contact data with the school by accepting, but not by declining', async () => {
    const reserved = await newCandidate(server);
    const { vacancy_id } = await newVacancy(server, other);
    const { invitation_id } = await newInvitation(server, other, vacancy_id, reserved.id);
    expect(await isRelated(other.id, reserved.id)).toBe(false);
    expect((await answer(invitation_id, 'decline', reserved.token)).body.data.status).toBe('Declined');
    expect(await isRelated(other.id, reserved.id)).toBe(false);
    const open = await newCandidate(server);
    const invitation = await newInvitation(server, other, vacancy_id, open.id);
    await answer(invitation.invitation_id, 'accept', open.token);
    expect(await isRelated(other.id, open.id)).toBe(true);
    expect(await isRelated(school.id, open.id)).toBe(false);
    const profile = await get(`/api/candidate/${open.id}`, other.token);
    expect(profile.body.data).toMatchObject({ email1: 'sara.khalil@example.com' });
    expect((await get(profile.body.data.candidate_cv, other.token)).status).toBe(200);
    expect((await get(profile.body.data.candidate_cv, school.token)).status).toBe(403);
  });

  it('requires an open vacancy to accept; the invited candidate still sees the closed one', async () => {
    const { vacancy_id } = await newVacancy(server, school);
    const { invitation_id } = await newInvitation(server, school, vacancy_id, candidate.id);
    await server.request('POST', `/api/vacancy/${vacancy_id}/close`, { token: school.token });
    expect((await get(`/api/vacancy/${vacancy_id}`, candidate.token)).body.data.status).toBe('closed');
    expect((await get(`/api/vacancy/${vacancy_id}`, stranger.token)).status).toBe(404);
    expect((await answer(invitation_id, 'accept', candidate.token)).status).toBe(409);
    expect((await answer(invitation_id, 'decline', candidate.token)).status).toBe(200);
  });

  it('does not prevent applying', async () => {
    const { vacancy_id } = await newVacancy(server, school, { display_vacancy_public: 0 });
    await newInvitation(server, school, vacancy_id, candidate.id);
    expect((await apply(server, candidate, vacancy_id)).status).toBe(201);
  });
});

describe('the lists of invitations', () => {
  it('are paged, newest first, and limited to their owners and Admins', async () => {
    const [candidate, mine] = [await newCandidate(server), await newSchool(server)];
    const ids: number[] = [];
    for (const vacancy_title of ['First', 'Second', 'Third']) {
      const { vacancy_id } = await newVacancy(server, mine, { vacancy_title, show_salary_range: 0 });
      ids.unshift((await newInvitation(server, mine, vacancy_id, candidate.id)).invitation_id);
    }
    const idsOf = (body: { data: { invitation_id: number }[] }) => body.data.map((row) => row.invitation_id);
    expect(idsOf((await ofCandidate(candidate.token, candidate)).body)).toEqual(ids);
    const second = await get(
      `/api/job/candidate-invitations/${candidate.id}?per_page=2&page=2`,
      candidate.token,
    );
    expect(idsOf(second.body)).toEqual(ids.slice(2));
    expect(second.body.meta).toMatchObject({ total: 3, page: 2, per_page: 2, total_is_capped: false });
    expect(second.body.data[0].vacancy).not.toHaveProperty('salary_range_min');
    expect((await ofSchool(mine.token, mine)).body.data[0].vacancy).toHaveProperty('salary_range_min');

    const admin = await server.admin();
    expect(idsOf((await ofCandidate(admin.token, candidate)).body)).toEqual(ids);
    expect(idsOf((await ofSchool(admin.token, mine)).body)).toEqual(ids);
    expect((await ofCandidate(stranger.token, candidate)).status).toBe(403);
    expect((await ofCandidate(mine.token, candidate)).status).toBe(403);
    expect((await ofSchool(school.token, mine)).status).toBe(403);
    expect((await ofSchool(candidate.token, mine)).status).toBe(403);
    expect((await get(`/api/job/candidate-invitations/${candidate.id}`)).status).toBe(401);
    expect((await get('/api/job/school-invitations/987654321', admin.token)).status).toBe(404);
    expect((await get(`/api/job/candidate-invitations/${candidate.id}?page=0`, candidate.token)).status).toBe(
      400,
    );
  });
});

describe('a candidate who hides after an invitation', () => {
  const hide = (who: typeof candidate) =>
    server.request('PUT', '/api/candidate/visibility', { token: who.token, json: { findable: false } });

  it('is no longer shown to the school, unless the invitation was accepted', async () => {
    const inviting = await newSchool(server);
    const [shy, keen] = [await newCandidate(server), await newCandidate(server)];
    const { vacancy_id } = await newVacancy(server, inviting);
    await newInvitation(server, inviting, vacancy_id, shy.id);
    const { invitation_id } = await newInvitation(server, inviting, vacancy_id, keen.id);
    await answer(invitation_id, 'accept', keen.token);
    await Promise.all([hide(shy), hide(keen)]);
    const { body } = await ofSchool(inviting.token!, inviting);
    expect(body.data.map((row: { candidate_id: number }) => row.candidate_id)).toEqual([keen.id]);
    expect(body.meta.total).toBe(1);
    expect((await ofCandidate(shy.token!, shy)).body.meta.total).toBe(1);
  });
});
