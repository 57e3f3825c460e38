import { type OperationId, operations } from '../../../../generated/operations.ts';
import { tables } from '../../../../generated/tables.ts';
import { adminLists, type ListName, listNames } from '../../areas/reference/admin-list-queries.ts';
import type { ApiDocument } from '../../engine/http/document.ts';
import { candidateBody, schoolBody, vacancyBody } from '../bodies.ts';
import type { Fixtures } from '../fixtures.ts';
import { labelOf } from '../list-label.ts';
import { pdf } from '../scenario.ts';
import type { TestServer } from '../test-server.ts';
import type { Fields, Known } from './probe.ts';

type Ids = Record<string, unknown>;

/** Rows that are consumed one per use. */
type Rows = Record<
  | 'session'
  | 'passkey'
  | 'partingPasskey'
  | 'apiKey'
  | 'partingApiKey'
  | 'webhook'
  | 'changingWebhook'
  | 'partingWebhook'
  | 'webhookDelivery'
  | 'language'
  | 'education'
  | 'experience'
  | 'mail'
  | 'report'
  | 'job'
  | 'reference',
  number
>;

/**
 * Records for path parameters, by the preceding path segment or the parameter's name: `/vacancy/{id}` and
 * `{vacancy_id}` both mean the open vacancy. Operations that consume a record or need one in a particular
 * state name their own.
 */
