import { describe, expect, it } from 'vitest';
import {
  apply,
  newApplication,
  newCandidate,
  newInterview,
  newInvitation,
  newVacancy,
  type Profile,
  pdf,
  updateCandidate,
} from '../../../testing/scenario.ts';
import { newColleague } from '../../../testing/team-scenario.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { waitingSchool } from '../../../testing/waiting-school.ts';
import { withServer } from '../../../testing/with-server.ts';

/** The values of a profile and an application that are contact data or documents. */
const CONTACT = {
  email1: 'first@reach.example',
  email2: 'second@reach.example',
  phone1: '507770001',
  phone2: '971507770002',
  address: '7 Reach Street',
};
const SENT = { email: 'sent@reach.example', phone: '971507770003' };
const VALUES = [...Object.values(CONTACT), ...Object.values(SENT), '/api/document/'];

const applicant = (at: TestServer) =>
  newCandidate(at, { ...CONTACT, candidate_dox: pdf('reference.pdf'), candidate_cv: pdf('profile.pdf') });

const { server, school, admin, discreet, open, gone, left, guest } = await withServer({
  school: waitingSchool,
  admin: (at) => at.admin(),
  discreet: applicant,
  open: applicant,
  gone: applicant,
  left: applicant,
  guest: applicant,
});
const recruiter = await newColleague(server, school, 'recruiter');
const reviewer = await newColleague(server, school, 'reviewer', 'Adam Reyes');
const { vacancy_id } = await newVacancy(server, school);
const other = await newVacancy(server, school);
const applied = (candidate: Profile, changes: object) =>
  newApplication(server, candidate, vacancy_id, { ...SENT, resume: pdf('sent.pdf'), ...changes });
const held = await applied(discreet, { share_before_approval: false });
const shared = await applied(open, {});
const early = await applied(gone, { share_before_approval: false });
const late = await applied(left, { share_before_approval: false });

const send = (method: string, path: string, { token }: Pick<Profile, 'token'>, json?: object) =>
  server.request(method, `/api${path}`, { token, ...(json && { json }) });
const read = async (path: string, reader: Pick<Profile, 'token'>) => {
  const { status, raw } = await send('GET', path, reader);
  expect(status).toBe(200);
  return raw.toString();
};
const decide = (decision: string) =>
  send('POST', `/school/${school.id}/${decision}`, admin, { reason: 'The licence is missing.' });
const withdraw = (candidate: Profile, { application_id }: { application_id: number }) =>
  send('POST', `/application/${application_id}/withdraw`, candidate);

type Application = typeof held;
const { interview_id } = await newInterview(server, school, held.application_id);

/** The documents of the application and of its applicant's profile. */
async function documentsOf({ application_id }: Application, { token }: Profile): Promise<string[]> {
  const { resume, candidate } = (await send('GET', `/application/${application_id}`, { token })).body.data;
  const paths = [resume, ...candidate.candidate_dox.map((one: { doc_path: string }) => one.doc_path)];
  expect(paths).toHaveLength(3);
  return paths.map((path: string) => path.replace(/^\/api/, ''));
}
async function statuses(application: Application, candidate: Profile, reader: Pick<Profile, 'token'>) {
  const paths = await documentsOf(application, candidate);
  return Promise.all(paths.map(async (path) => (await send('GET', path, reader)).status));
}

const team: [string, Pick<Profile, 'token'>][] = [
  ['the owner', school],
  ['a recruiter', recruiter],
  ['a reviewer', reviewer],
];
const alone = (application: Application, candidate: Profile): [string, string][] => [
  ['the application', `/application/${application.application_id}`],
  ['the profile', `/candidate/${candidate.id}`],
];

