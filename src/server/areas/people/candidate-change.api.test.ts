import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { asForm, newCandidate, type Profile, pdf, png } from '../../testing/scenario.ts';
import { transactionsWaiting } from '../../testing/transactions-waiting.ts';
import { withServer } from '../../testing/with-server.ts';

const { server, sara } = await withServer({ sara: newCandidate });

const read = (id: number, token?: string) => server.request('GET', `/api/candidate/${id}`, { token });
const update = (person: Profile, fields: Record<string, unknown>) =>
  server.request('POST', `/api/candidate/${person.id}`, { token: person.token, form: asForm(fields) });

describe('changing a profile', () => {
  it('changes the fields sent, clears empty ones, and keeps the rest', async () => {
    const candidate = await newCandidate(server);
    const { status, body } = await update(candidate, {
      _method: 'PUT',
      designation: 'Head of Mathematics',
      candidate_comment1: '',
      skill_id: [5],
      experience: [],
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      designation: 'Head of Mathematics',
      skill_id: [5],
      experiences: [],
      address: '14 Palm Street, Dubai',
      educations: [{ institution_name: 'University of Jordan' }],
    });
    expect(body.data.candidate_comment1 ?? null).toBeNull();
    expect(body.data.candidate_cv).toContain('cv.pdf');
  });

  it('replaces lists of rows, and drops blank rows', async () => {
    const candidate = await newCandidate(server);
    const row = { lang_id: 2, lang_proficiency_id: 3 };
    const { body } = await update(candidate, { language: [row, {}, { lang_id: 3, lang_proficiency_id: 1 }] });
    expect(body.data.languages).toEqual([row, { lang_id: 3, lang_proficiency_id: 1 }]);
  });

  it('refuses to clear required fields', async () => {
    const { status, body } = await update(sara, { first_name: '', skill_id: [] });
    expect(status).toBe(422);
    expect(Object.keys(body.errors).sort()).toEqual(['first_name', 'skill_id']);
  });

  it('replaces a file and removes the old one', async () => {
    const candidate = await newCandidate(server, { candidate_picture: png() });
    const before = server.storedFiles().length;
    const { body } = await update(candidate, { candidate_cv: pdf('newer.pdf') });
    expect(body.data.candidate_cv).toContain('newer.pdf');
    await expect.poll(() => server.storedFiles().length).toBe(before);
    const cleared = await update(candidate, { candidate_picture: '' });
    expect(cleared.body.data.candidate_picture).toBeNull();
    await expect.poll(() => server.storedFiles().length).toBe(before - 1);
  });

  it('keeps the rows of lists that are sent as they are', async () => {
    const candidate = await newCandidate(server);
    const rows = async () =>
      (
        await server.db.execute(sql`
          select 'experience' as list, id, xmin::text from candidate_experiences where owner_id = ${candidate.id}
          union all select 'skill', item_id, xmin::text from candidate_skills where owner_id = ${candidate.id}
          order by 1, 2`)
      ).rows;
    const { experiences, skill_id } = (await read(candidate.id, candidate.token)).body.data;
    const before = await rows();
    const { status } = await update(candidate, { designation: 'Baker', experience: experiences, skill_id });
    expect(status).toBe(200);
    expect(before.length).toBeGreaterThan(1);
    expect(await rows()).toEqual(before);
  });

  it('applies to what another change has stored in the meantime', async () => {
    const candidate = await newCandidate(server);
    const { promise: other, resolve: end } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const meanwhile = server.db.transaction(async (tx) => {
      await tx.execute(sql`update candidates set designation = 'Baker' where candidate_id = ${candidate.id}`);
      begin();
      await other;
    });
    await begun;
    const saved = update(candidate, { address: 'New street 1', skill_id: [5] });
    await expect.poll(transactionsWaiting(server)).toBe(1);
    end();
    await meanwhile;
    const { status, body } = await saved;
    expect([status, body.data]).toMatchObject([
      200,
      { address: 'New street 1', designation: 'Baker', skill_id: [5] },
    ]);
  });

  it('keeps both of two concurrent changes to different fields', async () => {
    const candidate = await newCandidate(server);
    await Promise.all([update(candidate, { address: 'New street 1' }), update(candidate, { kids_num: 4 })]);
    expect((await read(candidate.id, candidate.token)).body.data).toMatchObject({
      address: 'New street 1',
      kids_num: 4,
    });
  });

  it('keeps one of two concurrent changes to the same fields whole', async () => {
    const candidate = await newCandidate(server);
    const versions = [1, 2, 3, 4, 5, 6, 7, 8].map((version) => ({
      designation: `Version ${version}`,
      candidate_comment1: `Version ${version}`,
      skill_id: [version, version + 1],
      preferred_locations: [version],
      language: [1, 2, 3].map((lang_id) => ({ lang_id, lang_proficiency_id: (version % 6) + 1 })),
      experience: Array.from({ length: version }, () => ({ school_name: `Version ${version}` })),
      candidate_cv: pdf(`Version ${version}.pdf`),
    }));
    const before = server.storedFiles().length;
    const answers = await Promise.all(versions.map((version) => update(candidate, version)));
    expect(answers.map(({ status }) => status)).toEqual(versions.map(() => 200));
    const { data } = (await read(candidate.id, candidate.token)).body;
    const { candidate_cv, language, experience, ...plain } = versions.find(
      ({ designation }) => designation === data.designation,
    )!;
    expect(data).toMatchObject({ ...plain, languages: language });
    expect(data.experiences.map((row: { school_name: string }) => row.school_name)).toEqual(
      experience.map((row) => row.school_name),
    );
    expect(data.candidate_dox).toMatchObject([{ doc_name: candidate_cv.name }]);
    expect(server.storedFiles()).toHaveLength(before);
  });

  it('refuses an impossible date', async () => {
    expect((await update(sara, { candidate_dob: '0000-01-01' })).status).toBe(422);
  });
});
