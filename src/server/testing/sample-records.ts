import { eq, inArray } from 'drizzle-orm';
import { openSession, sessionsOf } from '../areas/account/session-queries.ts';
import { addEvent } from '../areas/hiring/application/application-event-queries.ts';
import { addEvidence, changeItem } from '../areas/hiring/hiring-file/hiring-file-queries.ts';
import { applicationNotes } from '../areas/hiring/tables/assessment.ts';
import { candidates } from '../areas/people/tables/candidate.ts';
import { schools } from '../areas/schools/tables/school.ts';
import { users } from '../engine/db/tables/accounts.ts';
import { newApplicationDraft } from './application-draft-scenario.ts';
import { CALLERS, type Caller, type Fixtures } from './fixtures.ts';
import { newApiKey } from './new-api-key.ts';
import { newNote } from './new-note.ts';
import { newReference } from './new-reference.ts';
import { newWebhook } from './new-webhook.ts';
import { newPasskey } from './passkey/new-passkey.ts';
import type { SampleRecord, SampleRecords } from './sample-record.ts';
import { newApplication, newCandidate, newInvitation, newVacancy } from './scenario.ts';
import type { TestServer } from './test-server.ts';
import { writtenRecords } from './written-records.ts';

/** The callers that rules can distinguish: all but those with an invalid token. */
const EVERYBODY = CALLERS.filter((caller) => caller !== 'nonsense' && caller !== 'signed out');

const TEAM: Caller[] = ['school', 'recruiter', 'reviewer'];

/** Makes every account unverified, so that otherwise admitted callers are refused. */
export async function unverify({ db }: TestServer, { sessionIds: own }: Fixtures): Promise<void> {
  const ids = Object.values(own).flatMap((one) => (one ? [one.user_id] : []));
  await db.update(users).set({ email_verified_at: null }).where(inArray(users.id, ids));
}

/** Restricted fields that a new profile leaves empty. */
const NOTED = {
  email2: 'second@example.com',
  phone2: '971501112233',
  candidate_status: 'Interviewed',
  application_date: '2026-01-10',
  availability_date: '2026-08-01',
  expl_id: 3,
  candidate_comment2: 'Strong references.',
};

/**
 * Creates, for every rule, records for which it holds and records for which it does not. In the fixtures, the
 * candidate has applied to the school and the stranger has declined the rival's invitation; here, a friend
 * accepts one from the school.
 */
