import { setApproval } from '../areas/schools/approval-queries.ts';
import { candidateBody, type Fields, schoolBody, vacancyBody } from './bodies.ts';
import type { Answer } from './checked-request.ts';
import { pngOfSize } from './files/picture-files.ts';
import type { Person, TestServer } from './test-server.ts';

/** Users with profiles and their actions: the setup of most API tests. */

export const PDF = new Blob([`%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`], {
  type: 'application/pdf',
});
export const PNG = new Blob([new Uint8Array(pngOfSize(1, 1))], { type: 'image/png' });

export const pdf = (name = 'my cv.pdf') => new File([PDF], name, { type: PDF.type });
export const png = (name = 'portrait.png') => new File([PNG], name, { type: PNG.type });

/**
 * Builds a form the way a browser does: lists and objects as JSON, several files under a name with brackets.
 */
export function asForm(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof File) form.append(name, value, value.name);
    else if (Array.isArray(value) && value.some((item) => item instanceof File)) {
      for (const item of value) form.append(`${name}[]`, item);
    } else if (value !== undefined)
      form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
}

export type Profile = Person & { id: number };

export async function newCandidate(server: TestServer, changes: Fields = {}): Promise<Profile> {
  const person = await server.signUp('Candidate');
  const body = candidateBody({ candidate_cv: pdf(), ...changes });
  const { data } = expectOk(
    await server.request('POST', '/api/candidate', { token: person.token, form: asForm(body) }),
  );
  return { ...person, id: data.candidate_id };
}

/** Creates an approved school, which may search candidates. */
export async function newSchool(server: TestServer, changes: Fields = {}): Promise<Profile> {
  const person = await server.signUp('School');
  const form = asForm(schoolBody(changes));
  const { data } = expectOk(await server.request('POST', '/api/school', { token: person.token, form }));
  await setApproval(server.db, data.school_id, 'approved', null, server.clock.now());
  return { ...person, id: data.school_id };
}

/** Posts a vacancy and returns the API's answer. */
export async function newVacancy(server: TestServer, school: Profile, changes: Fields = {}) {
  const json = vacancyBody(changes);
  return expectOk(await server.request('POST', '/api/vacancy', { token: school.token, json })).data;
}

export function apply(
  server: TestServer,
  candidate: Profile,
  vacancyId: number,
  changes: Fields = {},
): Promise<Answer> {
  const fields = { vacancy_id: vacancyId, email: candidate.email, phone: '971501234567', ...changes };
  return server.request('POST', '/api/application/apply', { token: candidate.token, form: asForm(fields) });
}

export async function newApplication(
  server: TestServer,
  candidate: Profile,
  vacancyId: number,
  changes: Fields = {},
) {
  return expectOk(await apply(server, candidate, vacancyId, changes)).data;
}

/** Creates a candidate who has applied to a new vacancy of the school. */
export async function newApplicant(server: TestServer, school: Profile) {
  const candidate = await newCandidate(server);
  const { vacancy_id } = await newVacancy(server, school);
  const { application_id } = await newApplication(server, candidate, vacancy_id);
  return { candidate, applicationId: application_id as number };
}

export const invite = (
  server: TestServer,
  school: Profile,
  vacancy_id: number,
  candidate_id: number,
  changes: Fields = {},
): Promise<Answer> =>
  server.request('POST', '/api/job/invite', {
    token: school.token,
    json: { vacancy_id, candidate_id, ...changes },
  });

export async function newInvitation(
  server: TestServer,
  school: Profile,
  vacancyId: number,
  candidateId: number,
) {
  return expectOk(await invite(server, school, vacancyId, candidateId)).data;
}

export const updateCandidate = (
  server: TestServer,
  { id, token }: Pick<Profile, 'id' | 'token'>,
  fields: Fields | FormData,
): Promise<Answer> =>
  server.request('POST', `/api/candidate/${id}`, {
    token,
    form: fields instanceof FormData ? fields : asForm(fields),
  });

export const fileOf = (content: Buffer | string, name: string, type = 'application/pdf'): File =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type });

/** Schedules an interview a week ahead and returns the API's answer. */
export async function newInterview(
  server: TestServer,
  school: Profile,
  applicationId: number,
  changes: Fields = {},
) {
  const starts_at = new Date(server.clock.now().getTime() + 7 * 24 * 3_600_000).toISOString();
  const json = {
    starts_at,
    kind: 'in_person',
    minutes: 30,
    place: 'Room 12',
    despite_clash: true,
    ...changes,
  };
  const path = `/api/application/${applicationId}/interviews`;
  return expectOk(await server.request('POST', path, { token: school.token, json })).data;
}

function expectOk({ status, body }: Answer): Answer['body'] {
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}