export function knownOf(
  document: ApiDocument,
  { newEmail }: TestServer,
  fixtures: Fixtures,
  rows: Rows,
  /** A record of each kind that the candidate, or else the school, has written. */
  records: Ids,
): Known {
  const { vacancies, applications, invitations, notifications, documents, parting, candidate } = fixtures;
  const [documentId, documentName] = documents.cv.split('/').slice(-2);
  const usual: Ids = {
    candidate: candidate.id,
    school: fixtures.school.id,
    vacancy: vacancies.open,
    application: applications.open,
    invitation: invitations.open,
    interview: fixtures.interview,
    notification: notifications.candidate,
    'saved-search': fixtures.savedSearch,
    'vacancy-draft': fixtures.vacancyDraft,
    'message-template': fixtures.messageTemplate,
    team: fixtures.team.reviewer,
    'candidate-search': fixtures.candidateSearch,
    shortlist: fixtures.shortlist,
    message: fixtures.message,
    offer: fixtures.offer,
    file: fixtures.evidence,
    job: rows.job,
    reference: rows.reference,
    document: documentId,
    user: candidate.user.id,
    name: decodeURIComponent(documentName!),
    list: 'countries',
    // Items in use, which updates accept; deletions take an `unusedItem`.
    ...Object.fromEntries(listNames.map((list) => [list, 3])),
    ...records,
  };
  // A profile whose owner never signs in and so never hides it.
  const findable = parting.candidate.id;
  const own: Partial<Record<OperationId, unknown>> = {
    endSession: rows.session,
    renamePasskey: rows.passkey,
    removePasskey: rows.partingPasskey,
    rotateApiKey: rows.apiKey,
    revokeApiKey: rows.partingApiKey,
    updateWebhook: rows.changingWebhook,
    rotateWebhook: rows.webhook,
    testWebhook: rows.webhook,
    replayWebhook: rows.webhook,
    listWebhookDeliveries: rows.webhook,
    deleteWebhook: rows.partingWebhook,
    replayWebhookDelivery: rows.webhookDelivery,
    deleteCandidateLanguage: rows.language,
    deleteCandidateEducation: rows.education,
    deleteCandidateExperience: rows.experience,
    retryMail: rows.mail,
    settleReport: rows.report,
    acceptInterview: fixtures.awaited.interview_id,
    deleteCandidate: parting.candidate.id,
    deleteSchool: parting.school.id,
    deleteShortlist: fixtures.partingShortlist,
    resendTeamInvitation: fixtures.team.invited,
    deleteCandidateSearch: fixtures.partingSearch,
    removeColleague: fixtures.team.recruiter,
    deleteMessageTemplate: fixtures.partingTemplate,
    approveSchool: fixtures.waiting.id,
    handOverSchool: fixtures.rival.id,
    askSchoolBack: fixtures.waiting.id,
    refuseSchool: fixtures.waiting.id,
    saveApplicationDraft: vacancies.rival,
    updateVacancy: vacancies.hidden,
    closeVacancy: vacancies.hidden,
    reopenVacancy: vacancies.hidden,
    deleteVacancy: vacancies.expired,
    setStatus: applications.closed,
    acceptOffer: applications.hidden,
    answerOffer: applications.closed,
    getAgreementPdf: applications.closed,
    listReferences: applications.closed,
    askForReferences: applications.closed,
    answerReferenceRequest: applications.closed,
    withdrawApplication: applications.hidden,
    updateUser: parting.user,
    deleteUser: parting.user,
    suspendUser: parting.user,
    restoreUser: parting.user,
    mailPasswordLink: parting.user,
    takeDownVacancy: vacancies.closed,
    putBackVacancy: vacancies.closed,
    reportSchool: fixtures.rival.id,
    // About somebody else than the message that the school reports.
    reportCandidate: findable,
    reportVacancy: vacancies.rival,
    declineInvitation: invitations.second,
    getInvitationConversation: invitations.accepted,
    writeInvitationMessage: invitations.accepted,
    muteInvitationMessages: invitations.accepted,
    reportInvitationMessage: invitations.accepted,
    dismissNotification: notifications.school,
    mergeAdminItems: 9,
    ...Object.fromEntries(listNames.map((list) => [`delete${adminLists[list].Name}`, unusedItem(list)])),
  };
  const of: Partial<Record<OperationId, Ids>> = {
    putOnShortlist: { candidate_id: findable },
    reportInvitationMessage: { message_id: fixtures.invitationMessage },
  };
  const recordOf = (id: OperationId, parameter: string) =>
    of[id]?.[parameter] ?? usual[nounOf(id, parameter)];
  return {
    record: (id, parameter) => (parameter === 'id' && own[id]) || recordOf(id, parameter) || 1,
    bodies: {
      acceptInterview: () => ({ seen_starts_at: fixtures.awaited.starts_at }),
      login: () => ({ user_name: candidate.email, password: candidate.password }),
      addCandidate: () => ({
        ...exampleOf(document, 'addCandidate'),
        user_id: fixtures.sessionIds['new candidate']!.user_id,
      }),
      addSchool: () => ({
        ...exampleOf(document, 'addSchool'),
        user_id: fixtures.sessionIds['new school']!.user_id,
      }),
      addVacancy: () => ({ ...exampleOf(document, 'addVacancy'), school_id: fixtures.school.id }),
      ...Object.fromEntries(
        Object.values(tables.candidate).map(({ Name }) => {
          const id = `create${Name}` as OperationId;
          return [id, () => ({ ...exampleOf(document, id), candidate_id: candidate.id })];
        }),
      ),
      createCandidateSkill: () => ({ candidate_id: candidate.id, skill_id: 1 }),
      createCandidate: candidateBody,
      createSchool: schoolBody,
      createVacancy: vacancyBody,
      register: () => ({ full_name: 'A B', user_name: newEmail(), password: 'secret12', role_id: 2 }),
      changeEmail: () => ({ user_name: newEmail(), password: candidate.password }),
      eraseMe: () => ({ password: candidate.password }),
      endSession: () => ({ password: candidate.password }),
      endOtherSessions: () => ({ password: candidate.password }),
      changePassword: () => ({
        current_password: candidate.password,
        password: candidate.password,
        confirm_password: candidate.password,
      }),
      createUser: () => ({ full_name: 'A B', user_name: newEmail(), password: 'secret12', role_id: 3 }),
      updateUser: () => ({ full_name: 'Another Name' }),
      inviteCandidate: () => ({ vacancy_id: vacancies.hidden, candidate_id: findable }),
      readCv: () => ({ candidate_cv: pdf() }),
      provideHiringEvidence: () => ({ item: 'qualification', provided: pdf() }),
      importAdminList: () => ({
        file: new File(['Name\nUtopia'], 'countries.csv', { type: 'text/csv' }),
        dry_run: true,
      }),
      mergeAdminItems: () => ({ into_id: 10 }),
      extendVacancy: () => ({ application_deadline: nextDeadline() }),
      // Its application has reached the interview stage.
      setStatus: () => ({ status: 'Offered' }),
      saveCandidateSearch: () => ({ name: `Search ${Math.random()}`, filters: { search: 'physics' } }),
      inviteColleague: () => ({ email: newEmail(), team_role: 'reviewer' }),
      handOverSchool: () => ({ email: fixtures.team.heir }),
      changeColleague: () => ({ team_role: 'reviewer' }),
      createMessageTemplate: () => ({ name: `Template ${Math.random()}`, text: 'Dear {name}, thank you.' }),
      updateMessageTemplate: () => ({ name: `Template ${Math.random()}`, text: 'Dear {name}, thank you.' }),
      createShortlist: () => ({ name: `List ${Math.random()}` }),
      renameShortlist: () => ({ name: `List ${Math.random()}` }),
      saveSearch: () => ({ name: `Search ${Math.random()}`, filters: { search: 'teacher' } }),
      scheduleInterview: () => ({
        starts_at: '2099-05-04T07:00:00Z',
        kind: 'in_person',
        minutes: 30,
        place: 'Room 12',
        despite_clash: true,
      }),
      reopenHiringItem: () => ({ item: 'licence' }),
      answerReferenceRequest: () => ({ referee_id: records.referee, choice: 'agree' }),
      scoreApplication: () => ({ scores: { Teaching: '4' } }),
      settleReport: () => ({ outcome: 'suspended', note: 'It asks applicants for money.' }),
      updateInterview: () => ({ minutes: 60, despite_clash: true }),
      ...Object.fromEntries(listNames.flatMap((list) => itemBodies(document, list))),
      applyToVacancy: () => ({
        vacancy_id: vacancies.rival,
        email: 'a@example.com',
        phone: '12345678',
        answers: [],
      }),
    },
  };
}

