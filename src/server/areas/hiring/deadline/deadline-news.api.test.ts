import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OnFailure } from '../../../engine/db/each-in-savepoint.ts';
import { insertMail } from '../../../engine/mail/mail-outbox-queries.ts';
import {
  newApplication,
  newCandidate,
  newSchool,
  newVacancy,
  type Profile,
} from '../../../testing/scenario.ts';
import { dayIn, toRiyadhHour } from '../../../testing/site-clock.ts';
import { newColleague } from '../../../testing/team-scenario.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { withServer } from '../../../testing/with-server.ts';
import { sendDeadlineNews } from './deadline-news.ts';
import type { Deadline } from './deadline-queries.ts';

const { server } = await withServer({});

const sendNews = (on: Pick<TestServer, 'db'> = server, post = insertMail, onFailure?: OnFailure<Deadline>) =>
  sendDeadlineNews(
    on.db,
    { mail: { post }, settings: { publicUrl: 'http://marketplace.test' } },
    server.clock.now(),
    onFailure,
  );
/** Sends the deadline news at an hour in Riyadh, a number of days later. */
const sendNewsIn = async (days: number, hour = 8) => {
  toRiyadhHour(server, days, hour);
  await sendNews();
};
type Reader = Pick<Profile, 'token' | 'email'>;
const act = async (method: string, path: string, { token }: Reader, json?: unknown) => {
  const answer = await server.request(method, `/api${path}`, { token, ...(json !== undefined && { json }) });
  expect(answer.status).toBeLessThan(300);
  return answer.body.data;
};
const newsOf = async (person: Reader, kind: string): Promise<{ title: string; message: string }[]> =>
  (await act('GET', '/notification', person)).filter((one: { kind: string }) => one.kind === kind);
const mailsTo = async ({ email }: Reader, subject: string) =>
  (await server.mail.to(email)).filter((mail) => mail.subject === subject);

let school: Profile;
/** A vacancy with a deadline in ten days. */
let id: number;
const CLOSING = 'Harp Teacher closes soon';
const EXPIRED = 'Harp Teacher has expired';
beforeEach(async () => {
  toRiyadhHour(server, 1);
  school = await newSchool(server);
  const post = { vacancy_title: 'Harp Teacher', application_deadline: dayIn(server, 10) };
  id = (await newVacancy(server, school, post)).vacancy_id;
});

describe('the news that a vacancy closes soon', () => {
  it('reaches the school three days before, in the morning, once, with concurrent workers', async () => {
    await sendNewsIn(6);
    await sendNewsIn(1, 6);
    expect(await newsOf(school, 'vacancy_closing')).toEqual([]);
    toRiyadhHour(server, 0);
    await Promise.all([sendNews(), sendNews(), sendNews()]);
    await sendNews();
    await sendNewsIn(1);
    expect(await newsOf(school, 'vacancy_closing')).toHaveLength(1);
    const [mail, ...others] = await mailsTo(school, CLOSING);
    expect(others).toEqual([]);
    expect(mail!.text).toContain(`http://marketplace.test/school/vacancy/${id}/harp-teacher`);
    expect(mail!.text).toContain('To get more, extend the deadline.');
    expect(mail!.unsubscribe).toContain('/unsubscribe?token=');
  });

  it('is repeated for an extended deadline, three days before it', async () => {
    await sendNewsIn(7);
    await act('POST', `/vacancy/${id}/extend`, school, { application_deadline: dayIn(server, 9) });
    await sendNewsIn(5);
    expect(await mailsTo(school, CLOSING)).toHaveLength(1);
    await sendNewsIn(1);
    expect(await mailsTo(school, CLOSING)).toHaveLength(2);
  });

  it('is not sent on the day the deadline is set, nor for a closed vacancy', async () => {
    const soon = await newVacancy(server, school, {
      vacancy_title: 'Lute Teacher',
      application_deadline: dayIn(server, 2),
    });
    await sendNews();
    expect(await newsOf(school, 'vacancy_closing')).toEqual([]);
    await sendNewsIn(1);
    expect(await newsOf(school, 'vacancy_closing')).toMatchObject([{ title: 'Lute Teacher closes soon' }]);
    expect(soon.vacancy_id).not.toBe(id);
    await act('POST', `/vacancy/${id}/close`, school);
    await sendNewsIn(7);
    await sendNewsIn(5);
    expect(await mailsTo(school, CLOSING)).toEqual([]);
    expect(await mailsTo(school, EXPIRED)).toEqual([]);
  });

  it('is mailed to owner and recruiters as each chooses, but not to reviewers', async () => {
    const recruiter = await newColleague(server, school, 'recruiter');
    const reviewer = await newColleague(server, school, 'reviewer');
    await act('PUT', '/mail/preferences', school, { deadlines: false });
    await sendNewsIn(7);
    const received = async (person: Reader) => [
      (await newsOf(person, 'vacancy_closing')).length,
      (await mailsTo(person, CLOSING)).length,
    ];
    expect([await received(school), await received(recruiter), await received(reviewer)]).toEqual([
      [1, 0],
      [1, 1],
      [0, 0],
    ]);
  });
});

