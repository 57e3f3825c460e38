import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OnFailure } from '../../../engine/db/each-in-savepoint.ts';
import { users } from '../../../engine/db/tables/accounts.ts';
import { insertMail } from '../../../engine/mail/mail-outbox-queries.ts';
import {
  newApplication,
  newCandidate,
  newSchool,
  newVacancy,
  type Profile,
} from '../../../testing/scenario.ts';
import { toRiyadhHour } from '../../../testing/site-clock.ts';
import { newColleague } from '../../../testing/team-scenario.ts';
import { withServer } from '../../../testing/with-server.ts';
import { mailApplicationDigests } from './application-digest.ts';
import type { DueSchool } from './application-digest-queries.ts';

const { server } = await withServer({});

const send = (post = insertMail, onFailure?: OnFailure<DueSchool>) =>
  mailApplicationDigests(
    server.db,
    { mail: { post }, settings: { publicUrl: 'http://marketplace.test' } },
    server.clock.now(),
    onFailure,
  );
type Reader = Pick<Profile, 'token' | 'email'>;
const digestsTo = async ({ email }: Reader) =>
  (await server.mail.to(email)).filter(({ subject }) => /^\d+ new application/.test(subject));
const choose = async ({ token }: Reader, json: object) =>
  expect((await server.request('PUT', '/api/mail/preferences', { token, json })).status).toBe(200);

let school: Profile;
let harp: number;
let lute: number;
beforeEach(async () => {
  toRiyadhHour(server, 1);
  school = await newSchool(server);
  harp = (await newVacancy(server, school, { vacancy_title: 'Harp Teacher' })).vacancy_id;
  lute = (await newVacancy(server, school, { vacancy_title: 'Lute Teacher' })).vacancy_id;
});
const apply = async (vacancyId: number): Promise<{ id: number; by: Reader }> => {
  const by = await newCandidate(server);
  return { id: (await newApplication(server, by, vacancyId)).application_id, by };
};

describe('the daily mail about new applications', () => {
  it('is sent once the next morning, in a single mail, with concurrent workers', async () => {
    for (const vacancy of [lute, harp, lute]) await apply(vacancy);
    await send();
    toRiyadhHour(server, 1, 6);
    await send();
    expect(await digestsTo(school)).toEqual([]);
    toRiyadhHour(server, 0);
    await Promise.all([send(), send(), send()]);
    await send();
    const [mail, ...others] = await digestsTo(school);
    expect(others).toEqual([]);
    expect(mail!.subject).toBe('3 new applications');
    expect(mail!.text).toMatch(
      /New applications, by vacancy:\s+Harp Teacher \(1 application\):\nhttp[\s\S]*Lute Teacher \(2 applications\):\nhttp/,
    );
    expect(mail!.text).toContain(`http://marketplace.test/school/vacancy/${lute}/lute-teacher`);
    expect(mail!.unsubscribe).toContain('/unsubscribe?token=');
  });

  it('covers the applications since the last mail, and is not sent when there are none', async () => {
    await apply(harp);
    toRiyadhHour(server, 1);
    await apply(lute);
    await send();
    expect((await digestsTo(school)).map(({ subject }) => subject)).toEqual(['1 new application']);
    toRiyadhHour(server, 0, 20);
    await send();
    expect(await digestsTo(school)).toHaveLength(1);
    toRiyadhHour(server, 1);
    await send();
    const [, second] = await digestsTo(school);
    expect(second!.text).toContain('Lute Teacher (1 application)');
    expect(second!.text).not.toContain('Harp Teacher');
    toRiyadhHour(server, 1);
    await send();
    expect(await digestsTo(school)).toHaveLength(2);
  });

  it('leaves out withdrawn applications', async () => {
    const { id, by } = await apply(harp);
    expect(
      (await server.request('POST', `/api/application/${id}/withdraw`, { token: by.token })).status,
    ).toBe(200);
    toRiyadhHour(server, 1);
    await send();
    expect(await digestsTo(school)).toEqual([]);
  });

  it('is not sent when the last application is withdrawn during the run', async () => {
    const other = await newSchool(server);
    const { vacancy_id } = await newVacancy(server, other);
    await apply(harp);
    const { id, by } = await apply(vacancy_id);
    toRiyadhHour(server, 1);
    await send(async (tx, mail) => {
      await server.request('POST', `/api/application/${id}/withdraw`, { token: by.token });
      await insertMail(tx, mail);
    });
    expect(await digestsTo(school)).toHaveLength(1);
    expect(await digestsTo(other)).toEqual([]);
  });

  it('is not sent while the owner is suspended, but on the morning after the suspension ends', async () => {
    const recruiter = await newColleague(server, school, 'recruiter');
    const act = async (deed: string, json?: object) => {
      const { token } = await server.admin();
      const path = `/api/user/${school.user.id}/${deed}`;
      expect((await server.request('POST', path, { token, ...(json && { json }) })).status).toBe(200);
    };
    await apply(harp);
    await act('suspend', { reason: 'Under review by us.' });
    toRiyadhHour(server, 1);
    await send();
    expect(await digestsTo(recruiter)).toEqual([]);
    await act('restore');
    toRiyadhHour(server, 1);
    await send();
    expect(await digestsTo(recruiter)).toHaveLength(1);
  });

  it('is sent while a deadline mail holds a lock on the owner', async () => {
    await apply(harp);
    toRiyadhHour(server, 1);
    await server.db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, school.user.id)).for('no key update');
      await send();
    });
    expect(await digestsTo(school)).toHaveLength(1);
  });

  it('is sent although another school’s mail fails, and reports that failure', async () => {
    const other = await newSchool(server);
    await apply(harp);
    await apply((await newVacancy(server, other)).vacancy_id);
    toRiyadhHour(server, 1);
    const failed: number[] = [];
    await send(
      async (tx, mail) => {
        if (mail.to === school.email) await tx.execute(sql`select 1 / 0`);
        await insertMail(tx, mail);
      },
      ({ school_id }) => failed.push(school_id),
    );
    expect(failed).toEqual([school.id]);
    expect([await digestsTo(school), await digestsTo(other)].map(({ length }) => length)).toEqual([0, 1]);
  });

  it('follows the choices of owner and recruiters, and repeats no application mailed individually', async () => {
    const recruiter = await newColleague(server, school, 'recruiter');
    const reviewer = await newColleague(server, school, 'reviewer');
    await choose(school, { new_applications: true });
    await apply(harp);
    toRiyadhHour(server, 1);
    await send();
    const counts = async () =>
      (await Promise.all([school, recruiter, reviewer].map(digestsTo))).map(({ length }) => length);
    expect(await counts()).toEqual([0, 1, 0]);
    await choose(school, { new_applications: false });
    await choose(recruiter, { daily_applications: false });
    await apply(harp);
    toRiyadhHour(server, 1);
    await send();
    expect(await counts()).toEqual([1, 1, 0]);
  });

  it('lists ten vacancies and the number of further ones', async () => {
    const more = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        newVacancy(server, school, { vacancy_title: `Flute Teacher ${10 + n}` }),
      ),
    );
    const by = await newCandidate(server);
    for (const { vacancy_id } of more) await newApplication(server, by, vacancy_id);
    toRiyadhHour(server, 1);
    await send();
    const [mail] = await digestsTo(school);
    expect(mail!.subject).toBe('12 new applications');
    expect(mail!.text).toContain('Flute Teacher 19');
    expect(mail!.text).not.toContain('Flute Teacher 20');
    expect(mail!.text).toContain('and 2 more vacancies');
    expect(mail!.text).toContain('http://marketplace.test/school/vacancies');
  });
});