describe('an application that shares contact data and CV only after the school’s approval', () => {
  it('is accepted with the choice, and shares at once by default', async () => {
    expect(held.share_before_approval).toBe(false);
    expect(held.contact_shared).toBe(false);
    expect(shared.share_before_approval).toBe(true);
    expect(shared.contact_shared).toBe(true);
    const odd = await apply(server, discreet, other.vacancy_id, { share_before_approval: 'perhaps' });
    expect(odd.status).toBe(422);
    expect(Object.keys(odd.body.errors)).toEqual(['share_before_approval']);
  });

  it.each<[string, string]>([
    ...alone(held, discreet),
    ['all applications', `/application?candidate_id=${discreet.id}`],
    ['the applications of the school', `/application/school/${school.id}?search=Sara`],
    ['the vacancy', `/vacancy/${vacancy_id}`],
    ['its applicants', `/vacancy/${vacancy_id}/applicants`],
    ['its history', `/vacancy/${vacancy_id}/history`],
    ['the interviews', '/interview'],
    ['the calendar', `/interview/${interview_id}/interview.ics`],
    ['the notifications', '/notification'],
  ])('withholds both from a school awaiting approval: %s', async (_, path) => {
    for (const [, reader] of team) {
      const text = await read(path, reader);
      expect(VALUES.filter((value) => text.includes(value))).toEqual([]);
      expect(text).not.toContain(discreet.email);
    }
  });

  it('still shows name, answers and match', async () => {
    const { body } = await send('GET', `/application/${held.application_id}`, school);
    expect(body.data).toMatchObject({
      contact_shared: false,
      answers: [],
      match: { percent: expect.any(Number) },
      candidate: { full_name: 'Sara Khalil', gender: 'F', educations: [{ ced_major: 'Mathematics' }] },
    });
  });

  it('refuses its documents to all of the school’s staff', async () => {
    for (const [, reader] of team) expect(await statuses(held, discreet, reader)).toEqual([403, 403, 403]);
  });

  it('leaves their columns empty in the applicants’ CSV', async () => {
    const text = await read(`/vacancy/${vacancy_id}/applicants/export`, recruiter);
    const rows = text.split('\r\n').filter((line) => line.startsWith('Sara'));
    expect(rows.filter((row) => row.includes(SENT.email))).toHaveLength(1);
    expect(rows.filter((row) => row.includes(SENT.phone))).toHaveLength(1);
    expect(rows).toHaveLength(4);
  });

  it('is not found by searching for them', async () => {
    for (const value of [...Object.values(CONTACT), ...Object.values(SENT)])
      for (const path of [
        '/application?',
        `/application/school/${school.id}?`,
        `/vacancy/${vacancy_id}/applicants?`,
      ])
        expect((await send('GET', `${path}search=${encodeURIComponent(value)}`, school)).body.data).toEqual(
          [],
        );
  });

  it('includes neither in the mails to the school', async () => {
    for (const { email } of [school, recruiter]) {
      const mails = JSON.stringify(await server.mail.to(email));
      expect(VALUES.filter((value) => mails.includes(value))).toEqual([]);
    }
  });

  it('shows both to the candidate and to Admins', async () => {
    for (const reader of [discreet, admin]) {
      const text = await read(`/application/${held.application_id}`, reader);
      expect(VALUES.filter((value) => !text.includes(value))).toEqual([]);
      expect(await statuses(held, discreet, reader)).toEqual([200, 200, 200]);
    }
    const text = await read(`/vacancy/${vacancy_id}/applicants/export`, admin);
    expect(text.split(SENT.email)).toHaveLength(5);
  });

  it('withholds its own contact data where another application shares the profile', async () => {
    const second = await newApplication(server, open, other.vacancy_id, {
      ...SENT,
      share_before_approval: false,
    });
    const { body } = await send('GET', `/application/${second.application_id}`, school);
    expect(Object.keys(body.data)).not.toEqual(expect.arrayContaining(['email']));
    expect(body.data).toMatchObject({ contact_shared: false, candidate: { email1: CONTACT.email1 } });
  });

  it('does not affect applications that share at once', async () => {
    const [application, profile] = alone(shared, open);
    const text = (await read(application![1], school)) + (await read(profile![1], school));
    expect(VALUES.filter((value) => !text.includes(value))).toEqual([]);
    expect(await statuses(shared, open, reviewer)).toEqual([200, 200, 200]);
  });

  it('still withholds both after its withdrawal', async () => {
    expect((await withdraw(gone, early)).status).toBe(200);
    const text = await read(`/application/${early.application_id}`, school);
    expect(text).toContain('"as_of"');
    expect(VALUES.filter((value) => text.includes(value))).toEqual([]);
    expect(await statuses(early, gone, school)).toEqual([403, 403, 403]);
  });

  it.each(['ask-back', 'refuse'])('still withholds both after the Admin’s %s', async (decision) => {
    expect((await decide(decision)).status).toBe(200);
    const text = await read(`/application/${held.application_id}`, school);
    expect(VALUES.filter((value) => text.includes(value))).toEqual([]);
  });

  it('shares both once the school is approved', async () => {
    server.clock.forward(60);
    expect((await decide('approve')).status).toBe(200);
    for (const [application, candidate] of [
      [held, discreet],
      [late, left],
    ] as const) {
      const [one, profile] = alone(application, candidate);
      const text = (await read(one![1], school)) + (await read(profile![1], reviewer));
      expect(VALUES.filter((value) => !text.includes(value))).toEqual([]);
      expect(text).toContain('"contact_shared":true');
      expect(await statuses(application, candidate, recruiter)).toEqual([200, 200, 200]);
    }
  });

  it('shares neither if it was withdrawn before the approval', async () => {
    const text = await read(`/application/${early.application_id}`, school);
    expect(VALUES.filter((value) => text.includes(value))).toEqual([]);
    expect(await statuses(early, gone, school)).toEqual([403, 403, 403]);
  });

  it('keeps sharing both if it is withdrawn after the approval', async () => {
    server.clock.forward(60);
    expect((await withdraw(left, late)).status).toBe(200);
    const text = await read(`/application/${late.application_id}`, school);
    expect(VALUES.filter((value) => !text.includes(value))).toEqual([]);
    const exported = await read(`/vacancy/${vacancy_id}/applicants/export`, school);
    expect(exported.split(SENT.email)).toHaveLength(4);
  });

  it('withholds what an accepted invitation shared if the approval was revoked before the application', async () => {
    const profile = () => read(`/candidate/${guest.id}`, school);
    const { invitation_id } = await newInvitation(server, school, other.vacancy_id, guest.id);
    expect((await send('POST', `/job/invitation/${invitation_id}/accept`, guest)).status).toBe(200);
    expect((await decide('refuse')).status).toBe(200);
    expect(await profile()).toContain(CONTACT.email1);
    await newApplication(server, guest, other.vacancy_id, { ...SENT, share_before_approval: false });
    const text = await profile();
    expect(VALUES.filter((value) => text.includes(value))).toEqual([]);
    expect((await decide('approve')).status).toBe(200);
    expect(await profile()).toContain(CONTACT.email1);
  });

  it('withholds both again if the approval is revoked', async () => {
    expect((await decide('refuse')).status).toBe(200);
    for (const [, path] of alone(held, discreet)) {
      const text = await read(path, school);
      expect(VALUES.filter((value) => text.includes(value))).toEqual([]);
    }
    expect(await statuses(held, discreet, school)).toEqual([403, 403, 403]);
    expect(await statuses(shared, open, school)).toEqual([200, 200, 200]);
  });

  it('also withholds documents added to the profile later', async () => {
    expect(
      (await updateCandidate(server, discreet, { phone1: '507770001', candidate_cv: pdf('later.pdf') }))
        .status,
    ).toBe(200);
    expect(await statuses(held, discreet, school)).toEqual([403, 403, 403]);
  });
});