describe('deadline news that fail', () => {
  it('are rolled back and reported, and do not block others', async () => {
    const other = await newSchool(server);
    const post = { vacancy_title: 'Harp Teacher', application_deadline: dayIn(server, 10) };
    await newVacancy(server, other, post);
    toRiyadhHour(server, 7);
    const failed: number[] = [];
    const failing: typeof insertMail = async (tx, mail) => {
      if (mail.to === school.email) await tx.execute(sql`select 1 / 0`);
      await insertMail(tx, mail);
    };
    await sendNews(server, failing, ({ vacancy_id }) => failed.push(vacancy_id));
    expect(failed).toEqual([id]);
    expect(await newsOf(school, 'vacancy_closing')).toEqual([]);
    expect(await newsOf(other, 'vacancy_closing')).toHaveLength(1);
    expect(await mailsTo(other, CLOSING)).toHaveLength(1);
  });
});

describe('the news that a vacancy has expired', () => {
  it('reaches the school on the day after, once, with the number of undecided applicants', async () => {
    const [waiting, rejected] = [await newCandidate(server), await newCandidate(server)];
    await newApplication(server, waiting, id);
    const { application_id } = await newApplication(server, rejected, id);
    await act('PUT', `/application/${application_id}/status`, school, { status: 'Rejected' });
    await sendNewsIn(10);
    expect(await mailsTo(school, EXPIRED)).toEqual([]);
    toRiyadhHour(server, 1);
    await Promise.all([sendNews(), sendNews(), sendNews()]);
    await sendNews();
    await sendNewsIn(1);
    const [mail, ...others] = await mailsTo(school, EXPIRED);
    expect(others).toEqual([]);
    expect(mail!.text).toContain('1 applicant is waiting for a decision.');
    expect(await newsOf(school, 'vacancy_expired')).toHaveLength(1);
  });

  it('is also sent without undecided applicants, but not weeks later', async () => {
    await sendNewsIn(11);
    expect(await newsOf(school, 'vacancy_expired')).toMatchObject([
      { message: expect.stringContaining('No applicants are waiting for a decision.') },
    ]);
    const other = await newSchool(server);
    await newVacancy(server, other, { application_deadline: dayIn(server, 2) });
    await sendNewsIn(14);
    expect(await newsOf(other, 'vacancy_expired')).toEqual([]);
  });
});

describe('the news that a saved job closes soon', () => {
  const save = (candidate: Reader) => act('POST', `/job/save-job/${id}`, candidate);

  it('reaches the candidate three days before, once, with concurrent workers', async () => {
    const candidate = await newCandidate(server);
    await save(candidate);
    await sendNewsIn(6);
    expect(await newsOf(candidate, 'saved_vacancy_closing')).toEqual([]);
    toRiyadhHour(server, 1);
    await Promise.all([sendNews(), sendNews(), sendNews()]);
    await sendNews();
    await sendNewsIn(1);
    expect(await newsOf(candidate, 'saved_vacancy_closing')).toHaveLength(1);
    const [mail, ...others] = await mailsTo(candidate, CLOSING);
    expect(others).toEqual([]);
    expect(mail!.text).toContain(`http://marketplace.test/candidate/job/${id}/harp-teacher`);
  });

  it('is mailed only if the candidate wants it', async () => {
    const candidate = await newCandidate(server);
    await save(candidate);
    await act('PUT', '/mail/preferences', candidate, { saved_jobs: false });
    await sendNewsIn(7);
    expect(await newsOf(candidate, 'saved_vacancy_closing')).toHaveLength(1);
    expect(await mailsTo(candidate, CLOSING)).toEqual([]);
  });

  it('waits a day after a late save, and is not sent to candidates who applied or removed the job', async () => {
    const [late, applicant, other] = [
      await newCandidate(server),
      await newCandidate(server),
      await newCandidate(server),
    ];
    await save(applicant);
    await newApplication(server, applicant, id);
    await save(other);
    await save(other);
    toRiyadhHour(server, 8);
    await save(late);
    await sendNews();
    expect(await newsOf(late, 'saved_vacancy_closing')).toEqual([]);
    await sendNewsIn(1);
    expect(await newsOf(late, 'saved_vacancy_closing')).toHaveLength(1);
    expect(await newsOf(applicant, 'saved_vacancy_closing')).toEqual([]);
    expect(await newsOf(other, 'saved_vacancy_closing')).toEqual([]);
  });
});
