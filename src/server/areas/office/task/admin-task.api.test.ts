import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { tasks } from '../../../../../generated/tasks.ts';
import { MAX_ATTEMPTS, mailOutbox } from '../../../engine/db/tables/mail-outbox.ts';
import { newCandidate, newInterview, newSchool } from '../../../testing/scenario.ts';
import { type Arranged, taskServer } from '../../../testing/task-scenario.ts';
import { waitingSchool } from '../../../testing/waiting-school.ts';
import { candidates } from '../../people/tables/candidate.ts';
import { schools } from '../../schools/tables/school.ts';

const { server, admin, db, inDays, tasksOf, send, hiring, changeSchool, extraOf, testKinds } =
  await taskServer();

testKinds('Admin', {
  'school-to-approve': async () => {
    const school = await waitingSchool(server);
    return { reader: admin, done: () => send('POST', `/school/${school.id}/approve`, admin) };
  },
  'report-to-settle': async () => {
    const { vacancy_id, candidate } = await hiring();
    await send('POST', `/report/vacancy/${vacancy_id}`, candidate, { reason: 'money', text: 'Fees.' });
    const [{ report_id }] = (await send('GET', '/admin/reports?state=open', admin)) as [
      { report_id: number },
    ];
    const json = { outcome: 'dismissed', note: 'It asks for none.' };
    return { reader: admin, done: () => send('POST', `/admin/reports/${report_id}/settle`, admin, json) };
  },
  'mail-to-resend': async () => {
    const unsent = {
      recipient: 'a@example.com',
      subject: 'Hello',
      body_text: '',
      body_html: '',
      error: '550',
      tries: MAX_ATTEMPTS,
    };
    const [mail] = await db.insert(mailOutbox).values(unsent).returning({ id: mailOutbox.id });
    return { reader: admin, done: () => db.delete(mailOutbox).where(eq(mailOutbox.id, mail!.id)) };
  },
  'licences-to-check': async () => {
    const school = await newSchool(server);
    const extra = await extraOf(school);
    await changeSchool(school, { extra: { ...extra, license_expiry_date: inDays(-1) } });
    return { reader: admin, done: () => changeSchool(school, { extra }) };
  },
  'schools-alike': async () => {
    const school = await newSchool(server);
    const extra = await extraOf(school);
    await newSchool(server, { ministry_license_number: 'L-77' });
    await changeSchool(school, { extra: { ...extra, ministry_license_number: 'l-77' } });
    return { reader: admin, done: () => changeSchool(school, { extra }) };
  },
  'candidates-alike': async () => {
    const twins = { first_name: 'Omar', last_name: 'Haddad', candidate_dob: '1980-01-02' };
    await newCandidate(server, twins);
    const { id } = await newCandidate(server, twins);
    const row = eq(candidates.candidate_id, id);
    return {
      reader: admin,
      done: () => db.update(candidates).set({ candidate_dob: '1980-01-03' }).where(row),
    };
  },
} satisfies Record<string, () => Promise<Arranged>>);

describe('the list of tasks of an Admin', () => {
  it('contains only tasks for the reader’s role', async () => {
    const { school, candidate, application_id } = await hiring();
    await newInterview(server, school, application_id);
    for (const [reader, role] of [
      [school, 'School'],
      [candidate, 'Candidate'],
      [admin, 'Admin'],
    ] as const)
      for (const { kind } of await tasksOf(reader)) expect(tasks[kind as keyof typeof tasks].for).toBe(role);
  });

  it('leads to the school itself where only one waits', async () => {
    await db.update(schools).set({ approval: 'approved' });
    const school = await waitingSchool(server, { school_name: 'Dune School' });
    const only = (await tasksOf(admin)).find(({ kind }) => kind === 'school-to-approve')!;
    expect(only).toMatchObject({
      title: 'Approve Dune School',
      target: { screen: 'admin-school', params: { id: school.id } },
    });
    await waitingSchool(server);
    const both = (await tasksOf(admin)).find(({ kind }) => kind === 'school-to-approve')!;
    expect(both).toMatchObject({
      title: '2 schools are waiting for approval',
      target: { screen: 'admin-schools', query: { approval: 'waiting' } },
    });
  });
});
