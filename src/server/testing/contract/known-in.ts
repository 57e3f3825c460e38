import { eq } from 'drizzle-orm';
import { type OperationId, operations } from '../../../../generated/operations.ts';
import { DAY } from '../../../language/run/value/durations.ts';
import { openSession, sessionsOf } from '../../areas/account/session-queries.ts';
import { bulkTaskRows, bulkTasks } from '../../areas/hiring/tables/bulk-task.ts';
import { reports } from '../../areas/office/tables/report.ts';
import {
  candidateEducations,
  candidateExperiences,
  candidateLanguages,
} from '../../areas/people/tables/candidate.ts';
import { mailOutbox } from '../../engine/db/tables/mail-outbox.ts';
import type { ApiDocument } from '../../engine/http/document.ts';
import type { Fixtures } from '../fixtures.ts';
import { newApiKey } from '../new-api-key.ts';
import { newReference } from '../new-reference.ts';
import { newWebhook } from '../new-webhook.ts';
import { newPasskey } from '../passkey/new-passkey.ts';
import { newSchool } from '../scenario.ts';
import type { TestServer } from '../test-server.ts';
import { writtenRecords } from '../written-records.ts';
import { ownerOf } from './callers.ts';
import { fillCentres, knownOf } from './known.ts';
import type { Known } from './probe.ts';

/**
 * Creates the records that valid calls need beyond the fixtures, and returns valid parameters and bodies for
 * every operation.
 */
export async function knownIn(document: ApiDocument, server: TestServer, fixtures: Fixtures): Promise<Known> {
  const session = await sessionOf(server, fixtures.sessionIds[ownerOf('endSession')]!.user_id);
  const ofSchool = { user: fixtures.school.user, school_id: fixtures.school.id };
  const hook = await newWebhook(server, ofSchool);
  const known = knownOf(
    document,
    server,
    fixtures,
    {
      session,
      passkey: await newPasskey(server, fixtures.sessionIds[ownerOf('renamePasskey')]!.user_id),
      partingPasskey: await newPasskey(server, fixtures.sessionIds[ownerOf('removePasskey')]!.user_id),
      apiKey: (await newApiKey(server, { user: fixtures.school.user, school_id: fixtures.school.id })).id,
      webhook: hook.id,
      webhookDelivery: hook.delivery,
      changingWebhook: (await newWebhook(server, ofSchool)).id,
      partingWebhook: (await newWebhook(server, ofSchool)).id,
      partingApiKey: (await newApiKey(server, { user: fixtures.school.user, school_id: fixtures.school.id }))
        .id,
      language: await rowOf(server, fixtures, candidateLanguages),
      education: await rowOf(server, fixtures, candidateEducations),
      experience: await rowOf(server, fixtures, candidateExperiences),
      mail: await failedMail(server),
      report: await waitingReport(server),
      job: await waitingJob(server, fixtures),
      reference: await newReference(server, fixtures.applications.open, fixtures.vacancies.open),
    },
    await records(server, fixtures),
  );
  await fillCentres(document, server);
  return known;
}

async function records(server: TestServer, fixtures: Fixtures): Promise<Record<string, number>> {
  const written = await writtenRecords(server, fixtures);
  return Object.fromEntries(written.reverse().map(({ kind, id }) => [kind, id]));
}

/** Execution order of the exceptions: 0 first, 3 and 4 last; by default 1, and 2 for deletions. */
const PLACE: Partial<Record<OperationId, number>> = {
  // A school with a vacancy cannot be deleted, and any later request may create one.
  deleteSchool: 0,
  // An offer moves its application on.
  sendOffer: 1.5,
  answerOffer: 1.5,
  changeColleague: 3,
  handOverSchool: 4,
};

/** Sorts deletions to the end, because other operations need the records. */
export function inUsableOrder(ids: OperationId[]): OperationId[] {
  const place = (id: OperationId) => PLACE[id] ?? (operations[id].method === 'DELETE' ? 2 : 1);
  return ids.toSorted((one, other) => place(one) - place(other));
}

/** Opens another session for a user, to be ended on its own. */
async function sessionOf({ db, clock }: TestServer, userId: number): Promise<number> {
  const before = new Set((await sessionsOf(db, userId, clock.now())).map(({ id }) => id));
  await openSession(db, userId, clock.now());
  return (await sessionsOf(db, userId, clock.now())).find(({ id }) => !before.has(id))!.id;
}

/** Creates a mail whose delivery has failed for good. */
async function failedMail({ db }: TestServer): Promise<number> {
  const mail = { recipient: 'a@example.com', subject: 'News', body_text: 'News', body_html: '<p>News</p>' };
  const [row] = await db
    .insert(mailOutbox)
    .values({ ...mail, tries: 10, error: '550 No such person' })
    .returning({ id: mailOutbox.id });
  return row!.id;
}

/** Creates a report about a separate school, which the operation may then suspend. */
async function waitingReport(server: TestServer): Promise<number> {
  const { id } = await newSchool(server);
  const [row] = await server.db
    .insert(reports)
    .values({ school_id: id, about: 'school', reason: 'spam', created_at: server.clock.now() })
    .returning({ id: reports.report_id });
  return row!.id;
}

/** Creates a job on applicants that can still be undone. It writes to them, so that it announces no state. */
async function waitingJob({ db, clock }: TestServer, { school, vacancies, applications }: Fixtures) {
  const job = {
    vacancy_id: vacancies.open,
    user_id: school.user.id,
    kind: 'write',
    message: 'Welcome.',
  } as const;
  const [row] = await db.insert(bulkTasks).values(job).returning({ id: bulkTasks.id });
  const wait_until = new Date(clock.now().getTime() + DAY);
  const application_id = applications.open;
  await db.insert(bulkTaskRows).values({
    ...{ job_id: row!.id, application_id, vacancy_id: job.vacancy_id },
    seen_status: 'Pending',
    wait_until,
  });
  return row!.id;
}

/** Finds a row of a user who is never deleted. */
async function rowOf(
  { db }: TestServer,
  { stranger }: Fixtures,
  table: typeof candidateLanguages | typeof candidateEducations | typeof candidateExperiences,
): Promise<number> {
  const [row] = await db.select({ id: table.id }).from(table).where(eq(table.owner_id, stranger.id));
  return row!.id;
}
