import type { OperationId } from '../../../generated/operations.ts';
import { tables } from '../../../generated/tables.ts';
import type { Caller, Cast } from './cast.ts';
import { asForm } from './scenario.ts';
import type { RequestOptions } from './test-server.ts';

/**
 * Who of those whom the document's roles admit gets how far, written by hand. Writes are tried with a body that is
 * refused, so that a 422 says "let in" and nothing changes.
 */

const BAD_JSON: RequestOptions = { json: { unknown: 1 } };
const BAD_FORM: RequestOptions = { form: asForm({ unknown: 1 }) };

/** What those callers get whom the document's roles admit. */
type Expected = Partial<Record<Caller, number>>;
export type Row = {
  what?: string;
  path: (cast: Cast) => string;
  options?: RequestOptions;
  /** A JSON body that names records of the cast. */
  body?: (cast: Cast) => Record<string, unknown>;
  /** Everybody whom the roles admit, unless named. */
  all?: number;
  expected?: Expected;
};

const candidates = (own: number, other: number, fresh: number): Expected => ({
  candidate: own,
  'other candidate': other,
  'new candidate': fresh,
});
const schools = (own: number, other: number, fresh: number): Expected => ({
  school: own,
  'other school': other,
  'new school': fresh,
});

const lookup = (path: string): Row[] => [{ path: () => path, all: 200 }];
const vacancy = (which: keyof Cast['vacancies'], rest = '') => ({
  what: `${which} vacancy`,
  path: (of: Cast) => `/vacancy/${of.vacancies[which]}${rest}`,
});
const application = (rest = '') => ({ path: (of: Cast) => `/application/${of.applications.open}${rest}` });
const withoutApi = (path: string) => path.replace(/^\/api/, '');

const visibility: [keyof Cast['vacancies'], Expected][] = [
  ['open', { ...candidates(200, 200, 200), ...schools(200, 200, 200), admin: 200 }],
  ['hidden', { ...candidates(200, 200, 200), ...schools(200, 200, 200), admin: 200 }],
  ['closed', { ...candidates(200, 404, 404), ...schools(200, 404, 404), admin: 200 }],
  ['expired', { ...candidates(404, 404, 404), ...schools(200, 404, 404), admin: 200 }],
];
const ownVacancy = (rest: string, onOwn: Record<'open' | 'closed' | 'expired', number>): Row[] => [
  ...(['open', 'closed', 'expired'] as const).map((which) => ({
    ...vacancy(which, rest),
    expected: { 'other school': 403, 'new school': 403, school: onOwn[which] },
  })),
  { what: 'no vacancy', path: () => `/vacancy/999999${rest}`, all: 404 },
];
const statusRows = (path: (of: Cast) => string): Row[] => [
  { path, options: BAD_JSON, expected: schools(422, 403, 403) },
];
/** Everybody has notifications; who asks for another's is refused. */
const ownNotifications = (rest = ''): Row[] => [
  {
    what: "the candidate's",
    path: (of) => `/notification/${of.notifications.candidate}${rest}`,
    all: 403,
    expected: { candidate: 200 },
  },
  {
    what: "the school's",
    path: (of) => `/notification/${of.notifications.school}${rest}`,
    all: 403,
    expected: { school: 200 },
  },
  { what: 'none', path: () => `/notification/999999${rest}`, all: 404 },
];
const answerRows = (answer: 'accept' | 'decline'): Row[] => [
  // Its candidate has answered it before.
  {
    path: (of) => `/job/invitation/${of.invitations.answered}/${answer}`,
    expected: candidates(403, 409, 403),
  },
  { what: 'none', path: () => `/job/invitation/999999/${answer}`, all: 404 },
];
const PUBLIC_WRITES: Row[] = [{ path: () => '', options: BAD_JSON, all: 422 }];

const changeOfCandidate: Row[] = [
  {
    path: ({ candidate }) => `/candidate/${candidate.id}`,
    options: BAD_FORM,
    expected: { ...candidates(422, 403, 403), admin: 422 },
  },
  {
    what: 'none',
    path: () => '/candidate/999999',
    options: BAD_FORM,
    expected: { ...candidates(403, 403, 403), admin: 404 },
  },
];

