import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { bulkTaskWorker } from '../../areas/hiring/application/bulk-task-worker.ts';
import { applications } from '../../areas/hiring/tables/application.ts';
import { bulkTaskRows, bulkTasks } from '../../areas/hiring/tables/bulk-task.ts';
import { vacancyBody } from '../bodies.ts';
import { newApplication, newCandidate, newSchool, newVacancy, type Profile } from '../scenario.ts';
import { newColleague } from '../team-scenario.ts';
import { withServer } from '../with-server.ts';

/** Calls that lock the same rows in opposite order: PostgreSQL aborts one of them, and no caller notices. */

const { server, admin, candidate } = await withServer({ admin: (at) => at.admin(), candidate: newCandidate });

const send = (method: string, path: string, who: Pick<Profile, 'token'>, json?: object) =>
  server.request(method, `/api${path}`, { token: who.token, ...(json && { json }) });
/** Waits until that many connections are blocked on a lock. */
const waiting = (count: number) =>
  expect
    .poll(async () => {
      const { rows } = await server.db.execute(sql`
        select 1 from pg_stat_activity where datname = ${server.database} and wait_event_type = 'Lock'`);
      return rows.length;
    })
    .toBe(count);

it('survives a deadlock between suspending a reported school and its posting of a vacancy', async () => {
  const school = await newSchool(server);
  const { vacancy_id } = await newVacancy(server, school);
  const { application_id } = await newApplication(server, candidate, vacancy_id);
  await send('POST', `/report/school/${school.id}`, candidate, { reason: 'money' });
  const { body } = await send('GET', '/admin/reports?state=open&per_page=1', admin);
  const [{ report_id }] = body.data;
  const job = { vacancy_id, user_id: school.user.id, kind: 'write' } as const;
  const [{ id: job_id } = { id: 0 }] = await server.db.insert(bulkTasks).values(job).returning();
  await server.db.insert(bulkTaskRows).values({ job_id, application_id, vacancy_id, seen_status: 'Pending' });

  const { settled, posted } = await server.db.transaction(async (tx) => {
    await tx.select().from(bulkTaskRows).where(eq(bulkTaskRows.job_id, job_id)).for('update');
    const decision = { outcome: 'suspended', note: 'It asks applicants for money.' };
    // Holds the owner's account and waits for the school.
    const settled = send('POST', `/admin/reports/${report_id}/settle`, admin, decision);
    await waiting(1);
    // Holds the school and waits for the owner's account.
    const posted = send('POST', '/vacancy', school, vacancyBody());
    await waiting(2);
    return { settled, posted };
  });
  expect((await settled).status).toBe(200);
  expect(await posted).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('suspended') },
  });
});

it('survives a deadlock between erasing a colleague and a job of theirs that moves an applicant', async () => {
  const school = await newSchool(server);
  const { vacancy_id } = await newVacancy(server, school);
  const { application_id } = await newApplication(server, candidate, vacancy_id);
  const colleague = await newColleague(server, school, 'recruiter');
  const move = { status: 'Under Review', filter: {} };
  expect((await send('POST', `/vacancy/${vacancy_id}/applicants/move`, colleague, move)).status).toBe(202);
  const { work } = bulkTaskWorker({
    db: server.db,
    posting: {
      mail: { post: async () => {}, toPost: () => [], wake: () => {} },
      settings: { publicUrl: 'https://example.org' },
    },
    log: { warn: () => {} },
    clock: server.clock.now,
  });

  const { worked, erased } = await server.db.transaction(async (tx) => {
    await tx.select().from(applications).where(eq(applications.application_id, application_id)).for('update');
    // Holds the job's row and waits for the application, then for the colleague who started the job.
    const worked = work();
    await waiting(1);
    // Holds the colleague and waits for the job's row.
    const erased = send('DELETE', `/user/${colleague.user.id}`, admin);
    await waiting(2);
    return { worked, erased };
  });
  expect((await erased).status).toBe(200);
  await worked;
  const [row] = await server.db
    .select({ status: applications.status })
    .from(applications)
    .where(eq(applications.application_id, application_id));
  expect(row).toEqual({ status: 'Under Review' });
});
