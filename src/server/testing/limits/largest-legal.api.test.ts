import { expect, it } from 'vitest';
import { skills } from '../../areas/reference/tables/reference.ts';
import { REQUEST_TIMEOUTS } from '../../start/app.ts';
import { candidateBody, type Fields, schoolBody, vacancyBody } from '../bodies.ts';
import type { Answer } from '../checked-request.ts';
import { pngOfSize } from '../files/picture-files.ts';
import { arabic, devanagari } from '../real/largest.ts';
import {
  asciiJson,
  csv,
  descriptive,
  flatPng,
  fullProfile,
  fullVacancy,
  ids,
  jpegFile,
  manyParts,
  nested,
  pdfFile,
  question,
  range,
  rich,
  richTexts,
  schoolTexts,
  times,
} from '../real/largest-bodies.ts';
import { COMPRESSED_PHOTO, fileOfPhoto, MESSENGER_PHOTO, SMALL_PHOTOS } from '../real/photos.ts';
import { PNG_LOGO, SCAN, SCREENSHOT } from '../real/pictures.ts';
import { LONG_ANSWER, richTextOfLength, textOfLength, WORD_HTML, WORD_TEXT } from '../real/texts.ts';
import {
  apply,
  asForm,
  fileOf,
  newApplication,
  newCandidate,
  newSchool,
  newVacancy,
  pdf,
  updateCandidate,
} from '../scenario.ts';
import { withServer } from '../with-server.ts';

/**
 * Each limit with a typical example, the largest accepted value and the smallest refused one. Every limit on
 * the bytes, values, parts, rows, pixels or characters of a body belongs here.
 */
const { server, candidate, school, admin } = await withServer({
  candidate: newCandidate,
  school: newSchool,
  admin: (at) => at.admin(),
});

const MiB = 1024 * 1024;

// As many skills as a profile may list.
const known = await server.db.select({ id: skills.skill_id }).from(skills);
await server.db
  .insert(skills)
  .values(range(101 - known.length).map((n) => ({ skill_desc: `Further skill ${n}` })));
const SKILLS = (await server.db.select({ id: skills.skill_id }).from(skills)).map(({ id }) => id);

const profile = (fields: Fields | FormData) => updateCandidate(server, candidate, fields);
const schoolProfile = (fields: Fields) =>
  server.request('PUT', `/api/school/${school.id}`, { token: school.token, form: asForm(fields) });
const post = (path: string, json: object, token = school.token) =>
  server.request('POST', `/api${path}`, { token, json });
const postEscaped = (path: string, json: object) =>
  server.request('POST', `/api${path}`, {
    token: school.token,
    payload: asciiJson(json),
    headers: { 'content-type': 'application/json' },
  });

/** Creates a profile for a new account. */
const newProfile = async (fields: Fields) => {
  const { token } = await server.signUp('Candidate');
  return server.request('POST', '/api/candidate', { token, form: asForm(fields) });
};
const profileFiles = async () => ({
  candidate_picture: await fileOfPhoto(COMPRESSED_PHOTO),
  candidate_cv: pdfFile(5 * MiB),
  candidate_dox: pdfFile(5 * MiB, 'certificates.pdf'),
});

/** Applies as a new candidate to a new vacancy and answers every question with the text. */
async function applyWith(questions: number, answer: string, resume: File): Promise<Answer> {
  const [person, vacancy] = await Promise.all([
    newCandidate(server),
    newVacancy(server, school, { application_questions: times(questions, descriptive) }),
  ]);
  const answers = vacancy.application_questions.map(({ question_id }: { question_id: number }) => ({
    question_id,
    answer,
  }));
  return apply(server, person, vacancy.vacancy_id, { answers, resume });
}

const { vacancy_id } = await newVacancy(server, school);
const { application_id } = await newApplication(server, candidate, vacancy_id);
const writeTo = (application_ids: number[], message: string) =>
  post(`/vacancy/${vacancy_id}/applicants/message`, { application_ids, message });

