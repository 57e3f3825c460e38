import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '../../../../language/run/value/durations.ts';
import { siteDay } from '../../../../language/run/value/site-day.ts';
import { hireCalls } from '../../../testing/hire-scenario.ts';
import {
  apply,
  newApplication,
  newCandidate,
  newSchool,
  newVacancy,
  type Profile,
} from '../../../testing/scenario.ts';
import { newColleague } from '../../../testing/team-scenario.ts';
import { transactionsWaiting } from '../../../testing/transactions-waiting.ts';
import { withServer } from '../../../testing/with-server.ts';

const { server, school } = await withServer({ school: newSchool });
const { accept, agreement, call, sendOffer } = hireCalls(server);

let candidate: Profile;
let vacancyId: number;
let id: number;
beforeEach(async () => {
  candidate = await newCandidate(server);
  vacancyId = (await newVacancy(server, school)).vacancy_id;
  id = (await newApplication(server, candidate, vacancyId)).application_id;
});

type Offer = { offer_id: number; state: string; version: number };
const newOffer = async (change = {}): Promise<Offer> => {
  const { status, body } = await sendOffer(id, school, change);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data.offers[0];
};
/** What both sides read of the offers; they must read the same. */
const bothRead = async () => {
  const [ours, theirs] = [await agreement(id, school), await agreement(id, candidate)];
  expect(ours.offers).toEqual(theirs.offers);
  return (ours.offers as Offer[]).map(({ version, state }) => `${version} ${state}`);
};
const countOf = async (from: ReturnType<typeof sql>) => {
  const { rows } = await server.db.execute<{ n: number }>(sql`select count(*)::int as n from ${from}`);
  return rows[0]!.n;
};

describe('an offer that is answered when it cannot be', () => {
  it('is agreed to once by ten answers at once, with one seal, one event and one message to the school', async () => {
    const { offer_id } = await newOffer();
    const answers = await Promise.all(Array.from({ length: 10 }, () => accept(id, offer_id, candidate)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers.filter(({ status }) => status !== 200))
      expect([status, body.code]).toEqual([409, 'offer.not_open']);
    expect(await bothRead()).toEqual(['1 accepted']);
    expect(await countOf(sql`seals where application_id = ${id} and kind = 'acceptance'`)).toBe(1);
    expect(await countOf(sql`application_history where application_id = ${id} and kind = 'accepted'`)).toBe(
      1,
    );
    const { data } = (await call('GET', '/notification', school)).body;
    expect(data.filter(({ kind }: { kind: string }) => kind === 'offer_accepted')).toHaveLength(1);
  });

  it('is either accepted or withdrawn from where both happen at once', async () => {
    const { offer_id } = await newOffer();
    const [accepted, withdrawn] = await Promise.all([
      accept(id, offer_id, candidate),
      call('POST', `/application/${id}/withdraw`, candidate),
    ]);
    expect(withdrawn.status).toBe(200);
    expect([200, 409]).toContain(accepted.status);
    expect(await bothRead()).toEqual([accepted.status === 200 ? '1 accepted' : '1 ended']);
  });

  it('is ended for both sides after a withdrawal, and after its last day expired', async () => {
    const { offer_id } = await newOffer({ valid_until: siteDay(server.clock.now()) });
    server.clock.forward((2 * DAY) / 1000);
    expect((await accept(id, offer_id, candidate)).body.code).toBe('offer.expired');
    expect(await bothRead()).toEqual(['1 expired']);
    await call('POST', `/application/${id}/withdraw`, candidate);
    expect((await accept(id, offer_id, candidate)).body.code).toBe('offer.ended');
    expect(await bothRead()).toEqual(['1 ended']);
  });
});

describe('two colleagues who send offers at once', () => {
  it('make one offer; the other is told of it, and both sides read the one', async () => {
    const recruiter = await newColleague(server, school, 'recruiter');
    const both = await Promise.all([
      sendOffer(id, school, { salary: 510_000 }),
      sendOffer(id, recruiter, { salary: 520_000 }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = both.find(({ status }) => status === 409)!;
    expect(refused.body).toMatchObject({ code: 'offer.open_already', message: expect.any(String) });
    expect(await bothRead()).toEqual(['1 open']);
    const mails = await server.mail.to(candidate.email);
    expect(mails.filter(({ subject }) => subject.includes('Offer from'))).toHaveLength(1);
  });

  it('replace the same offer once', async () => {
    const recruiter = await newColleague(server, school, 'recruiter');
    const { offer_id: replaces } = await newOffer();
    const both = await Promise.all([school, recruiter].map((by) => sendOffer(id, by, { replaces })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await bothRead()).toEqual(['2 open', '1 superseded']);
  });
});

describe('an advert that is edited while it is applied to', () => {
  /** Applies while a change of the advert has been written, but not committed. */
  const applyDuring = async (change: ReturnType<typeof sql>) => {
    const person = await newCandidate(server);
    const { vacancy_id } = await newVacancy(server, school, { contract_duration: '1 year' });
    const { answer } = await server.db.transaction(async (tx) => {
      await tx.execute(sql`update vacancies set ${change} where vacancy_id = ${vacancy_id}`);
      const answer = apply(server, person, vacancy_id);
      await expect.poll(transactionsWaiting(server)).toBe(1);
      return { answer };
    });
    return { person, vacancy_id, ...(await answer) };
  };

  it('is refused, because the candidate has read another one, and taken the second time as it is then', async () => {
    const { person, vacancy_id, status, body } = await applyDuring(
      sql`vacancy_title = 'Physics Teacher', updated_at = updated_at + interval '1 second'`,
    );
    expect([status, body.code]).toEqual([409, 'application.vacancy_changed']);
    const again = await newApplication(server, person, vacancy_id);
    const [ours, theirs] = [
      await agreement(again.application_id, school),
      await agreement(again.application_id, person),
    ];
    expect(ours.as_applied).toEqual(theirs.as_applied);
    expect(ours.as_applied.changes).toEqual([]);
    expect(ours.as_applied.advert).toContainEqual(
      expect.objectContaining({ field: 'vacancy_title', text: 'Physics Teacher' }),
    );
  });

  it('is taken as both sides read it if it is edited right after, and the edit is shown to both', async () => {
    const person = await newCandidate(server);
    const { vacancy_id } = await newVacancy(server, school);
    const edit = { vacancy_title: 'Physics Teacher' };
    const [applied, edited] = await Promise.all([
      apply(server, person, vacancy_id),
      call('PUT', `/vacancy/${vacancy_id}`, school, edit),
    ]);
    expect(edited.status).toBe(200);
    expect([201, 409]).toContain(applied.status);
    const made =
      applied.status === 201 ? applied.body.data : await newApplication(server, person, vacancy_id);
    const [ours, theirs] = [
      await agreement(made.application_id, school),
      await agreement(made.application_id, person),
    ];
    expect(ours.as_applied).toEqual(theirs.as_applied);
    const { advert, changes } = ours.as_applied;
    const { text } = advert.find(({ field }: { field: string }) => field === 'vacancy_title');
    // Either the advert from before with its change, or the changed one.
    expect(changes.map(({ after }: { after: string }) => after)).toEqual(
      text === 'Physics Teacher' ? [] : ['Physics Teacher'],
    );
  });
});