type Lists = (typeof tables)['reference'];
type ListOperation<List extends Lists[keyof Lists] = Lists[keyof Lists]> =
  | `${'list' | 'listAdmin'}${List['Names']}`
  | `${'create' | 'update' | 'delete'}${List['Name']}`;

const reference = Object.fromEntries(
  Object.entries(tables.reference).flatMap(([list, { Name, Names }]): [string, Row[]][] => [
    [`list${Names}`, lookup(`/${list}`)],
    [`listAdmin${Names}`, [{ path: () => '', all: 200 }]],
    [`create${Name}`, [{ path: () => '', options: BAD_JSON, all: 422 }]],
    [`update${Name}`, [{ path: () => `/${list}/5`, options: BAD_JSON, all: 422 }]],
    [`delete${Name}`, [{ path: () => `/${list}/999999`, all: 404 }]],
  ]),
) as Record<ListOperation, Row[]>;

/** Every operation has its rows: one that is added does not compile without them. */
export const ACCESS: Record<OperationId, Row[]> = {
  login: PUBLIC_WRITES,
  register: PUBLIC_WRITES,
  verifyOtp: PUBLIC_WRITES,
  resendOtp: PUBLIC_WRITES,
  forgotPassword: PUBLIC_WRITES,
  resetPassword: PUBLIC_WRITES,
  // It ends the caller's session: see below.
  logout: [],
  getMyCandidateProfile: [{ path: () => '', expected: candidates(200, 200, 404) }],
  createCandidate: [{ path: () => '', options: BAD_FORM, expected: candidates(409, 409, 422) }],
  getCandidateDashboard: [{ path: () => '', expected: candidates(200, 200, 404) }],
  listCandidates: [
    { path: () => '', expected: { ...schools(200, 200, 403), admin: 200 } },
    {
      what: 'by what the administration notes',
      path: () => '/candidate?expl_id=1',
      expected: { ...schools(403, 403, 403), admin: 200 },
    },
  ],
  getCandidate: [
    {
      path: ({ candidate }) => `/candidate/${candidate.id}`,
      expected: { ...candidates(200, 403, 403), ...schools(200, 200, 403), admin: 200 },
    },
    {
      what: 'none',
      path: () => '/candidate/999999',
      expected: { ...candidates(403, 403, 403), ...schools(404, 404, 403), admin: 404 },
    },
  ],
  updateCandidate: changeOfCandidate,
  putCandidate: changeOfCandidate,
  getMySchool: [{ path: () => '', expected: schools(200, 200, 404) }],
  createSchool: [{ path: () => '', options: BAD_FORM, expected: schools(409, 409, 422) }],
  getSchool: [
    { path: ({ school }) => `/school/${school.id}`, all: 200 },
    { what: 'none', path: () => '/school/999999', all: 404 },
  ],
  updateSchool: [
    { path: ({ school }) => `/school/${school.id}`, options: BAD_FORM, expected: schools(422, 403, 403) },
  ],
  getSchoolMetrics: [
    {
      path: ({ school }) => `/school/${school.id}/dashboard-metrics`,
      expected: { ...schools(200, 403, 403), admin: 200 },
    },
  ],
  listVacancies: [{ path: () => '', all: 200 }],
  createVacancy: [{ path: () => '', options: BAD_JSON, expected: schools(422, 422, 403) }],
  getVacancy: visibility.map(([which, expected]) => ({ ...vacancy(which), expected })),
  deleteVacancy: [
    { ...vacancy('open'), expected: { ...schools(409, 403, 403), admin: 409 } },
    { what: 'no vacancy', path: () => '/vacancy/999999', all: 404 },
  ],
  listSimilarVacancies: visibility.map(([which, expected]) => ({ ...vacancy(which, '/similar'), expected })),
  closeVacancy: ownVacancy('/close', { open: 200, closed: 409, expired: 409 }),
  // The row before has closed the open one.
  reopenVacancy: ownVacancy('/reopen', { open: 200, closed: 200, expired: 409 }),
  listSavedVacancies: [
    { path: ({ candidate }) => `/job/saved-jobs/${candidate.id}`, expected: candidates(200, 403, 403) },
  ],
  toggleSavedVacancy: [
    {
      what: 'open vacancy',
      path: (of) => `/job/save-job/${of.vacancies.open}`,
      expected: candidates(200, 200, 403),
    },
    {
      what: 'expired vacancy',
      path: (of) => `/job/save-job/${of.vacancies.expired}`,
      expected: candidates(404, 404, 403),
    },
  ],
  inviteCandidate: [
    { path: () => '', options: BAD_JSON, expected: schools(422, 422, 403) },
    {
      what: 'to an own vacancy, a candidate who applied',
      path: () => '',
      body: (of) => ({ vacancy_id: of.vacancies.open, candidate_id: of.candidate.id }),
      expected: schools(409, 403, 403),
    },
  ],
  listCandidateInvitations: [
    {
      path: ({ candidate }) => `/job/candidate-invitations/${candidate.id}`,
      expected: { ...candidates(200, 403, 403), admin: 200 },
    },
  ],
  listSchoolInvitations: [
    {
      path: ({ school }) => `/job/school-invitations/${school.id}`,
      expected: { ...schools(200, 403, 403), admin: 200 },
    },
    {
      what: 'none',
      path: () => '/job/school-invitations/999999',
      expected: { ...schools(403, 403, 403), admin: 404 },
    },
  ],
  acceptInvitation: answerRows('accept'),
  declineInvitation: answerRows('decline'),
  listApplications: [{ path: () => '', all: 200 }],
  applyToVacancy: [{ path: () => '', options: BAD_FORM, expected: candidates(422, 422, 403) }],
  listSchoolApplications: [
    {
      path: ({ school }) => `/application/school/${school.id}`,
      expected: { ...schools(200, 403, 403), admin: 200 },
    },
    {
      what: 'none',
      path: () => '/application/school/999999',
      expected: { ...schools(403, 403, 403), admin: 404 },
    },
  ],
  getApplication: [
    { ...application(), expected: { ...candidates(200, 403, 403), ...schools(200, 403, 403), admin: 200 } },
    { what: 'none', path: () => '/application/999999', all: 404 },
  ],
  setApplicationStatus: statusRows((of) => `/application/${of.applications.open}/status`),
  withdrawApplication: [
    { path: (of) => `/application/${of.applications.hidden}/withdraw`, expected: candidates(200, 403, 403) },
    { what: 'none', path: () => '/application/999999/withdraw', all: 404 },
  ],
  setStatus: statusRows((of) => `/${of.applications.open}/status`),
  scheduleInterview: [
    { ...application('/interviews'), options: BAD_JSON, expected: schools(422, 403, 403) },
    { what: 'none', path: () => '/application/999999/interviews', options: BAD_JSON, all: 404 },
  ],
  listInterviews: [{ path: () => '', all: 200 }],
  updateInterview: [
    {
      path: (of) => `/interview/${of.interview}`,
      options: { json: { minutes: 1 } },
      expected: schools(422, 403, 403),
    },
    { what: 'none', path: () => '/interview/999999', options: BAD_JSON, all: 404 },
  ],
  cancelInterview: [
    { path: (of) => `/interview/${of.interview}`, expected: schools(200, 403, 403) },
    { what: 'none', path: () => '/interview/999999', all: 404 },
  ],
  listNotifications: [{ path: () => '', all: 200 }],
  readNotification: ownNotifications('/read'),
  readAllNotifications: [{ path: () => '', all: 200 }],
  dismissNotification: ownNotifications(),
  getDocument: [
    {
      what: 'CV of one that applied to the school',
      path: (of) => withoutApi(of.documents.cv),
      expected: { ...candidates(200, 403, 403), ...schools(200, 403, 403), admin: 200 },
    },
    {
      what: 'resume of an application',
      path: (of) => withoutApi(of.documents.resume),
      expected: { ...candidates(200, 403, 403), ...schools(200, 403, 403), admin: 200 },
    },
    {
      what: 'CV of one that applied to nobody',
      path: (of) => withoutApi(of.documents.strangerCv),
      expected: { ...candidates(403, 200, 403), ...schools(403, 403, 403), admin: 200 },
    },
    { what: 'brochure', path: (of) => withoutApi(of.documents.brochure), all: 200 },
    { what: 'none', path: () => '/document/999999/cv.pdf', all: 404 },
  ],
  getStatistics: lookup('/statistics'),
  ...reference,
  listCities: lookup('/cities'),
  getAdminStats: [{ path: () => '/admin/stats/countries', all: 200 }],
};
