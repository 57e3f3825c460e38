import { describe, expect, it } from 'vitest';
import { QUESTIONS } from '../bodies.ts';
import { apply, newCandidate, newSchool, newVacancy, pdf } from '../scenario.ts';
import { withServer } from '../with-server.ts';
import { PEOPLE } from './people.ts';
import { COMPRESSED_PHOTO, fileOfPhoto, MESSENGER_PHOTO } from './photos.ts';
import { PNG_LOGO, SCAN, WEBP_LOGO } from './pictures.ts';
import { LONG_ANSWER, textOfLength, WORD_HTML, WORD_TEXT } from './texts.ts';

const { server, school } = await withServer({
  school: async (at) =>
    newSchool(at, {
      school_logo: await fileOfPhoto(PNG_LOGO),
      school_photos: [await fileOfPhoto(COMPRESSED_PHOTO), await fileOfPhoto(SCAN)],
    }),
});

const get = async (path: string, token: string) => (await server.request('GET', path, { token })).body.data;

describe('a profile', () => {
  it.each(PEOPLE.map((person) => [person.what, person] as const))(
    'is created with %s and returned as typed',
    async (_, { what, ...person }) => {
      const candidate = await newCandidate(server, {
        ...person,
        current_city: person.current_city ?? undefined,
        current_country: undefined,
      });
      const read = await get(`/api/candidate/${candidate.id}`, candidate.token);
      expect(read).toMatchObject(person);
      const profile = await get('/api/user/candidate-profile', candidate.token);
      expect(profile.candidate).toMatchObject({ first_name: person.first_name, last_name: person.last_name });
    },
  );

  it('accepts text from Word, a summary of 5,000 characters and a twelve-megapixel photo', async () => {
    const summary = textOfLength(5_000);
    const candidate = await newCandidate(server, {
      candidate_comment1: WORD_TEXT,
      candidate_picture: await fileOfPhoto(COMPRESSED_PHOTO),
      candidate_cover: await fileOfPhoto(MESSENGER_PHOTO),
      experience: [{ school_name: 'Palm Valley', start_date: '2018-08-20', job_summary: summary }],
    });
    const read = await get(`/api/candidate/${candidate.id}`, candidate.token);
    expect(read.candidate_comment1.replaceAll('\r\n', '\n')).toBe(WORD_TEXT.replaceAll('\r\n', '\n'));
    expect(read.experiences[0].job_summary).toBe(summary);
    expect(read.candidate_picture).toMatch(/-1920x2560\.jpg$/);
    expect(read.candidate_cover).toMatch(/-1200x1600\.jpg$/);
  });
});

describe('a school', () => {
  it('accepts a transparent logo and large photos', async () => {
    const read = await get(`/api/school/${school.id}`, school.token);
    expect(read.school_logo).toMatch(/-1200x1200\.png$/);
    expect(read.school_photos).toEqual([
      expect.stringMatching(/-1920x2560\.jpg$/),
      expect.stringMatching(/-1654x2339\.jpg$/),
    ]);
    const other = await newSchool(server, { school_logo: await fileOfPhoto(WEBP_LOGO) });
    expect((await get(`/api/school/${other.id}`, other.token)).school_logo).toMatch(/-1200x1200\.webp$/);
  });

  it('keeps only the text and emphasis of a description pasted from Word', async () => {
    const { job_description } = await newVacancy(server, school, { job_description: WORD_HTML });
    expect(job_description).toContain('You’ll teach “IB&nbsp;MYP” mathematics – Years&nbsp;7–9');
    expect(job_description).toContain('<strong>About the role</strong>');
    expect(job_description).not.toMatch(/mso|style|class|o:p|Definitions|WordDocument|supportLists/i);
  });
});

it('quick apply accepts answers of 4,000 characters and a one-letter name', async () => {
  const { vacancy_id, application_questions } = await newVacancy(server, school, {
    application_questions: [QUESTIONS[1], { ...QUESTIONS[1], question: 'And your worst?' }],
  });
  const person = PEOPLE[0]!;
  const candidate = await newCandidate(server, {
    first_name: person.first_name,
    last_name: person.last_name,
  });
  const answers = application_questions.map(({ question_id }: { question_id: number }) => ({
    question_id,
    answer: LONG_ANSWER,
  }));
  const applied = await apply(server, candidate, vacancy_id, {
    answers,
    resume: pdf('My CV (final) – 2026.pdf'),
  });
  expect({ status: applied.status, errors: applied.body.errors }).toEqual({ status: 201 });
  const seen = await get(`/api/application/${applied.body.data.application_id}`, school.token);
  expect(seen.answers.map(({ answer }: { answer: string }) => answer)).toEqual([LONG_ANSWER, LONG_ANSWER]);
});
