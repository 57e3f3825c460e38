import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cvLists as lists, withNames } from '../../../testing/cv-lists.ts';
import { textOfDocument } from './document-text.ts';
import { suggestFromCv } from './suggest-from-cv.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');

async function suggestionsFrom(file: string) {
  const text = await textOfDocument(readFileSync(join(FIXTURES, file)), file.endsWith('.pdf'));
  const { suggestions } = suggestFromCv(text, lists);
  const fields: Record<string, unknown[]> = {};
  for (const { field, value } of withNames(suggestions)) fields[field] = [...(fields[field] ?? []), value];
  return fields;
}

it('reads a chronological CV with its dates on the right', async () => {
  expect(await suggestionsFrom('chronological.pdf')).toEqual({
    first_name: ['Layla'],
    last_name: ['Haddad'],
    designation: ['Secondary Mathematics Teacher'],
    phone1: ['+971 50 482 1937'],
    address: ['Dubai, United Arab Emirates'],
    email1: ['layla.haddad@example.com'],
    years_of_experience: [9],
    candidate_comment1: [expect.stringMatching(/^Mathematics teacher with 9 years.*hard problem\.$/)],
    highest_qualification: ['Master of Education in Curriculum Studies'],
    education: [
      {
        ced_level: "Master's Degree",
        ced_major: 'Curriculum Studies',
        institution_name: 'University of Jordan',
        year_graduation: '2015-06-30',
        graduation_gps: 3.7,
      },
      {
        ced_level: "Bachelor's Degree",
        ced_major: 'Mathematics',
        institution_name: 'Yarmouk University',
        year_graduation: '2012-06-30',
      },
    ],
    experience: [
      {
        position_title: 'Mathematics Teacher',
        school_name: 'Jumeirah Palm Academy',
        country_id: 'United Arab Emirates',
        start_date: '2019-08-01',
        is_current: true,
        curriculum_id: 'British',
        subject_id: 'Mathematics',
        job_summary: expect.stringContaining('Key Stage 4'),
      },
      {
        position_title: 'Teacher of Mathematics',
        school_name: 'Cedar International School',
        country_id: 'Jordan',
        start_date: '2015-09-01',
        end_date: '2019-07-31',
        subject_id: 'Mathematics',
        job_summary: expect.stringContaining('essays'),
      },
    ],
    language: [
      { lang_id: 'Arabic', lang_proficiency_id: 'Native' },
      { lang_id: 'English', lang_proficiency_id: 'C2 - Proficient' },
      { lang_id: 'French', lang_proficiency_id: 'B1 - Intermediate' },
    ],
    skill_id: ['Classroom management', 'Lesson planning', 'Assessment for learning'],
  });
});

it('reads the columns of a CV one after the other', async () => {
  expect(await suggestionsFrom('two-columns.pdf')).toMatchObject({
    first_name: ['Jennifer'],
    last_name: ['Okafor'],
    designation: ['Primary School Teacher'],
    phone1: ['+44 7700 900123'],
    country_id: ['Nigeria'],
    education: [
      {
        ced_level: 'Postgraduate Certificate (PGCE)',
        ced_major: 'Primary Education',
        institution_name: 'University of Leeds',
        year_graduation: '2012-06-30',
      },
      {
        ced_level: "Bachelor's Degree",
        ced_major: 'English Literature',
        institution_name: 'University of Lagos',
      },
    ],
    experience: [
      { position_title: 'Year 1 Teacher', school_name: 'Doha Pearl Primary School', end_date: '2023-06-30' },
      { position_title: 'Class Teacher', school_name: "St Anne's School", start_date: '2012-09-01' },
    ],
    language: [{ lang_id: 'English' }, { lang_id: 'Yoruba' }, { lang_id: 'Spanish' }],
    skill_id: ['Google Workspace for Education', 'Phonics', 'Guided reading'],
  });
});

