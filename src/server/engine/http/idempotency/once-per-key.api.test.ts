import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { vacancyBody } from '../../../testing/bodies.ts';
import { pdfFile } from '../../../testing/real/largest-bodies.ts';
import { apply, newCandidate, newSchool, newVacancy } from '../../../testing/scenario.ts';
import { withServer } from '../../../testing/with-server.ts';

const { server, school, other, candidate } = await withServer({
  school: newSchool,
  other: newSchool,
  candidate: newCandidate,
});

const create = (key: string, title: string, by = school) =>
  server.request('POST', '/api/vacancy', {
    token: by.token,
    json: vacancyBody({ vacancy_title: title }),
    headers: { 'idempotency-key': key },
  });

async function countOf(title: string): Promise<number> {
  const { rows } = await server.db.execute<{ n: number }>(
    sql`select count(*)::int as n from vacancies where vacancy_title = ${title}`,
  );
  return rows[0]!.n;
}

describe('a call with an idempotency key', () => {
  it('is carried out once, and answered the same again', async () => {
    const first = await create('"8e03978e-40d5"', 'Head of Once');
    const again = await create('8e03978e-40d5', 'Head of Once');
    expect(first.status).toBe(201);
    expect(again).toMatchObject({ status: 201, body: first.body });
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    expect(await countOf('Head of Once')).toBe(1);
  });

  it('is refused when its key was used for another body, or another operation', async () => {
    await create('taken', 'Head of Keys');
    expect(await create('taken', 'Head of Others')).toMatchObject({
      status: 422,
      body: { message: 'This Idempotency-Key was used for another request. Send a new one.' },
    });
    const headers = { 'idempotency-key': 'taken' };
    const elsewhere = await server.request('POST', '/api/notification/read-all', {
      token: school.token,
      headers,
    });
    expect(elsewhere.status).toBe(422);
    expect(await countOf('Head of Others')).toBe(0);
  });

  it('does not meet the key of somebody else', async () => {
    await create('mine', 'Head of Mine');
    expect((await create('mine', 'Head of Theirs', other)).status).toBe(201);
  });

  it('may be corrected under its key after a refusal', async () => {
    expect((await create('corrected', '')).status).toBe(422);
    expect((await create('corrected', 'Head of Corrections')).status).toBe(201);
  });

  it('is carried out once when it is sent many times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => create('at once', 'Head of Races')));
    expect(await countOf('Head of Races')).toBe(1);
    expect(new Set(answers.map(({ status }) => status))).toContain(201);
    for (const { status, headers } of answers)
      if (status !== 201)
        expect({ status, wait: headers['retry-after'] }).toEqual({ status: 409, wait: '1' });
  });

  it('compares the content of files', async () => {
    const { vacancy_id } = await newVacancy(server, school);
    const send = async (size: number) => {
      const form = new FormData();
      const fields = { vacancy_id, email: candidate.email, phone: '971501234567' };
      for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
      form.set('resume', pdfFile(size));
      return server.request('POST', '/api/application/apply', {
        token: candidate.token,
        form,
        headers: { 'idempotency-key': 'with a file' },
      });
    };
    const first = await send(3000);
    expect(first.status).toBe(201);
    expect(await send(3000)).toMatchObject({ status: 201, body: first.body });
    expect((await send(3001)).status).toBe(422);
  });

  it('is refused with a key that is empty or too long', async () => {
    for (const key of ['""', 'x'.repeat(256)])
      expect((await create(key, 'Head of Nothing')).status).toBe(400);
    expect(await countOf('Head of Nothing')).toBe(0);
  });

  it('stores neither its key nor its answer in readable form', async () => {
    await create('a secret key', 'Head of Secrets');
    const { rows } = await server.db.execute<{ text: string }>(
      sql`select encode(key_hash, 'escape') || encode(answer, 'escape') as text from idempotency_keys where answer is not null`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ text }) => /secret key|Head of/.test(text))).toEqual([]);
  });
});

it('a call without a key is carried out each time', async () => {
  const { vacancy_id } = await newVacancy(server, school);
  const answers = [];
  for (const _ of [1, 2]) answers.push((await apply(server, candidate, vacancy_id)).status);
  expect(answers).toEqual([201, 409]);
  const { rows } = await server.db.execute(
    sql`select from idempotency_keys where user_id = ${candidate.id} and answer is null`,
  );
  expect(rows).toEqual([]);
});
