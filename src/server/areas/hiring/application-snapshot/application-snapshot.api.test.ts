import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { formVersions } from '../../../engine/db/tables/stored-definitions.ts';
import { formVersion } from '../../../engine/records/form-versions.ts';
import { QUESTIONS } from '../../../testing/bodies.ts';
import {
  fileOf,
  newApplication,
  newCandidate,
  newInvitation,
  newSchool,
  newVacancy,
  type Profile,
  png,
  updateCandidate,
} from '../../../testing/scenario.ts';
import { withServer } from '../../../testing/with-server.ts';
import { applications } from '../tables/application.ts';
import { applicationSnapshots } from '../tables/application-snapshot.ts';
import { bulkTaskRows } from '../tables/bulk-task.ts';

const { server, school, admin } = await withServer({ school: newSchool, admin: (at) => at.admin() });

const send = (method: string, path: string, { token }: Pick<Profile, 'token'>, json?: object) =>
  server.request(method, `/api${path}`, { token, ...(json && { json }) });
const cv = (mark: string) => fileOf(`%PDF-1.4\n% ${mark}\n%%EOF\n`, `${mark}.pdf`);

/** Values that only the changed profile contains. */
const NEWER = {
  first_name: 'Newname',
  designation: 'Newdesignation',
  phone1: '509999999',
  address: 'Newaddress 9',
  highest_qualification: 'Newqualification',
  years_of_experience: 39,
};

type Ending = 'Withdrawn' | 'Rejected';

async function endedApplication(ending: Ending) {
  const person = await newCandidate(server, {
    first_name: 'Oldname',
    designation: 'Olddesignation',
    phone1: '501111111',
    address: 'Oldaddress 1',
    candidate_cv: cv('old-cv'),
    candidate_picture: png(),
  });
  const { vacancy_id } = await newVacancy(server, school, {
    application_questions: QUESTIONS.slice(0, 1),
    vacancy_title: 'As advertised',
    minimum_experience: 20,
  });
  const vacancy = (await send('GET', `/vacancy/${vacancy_id}`, school)).body.data;
  const answers = [{ question_id: vacancy.application_questions[0].question_id, answer: 'Twelve years' }];
  const { application_id } = await newApplication(server, person, vacancy_id, { answers });
  const { candidate: before, match } = (await send('GET', `/application/${application_id}`, school)).body
    .data;
  const end = async () => {
    const { status } =
      ending === 'Withdrawn'
        ? await send('POST', `/application/${application_id}/withdraw`, person)
        : await send('PUT', `/application/${application_id}/status`, school, { status: ending });
    expect(status).toBe(200);
  };
  const renew = async () => {
    expect((await updateCandidate(server, person, { ...NEWER, candidate_cv: cv('new-cv') })).status).toBe(
      200,
    );
  };
  return { person, vacancy_id, application_id, answers, before, match, end, renew };
}

const documentOf = (candidate: { candidate_cv?: string }) => candidate.candidate_cv!.replace('/api', '');