it('reads a Europass with its dates and labels on the left', async () => {
  const fields = await suggestionsFrom('europass.pdf');
  expect(fields).toMatchObject({
    first_name: ['Marek'],
    last_name: ['van der Berg'],
    phone1: ['+48 601 234 567'],
    country_id: ['Poland'],
    gender: ['M'],
    education: [{ ced_major: 'Physics', institution_name: 'University of Warsaw' }],
    experience: [
      { position_title: 'Head of Science', start_date: '2016-09-01', is_current: true },
      {
        position_title: 'Physics Teacher',
        school_name: 'Liceum Academy of Gdansk',
        job_summary: 'Taught the IB curriculum',
      },
    ],
    // German has three levels (spoken, written, understood), so none is suggested.
    language: [
      { lang_id: 'Polish', lang_proficiency_id: 'Native' },
      { lang_id: 'English', lang_proficiency_id: 'C1 - Advanced' },
      { lang_id: 'German' },
    ],
  });
  // 03/04 may be in March or April, and 2010 is not a day.
  expect(fields.candidate_dob).toBeUndefined();
  expect(fields.experience![1]).not.toHaveProperty('start_date');
  expect(fields.language![2]).not.toHaveProperty('lang_proficiency_id');
});

it('reads a Word document of paragraphs', async () => {
  expect(await suggestionsFrom('word.docx')).toMatchObject({
    first_name: ['Rania'],
    last_name: ['Al Mansouri'],
    phone1: ['00971 55 210 4433'],
    email1: ['rania.mansouri@example.com'],
    country_id: ['United Arab Emirates'],
    gender: ['F'],
    education: [{ ced_major: 'Arabic Language', institution_name: 'Sharjah University' }],
    experience: [
      { position_title: 'Arabic Teacher', school_name: 'Al Noor School', end_date: '2024-06-30' },
      { position_title: 'Teaching Assistant', end_date: '2017-06-30' },
    ],
    language: [{ lang_id: 'Arabic', lang_proficiency_id: 'Native' }, { lang_id: 'English' }],
    skill_id: ['Classroom management', 'Curriculum design'],
  });
});

it('reads a Word document of tables, and leaves out other employers than schools', async () => {
  const fields = await suggestionsFrom('word-table.docx');
  expect(fields).toMatchObject({
    first_name: ['Thomas'],
    last_name: ['O’Brien'],
    designation: ['Head of English'],
    experience: [
      { position_title: 'Head of English', school_name: 'Riyadh Gate School', country_id: 'Saudi Arabia' },
      { position_title: 'English Teacher', school_name: 'Trinity College School', country_id: 'Ireland' },
    ],
    education: [{ ced_level: "Bachelor's Degree", ced_major: 'Education' }],
  });
  // A phone number without its country, and languages among the interests.
  expect(fields.phone1).toBeUndefined();
  expect(fields.language).toBeUndefined();
});

describe('a profession that does not stand below the name', () => {
  const cv = (...posts: string[]) => [
    'Layla Haddad',
    'layla@example.com',
    'EXPERIENCE',
    ...posts.flatMap((post) => [`${post}, Palm Academy, Dubai`, 'September 2019 – Present']),
  ];
  const professions = (...posts: string[]) =>
    suggestFromCv({ lines: cv(...posts), title: undefined }, lists)
      .suggestions.filter(({ field }) => field === 'designation')
      .map(({ value }) => value);

  it('is that of the current post', () => {
    expect(professions('Mathematics Teacher')).toEqual(['Mathematics Teacher']);
  });

  it('is left open between two current posts', () => {
    expect(professions('Mathematics Teacher', 'Head of Year')).toEqual([]);
  });
});

it('finds nothing in a document that is not a CV', async () => {
  expect(await suggestionsFrom('letter.pdf')).toEqual({});
});

it.each([
  ['a referee', ['Sara Khalil', 'References', 'Dr Omar Nasser, omar@example.com, +971 4 123 4567']],
  ['a sentence about a language', ['Sara Khalil', 'Interests', 'I love French films']],
  ['an employer without a position', ['Sara Khalil', 'Experience', 'Palm School\tMay 2019 – June 2020']],
  ['a degree without an institution', ['Sara Khalil', 'Education', 'Bachelor of Science in Physics']],
  ['a span that ends before it starts', ['Sara Khalil', 'Work', 'Teacher, Palm School, 2020 – 2012']],
])('suggests nothing from %s', (_, lines) => {
  expect(suggestFromCv({ lines }, lists).suggestions.map(({ field }) => field)).toEqual([
    'first_name',
    'last_name',
  ]);
});

it('does not take a school’s teacher for a school', () => {
  const lines = ['Sara Khalil', 'Experience', 'Primary School Teacher', 'Palm Academy', '05/2019 – 06/2020'];
  expect(suggestFromCv({ lines }, lists).suggestions.at(-1)?.value).toMatchObject({
    position_title: 'Primary School Teacher',
    school_name: 'Palm Academy',
  });
});