export async function sampleRecords(server: TestServer, fixtures: Fixtures): Promise<SampleRecords> {
  const { candidate, stranger, school, rival, vacancies, applications, invitations, notifications } =
    fixtures;
  const act = (path: string, { token }: { token: string }) =>
    server.request('POST', `/api${path}`, { token });
  const byLink = { display_vacancy_public: 0 };
  const [friend, found, offered, applied] = await Promise.all([
    newCandidate(server, { first_name: 'Huda' }),
    newVacancy(server, school, byLink),
    newVacancy(server, rival, byLink),
    newVacancy(server, school, byLink),
  ]);
  // A school sees an applicant's time zone once the browser has sent it.
  const headers = { 'time-zone': 'Europe/Dublin' };
  await server.request('GET', '/api/user/candidate-profile', { token: candidate.token, headers });
  const toApplied = await newApplication(server, candidate, applied.vacancy_id);
  const former = await newCandidate(server, { first_name: 'Layla' });
  const withdrawn = await newApplication(server, former, applied.vacancy_id);
  await act(`/application/${withdrawn.application_id}/withdraw`, former);
  const discreet = await newCandidate(server, { first_name: 'Maha' });
  const unshared = await newApplication(server, discreet, applied.vacancy_id, {
    share_before_approval: false,
  });
  await act(`/application/${unshared.application_id}/withdraw`, discreet);
  const starter = await newCandidate(server, { first_name: 'Reem' });
  const hired = await newApplication(server, starter, applied.vacancy_id);
  for (const status of ['Offered', 'Hired'])
    await server.request('PUT', `/api/application/${hired.application_id}/status`, {
      token: school.token,
      json: { status },
    });
  const approval_at = new Date(server.clock.now().getTime() + 1000);
  await server.db.update(schools).set({ approval_at }).where(eq(schools.school_id, school.id));
  const { invitation_id } = await newInvitation(server, school, vacancies.open, friend.id);
  await act(`/job/invitation/${invitation_id}/accept`, friend);
  await act(`/job/save-job/${found.vacancy_id}`, stranger);
  await newInvitation(server, rival, offered.vacancy_id, candidate.id);
  const begun = await newVacancy(server, school, byLink);
  await newApplicationDraft(server, stranger, begun.vacancy_id);
  await act(`/vacancy/${begun.vacancy_id}/close`, school);
  await act(`/vacancy/${found.vacancy_id}/close`, school);
  await act(`/vacancy/${offered.vacancy_id}/close`, rival);
  await act(`/vacancy/${applied.vacancy_id}/close`, school);
  await server.request('PUT', `/api/candidate/${candidate.id}`, {
    token: fixtures.callers.admin,
    json: NOTED,
  });
  const sessions: number[] = [];
  const passkeys: number[] = [];
  for (const { user } of [candidate, school]) {
    await openSession(server.db, user.id, server.clock.now());
    sessions.push((await sessionsOf(server.db, user.id, server.clock.now()))[0]!.id);
    passkeys.push(await newPasskey(server, user.id));
  }
  const admin = fixtures.sessionIds.admin!.user_id;
  const keyOfSchool = await newApiKey(server, { user: school.user, school_id: school.id });
  const keyOfAdmin = await newApiKey(server, { user: { id: admin }, role: 'Admin' });
  const hookOfSchool = await newWebhook(server, { user: school.user, school_id: school.id });
  const hookOfAdmin = await newWebhook(server, { user: { id: admin }, role: 'Admin' });
  const profile = (await server.request('GET', '/api/user/candidate-profile', { token: friend.token })).body;

  const written = await writtenRecords(server, fixtures);

  const hidden = [stranger.id, former.id, discreet.id];
  await server.db.update(candidates).set({ findable: false }).where(inArray(candidates.candidate_id, hidden));

  // A list of conversations has only applications about which somebody has written.
  const about = [applications.closed, toApplied, withdrawn, unshared];
  for (const one of about) {
    const id = typeof one === 'number' ? one : one.application_id;
    const at = server.clock.now();
    await addEvent(server.db, id, { kind: 'written', note: 'Hello.', changed_by: school.user.id, at });
  }

  const letter = Number(fixtures.documents.contract.split('/').at(-2));
  // The same file is evidence of a check.
  const item = {
    application_id: applications.open,
    vacancy_id: vacancies.open,
    item: 'identity',
    subject: '',
  };
  const checked = await changeItem(server.db, item, { updated_at: server.clock.now() });
  await addEvidence(server.db, checked, vacancies.open, [
    { field: 'evidence', position: 0, file_id: letter },
  ]);
  const reference = await newReference(server, applications.open, vacancies.open, letter);

  const movedOn = (await newNote(server, { token: fixtures.callers.school! }, applications.open)).note_id;
  const ofRival = { user_id: rival.user.id };
  await server.db.update(applicationNotes).set(ofRival).where(eq(applicationNotes.note_id, movedOn));

  const person = (
    what: string,
    { id, user }: typeof candidate,
    holds: SampleRecord['holds'],
  ): SampleRecord => ({
    what,
    id,
    fields: { candidate_id: id, user_id: user.id },
    holds: { 'findable candidate': hidden.includes(id) ? [] : EVERYBODY, ...holds },
  });
  const vacancy = (
    what: string,
    id: number,
    of: typeof school,
    holds: SampleRecord['holds'],
  ): SampleRecord => ({
    what,
    id,
    fields: { school_id: of.id },
    holds: { 'shown salary': EVERYBODY, 'listed vacancy': EVERYBODY, ...holds },
  });
  const application = (
    what: string,
    id: number,
    { of = candidate, sharing = EVERYBODY, ended = false } = {},
  ): SampleRecord => ({
    what,
    id,
    fields: { candidate_id: of.id, school_id: school.id },
    holds: {
      'shared contact': sharing,
      'application with interviews to come': ended ? [] : EVERYBODY,
    },
  });
  const invitation = (what: string, id: number, to: typeof candidate, by: typeof school): SampleRecord => ({
    what,
    id,
    fields: { candidate_id: to.id, school_id: by.id },
    holds: {},
  });
  const document = (
    what: string,
    url: string,
    of: typeof school,
    holds: SampleRecord['holds'],
  ): SampleRecord => {
    const [id, name] = url.split('/').slice(-2);
    const ofAll = { 'document outside conversations': EVERYBODY, ...holds };
    return { what, id: Number(id), name: name!, fields: { user_id: of.user.id }, holds: ofAll };
  };
  const ofRelated = (...callers: Caller[]) => ({ 'document of a related candidate': callers });
  return {
    candidate: [
      person('who applied', candidate, {
        'related candidate': TEAM,
        'candidate who shares contact': TEAM,
        applicant: TEAM,
      }),
      person('who declined', stranger, {}),
      person('who accepted', friend, { 'related candidate': TEAM, 'candidate who shares contact': TEAM }),
      person('who withdrew', former, {
        applicant: TEAM,
        'profile as applied': TEAM,
        'contact as applied': TEAM,
      }),
      person('who withdrew before the approval', discreet, { applicant: TEAM, 'profile as applied': TEAM }),
    ],
    school: [
      { what: 'school', id: school.id, fields: { school_id: school.id, user_id: school.user.id }, holds: {} },
      { what: 'rival', id: rival.id, fields: { school_id: rival.id, user_id: rival.user.id }, holds: {} },
    ],
    vacancy: [
      vacancy('open', vacancies.open, school, {
        'open vacancy': EVERYBODY,
        'vacancy applied to': ['candidate'],
      }),
      vacancy('hidden', vacancies.hidden, school, {
        'open vacancy': EVERYBODY,
        'listed vacancy': [],
        'shown salary': [],
      }),
      vacancy('closed', vacancies.closed, school, { 'vacancy applied to': ['candidate'] }),
      vacancy('expired', vacancies.expired, school, {}),
      vacancy('closed and applied to', applied.vacancy_id, school, {
        'listed vacancy': [],
        'vacancy applied to': ['candidate'],
      }),
      vacancy('of the rival', vacancies.rival, rival, { 'open vacancy': EVERYBODY }),
      vacancy('closed and saved', found.vacancy_id, school, {
        'listed vacancy': [],
        'saved vacancy': ['other candidate'],
      }),
      vacancy('closed and begun to apply for', begun.vacancy_id, school, {
        'listed vacancy': [],
        'vacancy begun to apply for': ['other candidate'],
      }),
      vacancy('closed and offered', offered.vacancy_id, rival, {
        'listed vacancy': [],
        'vacancy invited to': ['candidate'],
      }),
    ],
    application: [
      application('to the open vacancy', applications.open),
      application('to the closed vacancy', applications.closed),
      application('to the vacancy by link', toApplied.application_id),
      application('that was withdrawn', withdrawn.application_id, { of: former, ended: true }),
      application('that was withdrawn before the approval', unshared.application_id, {
        of: discreet,
        sharing: [],
        ended: true,
      }),
      {
        ...application('that led to a hire', hired.application_id, { of: starter, ended: true }),
        only: ['listHires', 'exportHires'],
      },
    ],
    invitation: [
      invitation('waiting', invitations.open, candidate, rival),
      invitation('answered', invitations.answered, stranger, rival),
      invitation('accepted', invitations.accepted, candidate, school),
    ],
    interview: [
      {
        what: 'interview',
        id: fixtures.interview,
        fields: { candidate_id: candidate.id, school_id: school.id },
        holds: {},
      },
    ],
    reference: [
      {
        what: 'reference',
        id: reference,
        fields: { candidate_id: candidate.id, school_id: school.id },
        holds: {},
      },
    ],
    session: [
      { what: 'of the candidate', id: sessions[0]!, fields: { user_id: candidate.user.id }, holds: {} },
      { what: 'of the school', id: sessions[1]!, fields: { user_id: school.user.id }, holds: {} },
    ],
    record: written,
    passkey: [
      { what: 'of the candidate', id: passkeys[0]!, fields: { user_id: candidate.user.id }, holds: {} },
      { what: 'of the school', id: passkeys[1]!, fields: { user_id: school.user.id }, holds: {} },
    ],
    api_key: [
      {
        what: 'of the school',
        id: keyOfSchool.id,
        fields: { user_id: school.user.id, school_id: school.id },
        holds: {},
      },
      { what: 'of the admin', id: keyOfAdmin.id, fields: { user_id: admin }, holds: {} },
    ],
    webhook: [
      {
        what: 'of the school',
        id: hookOfSchool.id,
        fields: { user_id: school.user.id, school_id: school.id },
        holds: {},
      },
      { what: 'of the admin', id: hookOfAdmin.id, fields: { user_id: admin }, holds: {} },
    ],
    webhook_delivery: [
      {
        what: 'to the school',
        id: hookOfSchool.delivery,
        fields: { user_id: school.user.id, school_id: school.id },
        holds: {},
      },
      { what: 'to the admin', id: hookOfAdmin.delivery, fields: { user_id: admin }, holds: {} },
    ],
    note: [
      {
        what: 'note',
        id: fixtures.note,
        fields: { user_id: school.user.id, school_id: school.id },
        holds: {},
      },
      {
        what: 'by an author who now works for the rival',
        id: movedOn,
        fields: { ...ofRival, school_id: school.id },
        holds: {},
      },
    ],
    message_template: [
      { what: 'template', id: fixtures.messageTemplate, fields: { school_id: school.id }, holds: {} },
    ],
    candidate_search: [
      { what: 'search', id: fixtures.candidateSearch, fields: { school_id: school.id }, holds: {} },
    ],
    team_member: [
      {
        what: 'recruiter',
        id: fixtures.team.recruiter,
        fields: { school_id: school.id, user_id: fixtures.sessionIds.recruiter!.user_id! },
        holds: {},
      },
      { what: 'invited', id: fixtures.team.invited, fields: { school_id: school.id }, holds: {} },
    ],
    shortlist: [{ what: 'list', id: fixtures.shortlist, fields: { school_id: school.id }, holds: {} }],
    saved_search: [
      {
        what: 'saved search',
        id: fixtures.savedSearch,
        fields: { candidate_id: candidate.id },
        holds: {},
      },
    ],
    vacancy_draft: [
      { what: 'draft', id: fixtures.vacancyDraft, fields: { school_id: school.id }, holds: {} },
    ],
    notification: [
      {
        what: 'of the candidate',
        id: notifications.candidate,
        fields: { user_id: candidate.user.id },
        holds: {},
      },
      { what: 'of the school', id: notifications.school, fields: { user_id: school.user.id }, holds: {} },
    ],
    file: [
      document('CV of one who applied', fixtures.documents.cv, candidate, ofRelated(...TEAM)),
      document('resume of an application', fixtures.documents.resume, candidate, ofRelated(...TEAM)),
      document('CV of one who declined', fixtures.documents.strangerCv, stranger, {}),
      document('CV of one who accepted', profile.data.candidate.candidate_cv, friend, ofRelated(...TEAM)),
      document('file of a message', fixtures.documents.contract, school, {
        'document outside conversations': [],
        'document in a message to it': ['candidate', ...TEAM],
        'letter of a reference': TEAM,
        'evidence in a hiring file': TEAM,
      }),
      document('brochure', fixtures.documents.brochure, school, { 'published document': EVERYBODY }),
    ],
  };
}