describe.each<Ending>(['Withdrawn', 'Rejected'])('an application that is %s', (ending) => {
  let ended: Awaited<ReturnType<typeof endedApplication>>;
  let newCv: string;
  beforeAll(async () => {
    ended = await endedApplication(ending);
    await ended.end();
    await ended.renew();
    newCv = documentOf((await send('GET', '/user/candidate-profile', ended.person)).body.data.candidate);
  });

  it.each([
    ['the application', () => `/application/${ended.application_id}`],
    ['the applications of the school', () => `/application/school/${school.id}?search=name`],
    ['all applications', () => '/application?per_page=100'],
    ['the applicants of the vacancy', () => `/vacancy/${ended.vacancy_id}/applicants`],
    ['the vacancy', () => `/vacancy/${ended.vacancy_id}`],
    ['its history', () => `/vacancy/${ended.vacancy_id}/history`],
    ['the applicants as a file', () => `/vacancy/${ended.vacancy_id}/applicants/export`],
  ])('shows the school the profile as of the application: %s', async (_, path) => {
    const { status, raw } = await send('GET', path(), school);
    const text = raw.toString();
    expect(status).toBe(200);
    expect(text).toContain('Oldname');
    const { years_of_experience, ...words } = NEWER;
    const newer = [...Object.values(words), 'new-cv', `"years_of_experience":${years_of_experience}`];
    expect(newer.filter((word) => text.includes(word))).toEqual([]);
  });

  const listsOf = () => [
    `/application/school/${school.id}?`,
    '/application?',
    `/vacancy/${ended.vacancy_id}/applicants?`,
  ];

  it('is found by the name in the snapshot, not by the current one', async () => {
    const matches = async (path: string, search: string) =>
      (await send('GET', `${path}search=${search}`, school)).body.data.filter(
        (row: { application_id: number }) => row.application_id === ended.application_id,
      ).length;
    for (const path of listsOf())
      expect([path, await matches(path, 'oldname'), await matches(path, 'newname')]).toEqual([path, 1, 0]);
    const file = async (search: string) =>
      (await send('GET', `/vacancy/${ended.vacancy_id}/applicants/export?search=${search}`, school)).raw
        .toString()
        .includes('Oldname');
    expect([await file('oldname'), await file('newname')]).toEqual([true, false]);
    const write = (search: string) =>
      send('POST', `/vacancy/${ended.vacancy_id}/applicants/message`, school, {
        message: 'Dear {name}, thank you for your time.',
        filter: { search },
      });
    expect((await write('newname')).status).toBe(422);
    expect((await write('oldname')).status).toBe(202);
  });

  it('is sorted by the name and the match in the snapshot', async () => {
    // Sorts between the old and the new name, and between the old and the new match.
    const between = await newCandidate(server, { first_name: 'Nora', years_of_experience: 20 });
    await newApplication(server, between, ended.vacancy_id, { answers: ended.answers });
    const sorted = async (sort: string) =>
      (await send('GET', `/vacancy/${ended.vacancy_id}/applicants?sort=${sort}`, school)).body.data.map(
        (row: { application_id: number }) => row.application_id === ended.application_id,
      );
    expect(await sorted('candidate')).toEqual([false, true]);
    expect(await sorted('-candidate')).toEqual([true, false]);
    expect(await sorted('-match')).toEqual([false, true]);
    expect(await sorted('match')).toEqual([true, false]);
    const neighbours = `/application/${ended.application_id}/neighbours?vacancy_id=${ended.vacancy_id}&sort=candidate`;
    const { previous, next } = (await send('GET', neighbours, school)).body.data;
    expect([previous?.full_name.split(' ')[0], next]).toEqual(['Nora', null]);
  });

  it('keeps the old name as a neighbour, in refused jobs and when its vacancy cannot be deleted', async () => {
    const { data } = (await send('GET', `/application/school/${school.id}`, school)).body;
    const beside = data.find(
      (row: { application_id: number; vacancy: { vacancy_id: number } }) =>
        row.vacancy.vacancy_id === ended.vacancy_id && row.application_id !== ended.application_id,
    );
    const move = { status: 'Shortlisted', application_ids: [ended.application_id] };
    await send('POST', `/vacancy/${ended.vacancy_id}/applicants/move`, school, move);
    const refused = { done_at: server.clock.now(), refused: 'It has ended.' };
    await server.db
      .update(bulkTaskRows)
      .set(refused)
      .where(eq(bulkTaskRows.application_id, ended.application_id));
    const texts = await Promise.all([
      send('GET', `/vacancy/${ended.vacancy_id}/applicants/jobs`, school),
      send('GET', `/application/${beside.application_id}/neighbours?vacancy_id=${ended.vacancy_id}`, school),
      send('DELETE', `/vacancy/${ended.vacancy_id}`, school),
    ]);
    for (const { raw } of texts) {
      expect(raw.toString()).toContain('Oldname');
      expect(raw.toString()).not.toContain('Newname');
    }
  });

  it('keeps contact data, documents and match, and says which date they are from', async () => {
    const { data } = (await send('GET', `/application/${ended.application_id}`, school)).body;
    const { as_of, contact_shared, ...candidate } = data.candidate;
    expect(candidate).toEqual(ended.before);
    expect(as_of).toBe(data.application_date);
    expect(contact_shared).toBe(true);
    expect(data.match).toEqual(ended.match);
    expect(ended.before).toMatchObject({ phone1: '501111111', address: 'Oldaddress 1' });
    expect(ended.before).not.toHaveProperty('as_of');
  });

  it('lets the school read the documents of the snapshot, but no newer ones', async () => {
    const oldCv = documentOf(ended.before);
    expect((await send('GET', oldCv, school)).raw.toString()).toContain('old-cv');
    expect((await send('GET', newCv, school)).status).toBe(403);
    expect((await send('GET', newCv, ended.person)).status).toBe(200);
    const rival = await newSchool(server);
    for (const path of [oldCv, newCv]) expect((await send('GET', path, rival)).status).toBe(403);
  });

  it('leaves the school the public part of the profile, and nothing once the candidate hides', async () => {
    const path = `/candidate/${ended.person.id}`;
    const profile = (await send('GET', path, school)).body.data;
    for (const field of ['phone1', 'email1', 'address', 'candidate_dob', 'candidate_cv', 'candidate_dox'])
      expect(profile).not.toHaveProperty(field);
    await send('PUT', `/candidate/hidden-school/${school.id}`, ended.person);
    expect((await send('GET', path, school)).status).toBe(404);
    expect((await send('GET', `/application/${ended.application_id}`, school)).status).toBe(200);
    await send('DELETE', `/candidate/hidden-school/${school.id}`, ended.person);
  });

  it('shows the candidate and Admins the current profile', async () => {
    for (const reader of [ended.person, admin]) {
      const { data } = (await send('GET', `/application/${ended.application_id}`, reader)).body;
      expect(data.candidate).toMatchObject({ first_name: 'Newname', phone1: '509999999' });
    }
  });
});

