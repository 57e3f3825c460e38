import { describe, expect, it } from 'vitest';
import { invite, newCandidate, newSchool, newVacancy, type Profile } from '../../../testing/scenario.ts';
import { newShortlist } from '../../../testing/shortlist-scenario.ts';
import { withServer } from '../../../testing/with-server.ts';

const { server, school, rival, amal, badr } = await withServer({
  school: newSchool,
  rival: newSchool,
  amal: (on) =>
    newCandidate(on, {
      first_name: 'Amal',
      designation: 'Physics teacher',
      notice_period: 10,
      skill_id: [2, 1],
      years_of_experience: 5,
      highest_qualification: 'Master of Education',
      language: [{ lang_id: 7, lang_proficiency_id: 2 }],
      certificate: [
        { cert_type_id: 2, institution_name: 'University', issue_date: '2015-07-01', exp_date: '2030-07-01' },
      ],
    }),
  badr: (on) =>
    newCandidate(on, {
      first_name: 'Badr',
      designation: 'Head of physics',
      notice_period: 90,
      skill_id: [5],
      years_of_experience: 1,
      language: [
        { lang_id: 7, lang_proficiency_id: 5 },
        { lang_id: 8, lang_proficiency_id: 1 },
      ],
    }),
});

type Row = Record<string, unknown> & { first_name: string };
const search = (query = '', { token }: Pick<Profile, 'token'> = school) =>
  server.request('GET', `/api/candidate?sort=first_name&${query}`, { token });
const rowsFor = async (query = '', whom?: Pick<Profile, 'token'>): Promise<Row[]> =>
  (await search(query, whom)).body.data;
const names = async (query?: string, whom?: Pick<Profile, 'token'>) =>
  (await rowsFor(query, whom)).map((row) => row.first_name);
const dayIn = (days: number) =>
  new Date(server.clock.now().getTime() + days * 24 * 3_600_000).toISOString().slice(0, 10);

describe('the candidate search', () => {
  it.each([
    ['lang_id=7', ['Amal', 'Badr']],
    ['lang_id=7&lang_proficiency_id=4', ['Badr']],
    ['lang_id=8&lang_proficiency_id=4', []],
    ['lang_proficiency_id=5', ['Badr']],
    ['lang_proficiency_id=999', []],
    ['cert_type_id=2', ['Amal']],
    ['search=physics', ['Amal', 'Badr']],
    ['search=physics+amal', ['Amal']],
    ['search=teacher+PHYSICS', ['Amal']],
    ['search=physics+nobody', []],
  ])('finds candidates by %s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('finds candidates available by a date', async () => {
    expect(await names(`available_by=${dayIn(30)}`)).toEqual(['Amal']);
    expect(await names(`available_by=${dayIn(100)}`)).toEqual(['Amal', 'Badr']);
    expect(await names(`available_by=${dayIn(100)}&notice_period=20`)).toEqual(['Amal']);
    expect(await names(`available_by=${dayIn(-3)}`)).toEqual([]);
  });

  it('hides private fields before there is a relation', async () => {
    const PRIVATE = [
      ...['email1', 'email2', 'phone_code', 'phone1', 'phone2', 'address', 'candidate_dob', 'gender'],
      ...['marital_status', 'kids_num', 'candidate_status', 'candidate_comment2'],
    ];
    for (const row of await rowsFor()) expect(PRIVATE.filter((name) => name in row)).toEqual([]);
    const { data } = (await server.request('GET', `/api/candidate/${amal.id}`, { token: school.token })).body;
    expect(
      [...PRIVATE, 'candidate_cv', 'candidate_dox', 'whatsapp_number'].filter((name) => name in data),
    ).toEqual([]);
    expect(data).toMatchObject({ first_name: 'Amal', designation: 'Physics teacher' });
  });

  it('explains how well each candidate matches the school’s vacancy', async () => {
    const { vacancy_id } = await newVacancy(server, school);
    const [first, second] = await rowsFor(`vacancy_id=${vacancy_id}`);
    expect(first).toMatchObject({ first_name: 'Amal', match: { percent: 100 } });
    expect(second).toMatchObject({ first_name: 'Badr', match: { percent: 50 } });
    expect((second!.match as { reasons: object[] }).reasons[0]).toEqual({
      reason: 'skills',
      state: 'not_met',
      ground: 'falls_short',
      missing: 'Lesson planning, Classroom management',
    });
    expect((await rowsFor())[0]).not.toHaveProperty('match');
    expect((await search(`vacancy_id=${vacancy_id}`, rival)).status).toBe(404);
    expect((await search('vacancy_id=987654')).status).toBe(404);
  });

  it('shows the school’s own invitations and lists, and nothing of other schools', async () => {
    const { vacancy_id, vacancy_title } = await newVacancy(server, school, { vacancy_title: 'Physics' });
    await invite(server, school, vacancy_id, amal.id);
    const list = await newShortlist(server, school, badr.id);
    const [first, second] = await rowsFor();
    expect(first).toMatchObject({ invitation: { vacancy_title, progress: 'sent' }, shortlists: [] });
    expect(second).toMatchObject({ invitation: null, shortlists: [{ shortlist_id: list, note: null }] });
    for (const row of await rowsFor('', rival))
      expect(row).toMatchObject({ invitation: null, shortlists: [] });
    expect(await names(`shortlist_id=${list}`)).toEqual(['Badr']);
    expect((await search(`shortlist_id=${list}`, rival)).status).toBe(404);
    const admin = await server.admin();
    expect((await search(`shortlist_id=${list}`, admin)).status).toBe(404);
    expect((await rowsFor('', admin))[0]).not.toHaveProperty('shortlists');
  });
});

describe('the invitations of a school', () => {
  const sent = async (query = '') =>
    (
      await server.request('GET', `/api/job/school-invitations/${school.id}?${query}`, {
        token: school.token,
      })
    ).body.data as { progress: string; seen_at: string | null; candidate: { full_name: string } }[];

  it('show whether the candidate has seen, accepted or declined them', async () => {
    const [seeing, silent] = [await newCandidate(server), await newCandidate(server, { first_name: 'Zed' })];
    const { vacancy_id } = await newVacancy(server, school, { vacancy_title: 'Harp Teacher' });
    const of = async (candidate: Profile) =>
      (await invite(server, school, vacancy_id, candidate.id)).body.data.invitation_id as number;
    const [id] = [await of(seeing), await of(silent)];
    const look = (token: string) =>
      server.request('GET', `/api/job/candidate-invitations/${seeing.id}`, { token });
    await look((await server.admin()).token);
    expect((await sent('search=harp')).map(({ progress }) => progress)).toEqual(['sent', 'sent']);
    await look(seeing.token);
    const [first] = await sent('search=harp&progress=seen');
    expect(first).toMatchObject({ progress: 'seen', candidate: { full_name: 'Sara Khalil' } });
    expect(first!.seen_at).not.toBeNull();
    expect(await sent('search=harp&progress=sent')).toHaveLength(1);
    await server.request('POST', `/api/job/invitation/${id}/decline`, { token: seeing.token });
    expect((await sent('search=harp&sort=-candidate')).map(({ progress }) => progress)).toEqual([
      'sent',
      'declined',
    ]);
    expect(await sent('search=harp&progress=declined')).toHaveLength(1);
    expect(await sent('search=harp&progress=accepted')).toEqual([]);
  });
});
