import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ApiError } from './client/api/api-error.ts';
import { textOfFailure } from './client/state/report-failure.ts';
import { say } from './server/engine/messages/say.ts';

// Every text of section 8 of the specification, letter by letter, in the place where a person reads it.

const SCHEMAS = resolve(import.meta.dirname, '../schemas');
const read = (file: string): unknown => JSON.parse(readFileSync(resolve(SCHEMAS, `${file}.json`), 'utf8'));
const messages = read('messages/en') as Record<string, unknown>;

type Node = Record<string, unknown>;
/** The nodes of a document that have these values, and the property in which they say the text. */
type Place = [file: string, like: Node, property: string];

function nodesLike(node: unknown, like: Node): Node[] {
  if (typeof node !== 'object' || node === null) return [];
  const within = Object.values(node).flatMap((value) => nodesLike(value, like));
  const values = Object.entries(like).map(([name, value]) => [JSON.stringify((node as Node)[name]), value]);
  return values.every(([found, value]) => found === JSON.stringify(value))
    ? [node as Node, ...within]
    : within;
}

/** Returns what the nodes of a place say; of several messages the last, which is shown where the others are absent. */
const saidIn = ([file, like, property]: Place) =>
  nodesLike(read(file), like).map((node) => [node[property]].flat().at(-1));

describe('a failed call', () => {
  it.each([
    ['You do not have permission to perform this action.', new ApiError(403, 'Not yours.')],
    ['Server error, please try again later.', new ApiError(500, 'TypeError')],
    ['The school is closed.', new ApiError(409, 'The school is closed.')],
    ['Something went wrong.', new ApiError(418)],
  ])('says: %s', (text, error) => expect(textOfFailure(error)).toBe(text));

  it('of a session that has ended says so on the login page, where it leads', () => {
    expect(messages['errors.session']).toBe('Session expired, please login again.');
    expect(textOfFailure(new ApiError(401, 'Who is it?'))).toBeNull();
  });

  it.each([
    ['You do not have permission to perform this action.', say('request.forbidden')],
    ['Server error, please try again later.', say('request.failed')],
    ['Job saved!', say('vacancy.saved_job')],
    ['Job unsaved!', say('vacancy.unsaved_job')],
  ])('has its text in the answer too, as a saved job has: %s', (text, answered) =>
    expect(answered).toBe(text),
  );
});

const texts: [text: string, key: string, ...Place[]][] = [
  [
    'Failed to resend OTP. Please try again.',
    'auth.resend_failed',
    ['screens/verify-email', { error: 'auth.resend_failed' }, 'error'],
  ],
  ['Error saving job.', 'jobs.save_failed', ['actions/toggle-save', { error: 'jobs.save_failed' }, 'error']],
  [
    'Failed to load dashboard metrics.',
    'dashboard.failed',
    ['screens/candidate-dashboard', { operation: 'getCandidateDashboard' }, 'error'],
    ['screens/candidate-profile', { operation: 'getCandidateDashboard' }, 'error'],
    ['screens/school-dashboard', { operation: 'getSchoolMetrics' }, 'error'],
  ],
  [
    'Failed to load vacancies.',
    'jobs.failed',
    ['screens/candidate-jobs', { operation: 'listVacancies' }, 'error'],
    ['screens/jobs', { operation: 'listVacancies' }, 'error'],
    ['screens/candidate-dashboard', { operation: 'listSuggestedVacancies' }, 'error'],
    ['screens/candidate-dashboard', { operation: 'listSavedVacancies' }, 'error'],
  ],
  [
    'No jobs found.',
    'jobs.empty',
    ['screens/candidate-jobs', { rows: 'jobs' }, 'empty'],
    ['screens/jobs', { rows: 'jobs' }, 'empty'],
  ],
  [
    'No applications found.',
    'applications.empty',
    ['tables/school-applications', { operation: 'listSchoolApplications' }, 'empty'],
    ['crud/admin-applications', { empty: 'applications.empty' }, 'empty'],
  ],
  [
    'No certificates added yet.',
    'candidate.no_certificates',
    ['parts/own-profile', { rows: 'profile.candidate.certificates' }, 'empty'],
    ['forms/edit-profile/certificates', { add: '+ Add Certification' }, 'empty'],
  ],
  [
    'No experience added yet.',
    'candidate.no_experience',
    ['parts/own-experience', { rows: 'profile.candidate.experiences' }, 'empty'],
    ['forms/edit-profile/experience', { add: '+ Add Experience' }, 'empty'],
  ],
  [
    'No educations added yet.',
    'candidate.no_educations',
    ['parts/own-education', { rows: 'profile.candidate.educations' }, 'empty'],
    ['forms/edit-profile/education', { add: '+ Add Education' }, 'empty'],
  ],
  [
    'No Applications added yet.',
    'candidate.no_applications',
    ['screens/candidate-profile', { rows: 'applications' }, 'empty'],
  ],
  [
    'No jobs in this category.',
    'dashboard.empty',
    ...['suggested', 'applications', 'invitations', 'saved'].map(
      (rows): Place => ['screens/candidate-dashboard', { rows }, 'empty'],
    ),
  ],
];

const ownTexts: [text: string, ...Place][] = [
  ['Job saved!', 'labels/saved-message', { when: { const: true } }, 'label'],
  ['Oops!', 'screens/error', { block: 'header' }, 'title'],
  [
    'Sorry, an unexpected error has occurred.',
    'screens/error',
    { text: 'Sorry, an unexpected error has occurred.' },
    'text',
  ],
  ['Unknown error', 'screens/error', { text: 'Unknown error' }, 'text'],
  ['Go Back', 'screens/error', { action: 'go', to: { back: true } }, 'label'],
];

describe('a screen', () => {
  it.each(texts)('says: %s', (text, key, ...places) => {
    expect(messages[key]).toBe(text);
    for (const place of places) {
      const said = saidIn(place);
      expect(said, place[0]).not.toEqual([]);
      expect(new Set(said), place[0]).toEqual(new Set([key]));
    }
  });

  it.each(ownTexts)('says in its own document: %s', (text, ...place) =>
    expect(saidIn(place)).toEqual([text]),
  );

  it('says otherwise that a job is no longer saved', () =>
    expect(read('labels/saved-message')).toMatchObject({ else: { label: 'Job unsaved!' } }));

  const served: [what: string, file: string, operation: string][] = [
    ['a login', 'screens/login', 'login'],
    ["a candidate's registration", 'screens/register-candidate', 'register'],
    ["a school's registration", 'screens/register-school', 'register'],
    ['a profile that is new', 'wizards/candidate-profile', 'createCandidate'],
    ['a profile that was changed', 'wizards/edit-profile', 'updateCandidate'],
    ['an application', 'wizards/quick-apply', 'applyToVacancy'],
    ['a school that is new', 'wizards/school-profile', 'createSchool'],
    ['a vacancy', 'wizards/vacancy', 'createVacancy'],
  ];
  it.each(served)('says of %s what the server says', (_, file, operation) => {
    const calls = nodesLike(read(file), { operation }).filter((node) => 'success' in node);
    expect(calls.map(({ success }) => (success as Node).message)).toEqual(['server']);
  });
});