describe('a running application', () => {
  it('shows the school the current profile and documents', async () => {
    const { person, application_id, renew } = await endedApplication('Withdrawn');
    await renew();
    const { candidate } = (await send('GET', `/application/${application_id}`, school)).body.data;
    expect(candidate).toMatchObject({ first_name: 'Newname', phone1: '509999999' });
    expect((await send('GET', documentOf(candidate), school)).status).toBe(200);
    expect((await send('GET', `/candidate/${person.id}`, school)).body.data.phone1).toBe('509999999');
  });

  it('still shares the profile when another application to the same school ends', async () => {
    const { person, end, renew } = await endedApplication('Withdrawn');
    const { vacancy_id } = await newVacancy(server, school);
    await newApplication(server, person, vacancy_id);
    await end();
    await renew();
    expect((await send('GET', `/candidate/${person.id}`, school)).body.data.phone1).toBe('509999999');
  });
});

describe('a candidate who hides from the school', () => {
  it('still shows the profile as of the running application, but nothing newer', async () => {
    const { person, application_id, before, renew } = await endedApplication('Withdrawn');
    await send('PUT', `/candidate/hidden-school/${school.id}`, person);
    await renew();
    const { candidate } = (await send('GET', `/application/${application_id}`, school)).body.data;
    expect(candidate).toEqual({ ...before, as_of: expect.any(String), contact_shared: true });
    const { raw } = await send('GET', '/application?per_page=1', school);
    expect(raw.toString()).toContain('Olddesignation');
    const { candidate_cv } = (await send('GET', '/user/candidate-profile', person)).body.data.candidate;
    expect((await send('GET', documentOf({ candidate_cv }), school)).status).toBe(403);
    expect((await send('GET', documentOf(before), school)).status).toBe(200);
    expect((await send('GET', `/candidate/${person.id}`, school)).status).toBe(404);
  });
});

describe('an accepted invitation', () => {
  it('stops sharing when the candidate hides or the application to that vacancy ends', async () => {
    const person = await newCandidate(server);
    const { vacancy_id } = await newVacancy(server, school);
    const { invitation_id } = await newInvitation(server, school, vacancy_id, person.id);
    await send('POST', `/job/invitation/${invitation_id}/accept`, person);
    const phone = async () => (await send('GET', `/candidate/${person.id}`, school)).body.data?.phone1;
    expect(await phone()).toEqual(expect.any(String));
    await send('PUT', `/candidate/hidden-school/${school.id}`, person);
    expect((await send('GET', `/candidate/${person.id}`, school)).status).toBe(404);
    await send('DELETE', `/candidate/hidden-school/${school.id}`, person);
    const { application_id } = await newApplication(server, person, vacancy_id);
    expect(await phone()).toEqual(expect.any(String));
    await send('POST', `/application/${application_id}/withdraw`, person);
    expect(await phone()).toBeUndefined();
  });
});