describe('announces an application once when its reader switches', () => {
  /** Returns the titles in a reader's mails about single applications, and the lines of the daily mails. */
  const announcements = async (reader: Reader) => {
    const mails = await server.mail.to(reader.email);
    return mails.flatMap(({ subject, text }) => [
      ...(/^New application.*: (.*)$/.exec(subject)?.slice(1) ?? []),
      ...[...text.matchAll(/^(\w+ Teacher) \(\d+ application/gm)].map(
        ([, title]) => `${title} in the morning`,
      ),
    ]);
  };

  it.each([
    [
      'one mail a day',
      { new_applications: true },
      { new_applications: false },
      ['Harp Teacher', 'Lute Teacher in the morning'],
    ],
    ['a mail for each', {}, { new_applications: true }, ['Lute Teacher', 'Harp Teacher in the morning']],
    [
      'a mail for each and none a day',
      {},
      { new_applications: true, daily_applications: false },
      ['Lute Teacher', 'Harp Teacher in the morning'],
    ],
    ['no mails at all', {}, { daily_applications: false }, []],
  ])('to %s', async (_, first, then, told) => {
    await choose(school, first);
    await apply(harp);
    await choose(school, then);
    await apply(lute);
    toRiyadhHour(server, 1);
    await send();
    expect(await announcements(school)).toEqual(told);
    toRiyadhHour(server, 1);
    await send();
    expect(await announcements(school)).toEqual(told);
  });

  it('back and forth on one day', async () => {
    for (const new_applications of [true, false, true, false, true]) {
      await choose(school, { new_applications });
      await apply(new_applications ? harp : lute);
    }
    toRiyadhHour(server, 1);
    await send();
    expect(await announcements(school)).toEqual([
      ...['Harp Teacher', 'Harp Teacher', 'Harp Teacher'],
      'Lute Teacher in the morning',
    ]);
    expect((await digestsTo(school)).map(({ subject }) => subject)).toEqual(['2 new applications']);
  });
});
