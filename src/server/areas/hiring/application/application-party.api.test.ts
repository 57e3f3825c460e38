import { expect, it } from 'vitest';
import {
  newApplication,
  newCandidate,
  newInterview,
  newSchool,
  newVacancy,
  updateCandidate,
} from '../../../testing/scenario.ts';
import { withServer } from '../../../testing/with-server.ts';
import { bulkTaskWorker } from './bulk-task-worker.ts';

const { server, school } = await withServer({ school: newSchool });
const mail = { post: async () => {}, toPost: () => [], wake: () => {} };
const { work } = bulkTaskWorker({
  db: server.db,
  posting: { mail, settings: { publicUrl: 'https://example.org' } },
  log: { warn: () => {} },
  clock: server.clock.now,
});

const request = (method: string, path: string, json?: object, { token }: { token: string } = school) =>
  server.request(method, `/api${path}`, { token, ...(json && { json }) });

/** A candidate who applies, ends the application or hides, and changes the name. */
async function renamed(end: (id: number, person: { token: string }) => Promise<unknown>) {
  const person = await newCandidate(server, { first_name: 'Oldname', last_name: 'Person' });
  const { vacancy_id } = await newVacancy(server, school);
  const { application_id } = await newApplication(server, person, vacancy_id);
  const interview = await newInterview(server, school, application_id);
  await end(application_id, person);
  await updateCandidate(server, person, { first_name: 'Newname' });
  return { person, vacancy_id, application_id, interview };
}

const hides = (_: number, person: { token: string }) =>
  request('PUT', `/candidate/hidden-school/${school.id}`, undefined, person);

it.each<[string, Parameters<typeof renamed>[0]]>([
  ['has withdrawn', (id, person) => request('POST', `/application/${id}/withdraw`, undefined, person)],
  ['was rejected', (id) => request('PUT', `/application/${id}/status`, { status: 'Rejected' })],
  ['hides from the school', hides],
])('writes to an applicant who %s under the name that the school sees', async (_, end) => {
  const { vacancy_id, application_id } = await renamed(end);
  const message = 'Dear {name}, thank you for your time.';
  const json = { application_ids: [application_id], message };
  expect((await request('POST', `/vacancy/${vacancy_id}/applicants/message`, json)).status).toBe(202);
  await work();
  const { data } = (await request('GET', `/vacancy/${vacancy_id}/history`)).body;
  expect(data[0]).toMatchObject({ kind: 'written', note: 'Dear Oldname Person, thank you for your time.' });
});

it('notifies a school of interviews with a hidden candidate under the name that the school sees', async () => {
  const { person, interview, application_id } = await renamed(hides);
  const { starts_at, minutes, interview_id } = interview;
  const json = { starts_at, kind: 'in_person', minutes, place: 'Room 12' };
  const clash = await request('POST', `/application/${application_id}/interviews`, json);
  expect(clash.body.errors.despite_clash[0]).toContain('Oldname Person');
  const acceptance = { seen_starts_at: starts_at };
  expect((await request('POST', `/interview/${interview_id}/accept`, acceptance, person)).status).toBe(200);
  const { raw } = await request('GET', '/notification');
  expect(raw.toString()).toContain('Oldname Person');
  expect(raw.toString()).not.toContain('Newname');
});

it('names a candidate who has withdrawn meanwhile as the school sees them', async () => {
  const { application_id } = await renamed((id, person) =>
    request('POST', `/application/${id}/withdraw`, undefined, person),
  );
  const json = { status: 'Rejected', seen_status: 'Interview' };
  const { status, body } = await request('PUT', `/application/${application_id}/status`, json);
  expect(status).toBe(409);
  expect(body.message).toMatch(/^Oldname Person moved this application to Withdrawn/);
});