const template = (text: string) => post('/message-template', { name: `Letter of ${text.length}`, text });
const draft = (content: object) => post('/vacancy-draft', { step: 4, furthest: 4, steps: [content] });
const importSkills = (file: File) =>
  server.request('POST', '/api/admin/lists/skills/import', {
    token: admin.token,
    form: asForm({ file, dry_run: true }),
  });
const search = (query: string) => server.request('GET', `/api/vacancy?${query}`, { token: candidate.token });

type Row = [
  limit: string,
  examples: {
    realistic: () => Promise<Answer>;
    largest: () => Promise<Answer>;
    /** The smallest refused value. */
    beyond: () => Promise<Answer>;
    taken?: number;
    /** The status of the refusal, and the field it names. */
    refused: [status: number, field?: string];
  },
];

const ROWS: Row[] = [
  [
    'photo bytes: 2 MB',
    {
      realistic: async () => profile({ candidate_picture: await fileOfPhoto(SMALL_PHOTOS[3]!) }),
      largest: () => profile({ candidate_picture: jpegFile(2 * MiB) }),
      beyond: () => profile({ candidate_picture: jpegFile(2 * MiB + 1) }),
      refused: [413, 'candidate_picture'],
    },
  ],
  [
    'logo bytes: 2 MB',
    {
      realistic: async () => schoolProfile({ school_logo: await fileOfPhoto(PNG_LOGO) }),
      largest: () => schoolProfile({ school_logo: jpegFile(2 * MiB) }),
      beyond: () => schoolProfile({ school_logo: jpegFile(2 * MiB + 1) }),
      refused: [413, 'school_logo'],
    },
  ],
  [
    'CV bytes: 5 MB',
    {
      realistic: () => profile({ candidate_cv: pdfFile(700_000) }),
      largest: () => profile({ candidate_cv: pdfFile(5 * MiB) }),
      beyond: () => profile({ candidate_cv: pdfFile(5 * MiB + 1) }),
      refused: [413, 'candidate_cv'],
    },
  ],
  [
    'image pixels: 50 million',
    {
      realistic: async () => profile({ candidate_cover: await fileOfPhoto(COMPRESSED_PHOTO) }),
      largest: async () => profile({ candidate_cover: await flatPng(8_000, 6_250) }),
      beyond: () => profile({ candidate_cover: fileOf(pngOfSize(8_001, 6_250), 'a.png', 'image/png') }),
      refused: [422, 'candidate_cover'],
    },
  ],
  [
    'image side: 16,384 pixels',
    {
      realistic: async () => profile({ candidate_cover: await fileOfPhoto(SCREENSHOT) }),
      largest: async () => profile({ candidate_cover: await flatPng(16_384, 10) }),
      beyond: async () => profile({ candidate_cover: await flatPng(16_385, 10) }),
      refused: [422, 'candidate_cover'],
    },
  ],
  [
    'a school with every text, a logo, a brochure and photos: 20 of 2 MB',
    {
      realistic: async () =>
        schoolProfile({
          school_photos: [await fileOfPhoto(MESSENGER_PHOTO), await fileOfPhoto(SCAN)],
          school_brochure: pdfFile(2 * MiB, 'Brochure.pdf'),
        }),
      largest: () =>
        schoolProfile({
          ...schoolBody(schoolTexts),
          school_logo: jpegFile(2 * MiB),
          school_brochure: pdfFile(5 * MiB, 'Brochure.pdf'),
          school_photos: times(20, (index) => jpegFile(2 * MiB, `${index}.jpg`)),
        }),
      beyond: () => schoolProfile({ school_photos: times(21, (index) => jpegFile(9_000, `${index}.jpg`)) }),
      refused: [422, 'school_photos'],
    },
  ],
  [
    'characters of a text: 5,000, however many bytes they take',
    {
      realistic: () => profile({ candidate_comment1: WORD_TEXT }),
      largest: () => profile({ candidate_comment1: '𠮷'.repeat(5_000) }),
      beyond: () => profile({ candidate_comment1: '𠮷'.repeat(5_001) }),
      refused: [422, 'candidate_comment1'],
    },
  ],
  [
    'a profile with all lists full, 50 rows each, a photo, a CV and a document',
    {
      realistic: async () => newProfile(candidateBody(await profileFiles())),
      largest: async () => newProfile({ ...fullProfile(SKILLS), ...(await profileFiles()) }),
      beyond: () => newProfile(fullProfile(SKILLS, 51)),
      taken: 201,
      refused: [422, 'experience'],
    },
  ],
  [
    'profile skills sent as separate parts: 100',
    {
      realistic: () => profile({ skill_id: [1, 3, 5] }),
      largest: () => profile(skillParts(100)),
      beyond: () => profile(skillParts(101)),
      refused: [422, 'skill_id'],
    },
  ],
  [
    'form parts: 400',
    {
      realistic: () => profile(skillParts(12)),
      largest: () => profile(skillParts(100)),
      beyond: () => profile(manyParts(401)),
      refused: [413],
    },
  ],
  [
    'characters of a rich text: 20,000',
    {
      realistic: () => post('/vacancy', vacancyBody({ job_description: richTextOfLength(3_000) })),
      largest: () => post('/vacancy', vacancyBody({ job_description: rich(20_000) })),
      beyond: () => post('/vacancy', vacancyBody({ job_description: rich(20_001) })),
      taken: 201,
      refused: [422, 'job_description'],
    },
  ],
  [
    'tags of a rich text: as many as fit into 20,000 characters',
    {
      realistic: () => post('/vacancy', vacancyBody({ job_description: richTextOfLength(9_000) })),
      largest: () => post('/vacancy', vacancyBody({ job_description: '<p>a</p>'.repeat(2_500) })),
      beyond: () => post('/vacancy', vacancyBody({ job_description: '<p>a</p>'.repeat(2_501) })),
      taken: 201,
      refused: [422, 'job_description'],
    },
  ],
  [
    'tags, attributes and entities of the rich texts of a vacancy: 6,000 together',
    {
      realistic: () => post('/vacancy', vacancyBody(richTexts(WORD_HTML))),
      largest: () => post('/vacancy', vacancyBody(richTexts('<p>a</p>'.repeat(1_000)))),
      beyond: () =>
        post(
          '/vacancy',
          vacancyBody({ ...richTexts('<p>a</p>'.repeat(1_000)), benefits: '<p>a</p>'.repeat(1_001) }),
        ),
      taken: 201,
      refused: [422, 'benefits'],
    },
  ],
  [
    'a vacancy with all lists full: 50 questions of 50 options',
    {
      realistic: () =>
        post(
          '/vacancy',
          vacancyBody({ application_questions: times(8, () => question('Which?', ['A', 'B'])) }),
        ),
      largest: () => post('/vacancy', fullVacancy(SKILLS)),
      beyond: () => post('/vacancy', fullVacancy(SKILLS, 51)),
      taken: 201,
      refused: [422, 'application_questions'],
    },
  ],
  [
    'the same vacancy with non-ASCII characters escaped',
    {
      realistic: () => postEscaped('/vacancy', vacancyBody({ job_description: rich(2_000) })),
      largest: () => postEscaped('/vacancy', fullVacancy(SKILLS)),
      beyond: () => postEscaped('/vacancy', fullVacancy(SKILLS, 51)),
      taken: 201,
      refused: [422, 'application_questions'],
    },
  ],
  [
    'a vacancy draft: as much as a vacancy',
    {
      realistic: () => draft({ vacancy_title: 'Art', job_description: richTextOfLength(2_000) }),
      largest: () => draft(fullVacancy(SKILLS)),
      beyond: () => draft({ vacancy_title: 'a'.repeat(5 * MiB) }),
      taken: 201,
      refused: [413],
    },
  ],
  [
    'body nesting: 32 levels',
    {
      realistic: () => draft({ application_questions: [question('Which?', ['A', 'B'])] }),
      largest: () => draft(nested(30)),
      beyond: () => draft(nested(31)),
      taken: 201,
      refused: [400],
    },
  ],
  [
    'body values: 10,000',
    {
      realistic: () => draft({ skill_id: range(12) }),
      // The other values are the body, its three fields, the step and its field.
      largest: () => draft({ skill_id: range(10_000 - 6) }),
      beyond: () => draft({ skill_id: range(10_000 - 5) }),
      taken: 201,
      refused: [413],
    },
  ],
  [
    'an application: 50 answers of 5,000 characters and a CV',
    {
      realistic: () => applyWith(4, LONG_ANSWER, pdf()),
      largest: () => applyWith(50, devanagari(5_000), pdfFile(5 * MiB)),
      beyond: () => applyWith(1, devanagari(5_001), pdf()),
      taken: 201,
      refused: [422, 'answers.0.answer'],
    },
  ],
  [
    'a message to applicants: 4,000 characters, 1,000 people',
    {
      realistic: () => writeTo([application_id], textOfLength(800)),
      largest: () => writeTo([application_id, ...range(999).map((id) => 500_000 + id)], devanagari(4_000)),
      beyond: () => writeTo(range(1_001), 'Dear {name}'),
      taken: 202,
      refused: [422, 'application_ids'],
    },
  ],
  [
    'a message template: 4,000 characters',
    {
      realistic: () => template(textOfLength(600)),
      largest: () => template(devanagari(4_000)),
      beyond: () => template(devanagari(4_001)),
      taken: 201,
      refused: [422, 'text'],
    },
  ],
  [
    'a reference list imported from CSV: 2,000 lines',
    {
      realistic: () => importSkills(csv(60, (index) => `Skill ${index}`)),
      largest: () => importSkills(csv(2_000, (index) => `${arabic(96)}${index.toString().padStart(4, '0')}`)),
      beyond: () => importSkills(csv(2_001, (index) => `Skill ${index}`)),
      refused: [422, 'file'],
    },
  ],
  [
    'a search: 200 characters, and 100 values of each list',
    {
      realistic: () => search('search=maths&country_id=1&country_id=2'),
      largest: () =>
        search(
          `search=${encodeURIComponent(arabic(200))}&${[
            'country_id',
            'curriculum_id',
            'subject_id',
            'candr_id',
          ]
            .map((name) => ids(name, 100))
            .join('&')}`,
        ),
      beyond: () => search(ids('country_id', 101)),
      refused: [400],
    },
  ],
];

function skillParts(count: number): FormData {
  const form = new FormData();
  for (const id of SKILLS.slice(0, count)) form.append('skill_id[]', String(id));
  return form;
}

it('allows enough time for the largest body at 1 Mbit/s', () => {
  const school = 21 * 2 * MiB + 5 * MiB;
  expect((school * 8) / 1_000_000).toBeLessThan(REQUEST_TIMEOUTS.whole / 1_000);
});

it.each(ROWS)(
  'accepts up to the limit and refuses beyond it: %s',
  async (_, { realistic, largest, beyond, taken = 200, refused: [status, field] }) => {
    const outcome = ({ status, body }: Answer) => ({ status, errors: body.errors, message: body.message });
    const accepted = { status: taken, errors: undefined, message: expect.any(String) };
    expect(outcome(await realistic())).toEqual(accepted);
    expect(outcome(await largest())).toEqual(accepted);
    const refused = outcome(await beyond());
    expect(refused).toMatchObject({ status });
    if (field) expect(Object.keys(refused.errors)).toContain(field);
  },
);