describe('an application’s snapshot', () => {
  const snapshotOf = async (id: number) =>
    (
      await server.db.select().from(applicationSnapshots).where(eq(applicationSnapshots.application_id, id))
    )[0];

  it('holds profile, advert and form, without Admins’ fields', async () => {
    const { person, vacancy_id, application_id } = await endedApplication('Withdrawn');
    await send('PUT', `/vacancy/${vacancy_id}`, school, { vacancy_title: 'Advertised otherwise' });
    await send('PUT', `/candidate/${person.id}`, admin, { candidate_comment2: 'Admins only' });
    const made = (await snapshotOf(application_id))!;
    expect(made.advert).toMatchObject({
      row: { vacancy_title: 'As advertised' },
      rows: { application_questions: [{ question: QUESTIONS[0]!.question }] },
      school_name: 'Palm Valley School',
    });
    expect(made.sent).toMatchObject({ email: expect.any(String), phone: expect.any(String) });
    const kept = await server.db.select().from(formVersions);
    const { form_version, profile_version, advert_version } = made;
    expect(
      [form_version, profile_version, advert_version].map(
        (one) => kept.find(({ version }) => version === one)?.record,
      ),
    ).toEqual(['applications', 'candidate profiles', 'vacancies']);
    expect(JSON.stringify(made.profile)).not.toContain('candidate_comment2');
    const { vacancy_id: other } = await newVacancy(server, school);
    const second = await snapshotOf((await newApplication(server, person, other)).application_id);
    expect(second!.form_version).toBe(made.form_version);
    expect(JSON.stringify(second!.profile)).not.toContain('Admins only');
  });

  it('shows both sides what was asked then, and what differs now only where it differs', async () => {
    const { person, application_id } = await endedApplication('Rejected');
    const { sent } = (await snapshotOf(application_id))!;
    const { asked } = await formVersion('applications');
    const earlier = asked.map((field) =>
      field.name === 'phone' ? { ...field, title: { en: 'Your mobile', ar: 'جوالك' } } : field,
    );
    const start = {
      name: 'start',
      title: { en: 'When could you start?' },
      options: [{ value: 'now', label: { en: 'At once' } }],
    };
    await server.db.insert(formVersions).values({
      version: 'earlier',
      record: 'applications',
      asked: [start, ...earlier],
      first_at: server.clock.now(),
    });
    await server.db
      .update(applicationSnapshots)
      .set({ form_version: 'earlier', sent: { ...sent, start: 'now' } })
      .where(eq(applicationSnapshots.application_id, application_id));
    // What becomes of the application itself, by an edit of the form, changes nothing.
    await server.db
      .update(applications)
      .set({ phone: '0' })
      .where(eq(applications.application_id, application_id));
    const read = async ({ token }: Pick<Profile, 'token'>, language = 'en') => {
      const { body } = await server.request('GET', `/api/application/${application_id}`, {
        token,
        headers: { 'accept-language': language },
      });
      const { submitted, submitted_contact, submitted_files } = body.data;
      return [...submitted, ...submitted_contact, ...submitted_files].map(
        ({ question, text, note }: Record<string, string>) => [question, text, note],
      );
    };
    for (const reader of [person, school, admin])
      expect(await read(reader)).toEqual([
        ['When could you start?', 'At once', 'No longer asked.'],
        ['E-mail', sent!.email, null],
        ['Your mobile', sent!.phone, 'Now asked as “WhatsApp number”.'],
        ['Resume', expect.stringMatching(/^\/api\/document\/.*old-cv\.pdf$/), null],
      ]);
    expect((await read(person, 'ar'))[2]).toEqual([
      'جوالك',
      sent!.phone,
      expect.stringContaining('رقم واتساب'),
    ]);
  });

  it('is shown as the form asks now if it is older than the versions of forms', async () => {
    const { person, application_id } = await endedApplication('Rejected');
    const of = async () => (await send('GET', `/application/${application_id}`, person)).body.data;
    const { submitted, submitted_contact } = await of();
    await server.db
      .update(applicationSnapshots)
      .set({ form_version: null, sent: null })
      .where(eq(applicationSnapshots.application_id, application_id));
    expect((await of()).submitted_contact).toEqual(submitted_contact);
    expect(submitted).toEqual([]);
    expect(submitted_contact.map(({ field }: { field: string }) => field)).toEqual(['email', 'phone']);
  });

  it('is part of the candidate’s data export, and is erased with the candidate, files included', async () => {
    const before = server.storedFiles();
    const { person, renew } = await endedApplication('Withdrawn');
    await renew();
    const { raw } = await send('GET', '/user/me/export', person);
    const archive = unzipSync(new Uint8Array(raw));
    const rows = Buffer.from(archive['data/application_snapshots.json']!).toString();
    for (const word of ['Oldname', 'As advertised']) expect(rows).toContain(word);
    const versions = JSON.parse(Buffer.from(archive['data/form_versions.json']!).toString());
    const of = ['applications', 'candidate profiles', 'vacancies'];
    expect(versions.map(({ record }: { record: string }) => record).sort()).toEqual(of);
    expect(Object.keys(archive).filter((name) => /(old|new)-cv\.pdf$/.test(name))).toHaveLength(2);
    await send('DELETE', '/user/me', person, { password: person.password });
    expect(server.storedFiles()).toEqual(before);
    const kept = await server.db.select().from(applicationSnapshots);
    expect(JSON.stringify(kept)).not.toContain(`"candidate_id":${person.id},`);
  });
});
