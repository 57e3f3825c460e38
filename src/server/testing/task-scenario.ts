import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { tasks } from '../../../generated/tasks.ts';
import { siteDay, siteDayAfter } from '../../language/run/value/site-day.ts';
import { bulkTaskWorker } from '../areas/hiring/application/bulk-task-worker.ts';
import { applications } from '../areas/hiring/tables/application.ts';
import { schools } from '../areas/schools/tables/school.ts';
import {
  newApplication,
  newCandidate,
  newInterview,
  newSchool,
  newVacancy,
  type Profile,
} from './scenario.ts';
import { withServer } from './with-server.ts';

export type Caller = { token: string };
type Role = (typeof tasks)[keyof typeof tasks]['for'];
type Task = {
  kind: string;
  title: string;
  text: string | null;
  urgency: string;
  due_at: string | null;
  due: string | null;
  label: string;
  target: { screen: string; params: object; query: object; anchor: string | null };
};

/** How a task comes about, and how it is done. */
export type Arranged = { reader: Caller; done: () => Promise<unknown> };

/** Starts a server for tests of tasks, and returns what they have in common. */
export async function taskServer() {
  const { server, admin } = await withServer({ admin: (at) => at.admin() });
  const { db, clock } = server;
  const DAY = 24 * 60 * 60 * 1000;
  const inDays = (days: number) => siteDayAfter(siteDay(clock.now()), days);

  const { work } = bulkTaskWorker({
    db,
    posting: {
      mail: { post: async () => {}, toPost: () => [], wake: () => {} },
      settings: { publicUrl: 'https://example.org' },
    },
    log: { warn: () => {} },
    clock: clock.now,
  });

  const ask = (token?: string) => server.request('GET', '/api/me/tasks', { token });
  const tasksOf = async ({ token }: Caller): Promise<Task[]> => {
    const { status, body } = await ask(token);
    expect(status).toBe(200);
    return body.data;
  };
  const kindsOf = async (reader: Caller) => (await tasksOf(reader)).map(({ kind }) => kind);

  async function send(method: string, path: string, { token }: Caller, json: object = {}) {
    const { status, body } = await server.request(method, `/api${path}`, { token, json });
    expect(status, JSON.stringify(body)).toBeLessThan(300);
    return body.data;
  }
  const move = (application: number, status: string, school: Caller) =>
    send('PUT', `/application/${application}/status`, school, { status });
  const reject = (application: number, school: Caller) => move(application, 'Rejected', school);

  /** A school with a vacancy, and somebody who has applied to it. */
  async function hiring(changes: Record<string, unknown> = {}) {
    const school = await newSchool(server);
    const { vacancy_id } = await newVacancy(server, school, changes);
    const candidate = await newCandidate(server, { first_name: 'Sara', last_name: 'Khalil' });
    const { application_id } = await newApplication(server, candidate, vacancy_id);
    return { school, vacancy_id: vacancy_id as number, candidate, application_id: application_id as number };
  }

  async function proposed() {
    const found = await hiring();
    const { interview_id } = await newInterview(server, found.school, found.application_id);
    const proposed_at = new Date(clock.now().getTime() + 8 * DAY).toISOString();
    await send('POST', `/interview/${interview_id}/propose`, found.candidate, { proposed_at });
    return { ...found, interview_id };
  }

  const changeSchool = (school: Profile, set: Partial<typeof schools.$inferInsert>) =>
    db.update(schools).set(set).where(eq(schools.school_id, school.id));
  const extraOf = async (school: Profile) =>
    (await db.select({ extra: schools.extra }).from(schools).where(eq(schools.school_id, school.id)))[0]!
      .extra;

  /** Makes an application older. */
  const backdate = (id: number, days: number) =>
    db
      .update(applications)
      .set({ application_date: new Date(clock.now().getTime() - days * DAY) })
      .where(eq(applications.application_id, id));

  /** Tests every kind of task for a role. */
  function testKinds(role: Role, KINDS: Record<string, () => Promise<Arranged>>) {
    describe(`a task for the role ${role}`, () => {
      it('of each kind is tested', () => {
        const kinds = Object.entries(tasks).filter(([, task]) => task.for === role);
        expect(Object.keys(KINDS).sort()).toEqual(kinds.map(([kind]) => kind).sort());
      });

      it.each(Object.keys(KINDS) as (keyof typeof tasks)[])(
        'appears for its own reader, and is gone once it is done: %s',
        async (kind) => {
          const strangers =
            tasks[kind].for === 'Admin'
              ? []
              : [await server.signUp(tasks[kind].for as 'Candidate' | 'School')];
          const { reader, done } = await KINDS[kind]!();
          const [task] = (await tasksOf(reader)).filter((one) => one.kind === kind);
          expect(task).toBeDefined();
          for (const text of [task!.title, task!.text ?? 'none', task!.label]) {
            expect(text).not.toMatch(/[{}]|undefined|null|NaN|Invalid/);
            expect(text.trim()).not.toBe('');
          }
          if (!kind.endsWith('-to-create'))
            for (const stranger of strangers) expect(await kindsOf(stranger)).not.toContain(kind);
          await done();
          const left = await tasksOf(reader);
          expect(left).not.toContainEqual(
            expect.objectContaining({ kind, title: task!.title, text: task!.text }),
          );
        },
      );
    });
  }

  return {
    server,
    admin,
    db,
    clock,
    DAY,
    inDays,
    work,
    ask,
    tasksOf,
    kindsOf,
    send,
    move,
    reject,
    hiring,
    proposed,
    changeSchool,
    extraOf,
    backdate,
    testKinds,
  };
}