it.each([
  [['Curriculum Vitae', 'Dubai Teaching Services']],
  [['Palm School', 'Education']],
  [['Experienced mathematics teacher', 'Dubai']],
  [[]],
])('does not take %j for a name', (lines) => {
  expect(suggestFromCv({ lines }, lists).suggestions).toEqual([]);
});

describe('a year of graduation', () => {
  const yearIn = (...lines: string[]) =>
    suggestFromCv({ lines: ['Sara Khalil', 'Education', ...lines] }, lists)
      .suggestions.filter(({ field }) => field === 'education')
      .map(({ value }) => (value as Record<string, unknown>).year_graduation);

  it('is the end of June where the CV has the year alone', () => {
    expect(yearIn('Bachelor of Science in Physics, University of Jordan, 2008 – 2012')).toEqual([
      '2012-06-30',
    ]);
  });

  it.each([
    ['a degree that is still studied for', 'Master of Education, University of Jordan, 2024 – present'],
    ['three years', 'Bachelor of Science in Physics, University of Jordan, 2004, 2006 – 2009'],
  ])('is not offered for %s', (_, line) => {
    expect(yearIn(line)).toEqual([undefined]);
  });
});

describe('an address', () => {
  const addressIn = (...lines: string[]) =>
    suggestFromCv({ lines: ['Sara Khalil', ...lines, 'Experience'] }, lists).suggestions.find(
      ({ field }) => field === 'address',
    )?.value;

  it.each([
    ['a phone number', ['Abu Dhabi | +971 52 555 0133'], 'Abu Dhabi'],
    ['an e-mail address', ['12 Mill Lane, Leeds LS2 9JT · sara@example.com'], '12 Mill Lane, Leeds LS2 9JT'],
    ['the label of a phone number', ['Tema, Ghana. Phone: +233 24 555 0166.'], 'Tema, Ghana'],
    ['a profession', ['Maths Teacher | Sharjah, UAE | sara@example.com'], 'Sharjah, UAE'],
  ])('is offered from beside %s', (_, lines, address) => {
    expect(addressIn(...lines)).toBe(address);
  });

  it('is offered from a line of its own that ends with a country', () => {
    expect(addressIn('Amman, Jordan', 'sara@example.com')).toBe('Amman, Jordan');
  });

  it.each([
    ['a web address', 'sara@example.com | github.com/sara'],
    ['a registration number', 'sara@example.com | Teaching Council No. 258014'],
    ['one of two places', 'Doha | Dubai | sara@example.com'],
  ])('is not read from %s', (_, line) => {
    expect(addressIn(line)).toBeUndefined();
  });
});

it('reads the class of a degree', () => {
  const lines = ['Sara Khalil', 'Education', 'BSc (Hons) Physics, 2:1', 'University of Leeds, 2012'];
  expect(suggestFromCv({ lines }, lists).suggestions.at(-1)?.value).toMatchObject({
    graduation_attainment: '2:1',
  });
});

describe('years of experience that the CV does not mention', () => {
  const NOW = new Date('2026-06-15');
  const yearsIn = (...lines: string[]) =>
    suggestFromCv({ lines: ['Sara Khalil', 'Experience', ...lines] }, lists, NOW).suggestions.find(
      ({ field }) => field === 'years_of_experience',
    );

  it('are those of all posts, without gaps and each year once', () => {
    const posts = [
      'Teacher, Palm School, September 2020 – present',
      'Teacher, Cedar School, September 2018 – August 2021',
      'Teacher, Oak School, 2010 – 2013',
    ];
    expect(yearsIn(...posts)).toEqual({ field: 'years_of_experience', text: '10 (2010–2026)', value: 10 });
  });

  it('are not offered while a post cannot be read', () => {
    expect(
      yearsIn('Teacher, Palm School, 2010 – 2013', 'Palm Pharmacy', 'May 2014 – June 2016'),
    ).toBeUndefined();
  });
});

it('counts no certificate that it offers as a degree that could not be read', () => {
  const lines = ['Education', 'BEd Primary, University of Leeds, 2012', 'Certificates', 'CELTA, 2015'];
  const { suggestions, unread } = suggestFromCv({ lines, title: undefined }, lists);
  expect(suggestions.filter(({ field }) => field === 'certificate')).toHaveLength(1);
  expect(unread).toEqual([]);
  const incomplete = suggestFromCv({ lines: [...lines, 'MA Education'], title: undefined }, lists);
  expect(incomplete.unread).toEqual([{ field: 'education', unread: 1, of: 2 }]);
});