let deadlines = 0;
/** Each date is later than the previous ones. */
const nextDeadline = () => `${3000 + ++deadlines}-12-31`;

function nounOf(id: OperationId, parameter: string): string {
  if (parameter !== 'id') return parameter.replace(/_id$/, '');
  const parts = operations[id].path.split('/');
  return parts[parts.indexOf('{id}') - 1] || 'application';
}

/** The id of an item that nothing refers to, in most lists. */
const UNUSED = 7;

function unusedItem(list: ListName): number {
  const late: Partial<Record<ListName, number>> = {
    'employment-types': 6,
    'experience-levels': 6,
    'rating-scales': 4,
  };
  return late[list] ?? UNUSED;
}

function itemBodies(document: ApiDocument, list: ListName): [string, () => Fields][] {
  const { Name } = adminLists[list];
  const { iso2, ...more } = exampleOf(document, `create${Name}` as OperationId);
  const body = () => ({ ...more, [labelOf(list)]: `Item ${Math.random()}` });
  return [
    [`create${Name}`, body],
    [`update${Name}`, body],
  ];
}

function exampleOf(document: ApiDocument, id: OperationId): Fields {
  const { path, method } = operations[id];
  const { requestBody } = document.paths[path]![method.toLowerCase() as 'post']!;
  return (requestBody as { content: Record<string, { example: Fields }> }).content['application/json']!
    .example;
}

/** Adds items to the one list that ships empty. */
export async function fillCentres(document: ApiDocument, server: TestServer): Promise<void> {
  const [[, body]] = itemBodies(document, 'centres') as [[string, () => Fields], unknown];
  const { token } = await server.admin();
  for (let count = 0; count < UNUSED; count += 1)
    await server.request('POST', '/api/centres', { token, json: body() });
}

/** Whether the operation is one of those that every reference list has. */
export function isOfList(id: OperationId): boolean {
  const [, first, second] = operations[id].path.split('/');
  return (listNames as string[]).includes(first === 'admin' ? second! : first!);
}
