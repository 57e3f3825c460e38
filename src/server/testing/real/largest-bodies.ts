import sharp from 'sharp';
import { candidateBody, type Fields, vacancyBody } from '../bodies.ts';
import { fileOf } from '../scenario.ts';
import { arabic, devanagari, jpegOfBytes, pdfOfBytes } from './largest.ts';

/** Bodies as large as the forms allow. */

export const times = <T>(count: number, one: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => one(index));

/** A rich text of that many characters, tags included. */
export const rich = (letters: number, letter = arabic) => `<p>${letter(letters - '<p></p>'.length)}</p>`;
export const question = (text: string, options: string[]) => ({
  question: text,
  question_type_id: 4,
  is_required: 0,
  options,
});
/**
 * A vacancy with everything its forms allow, in Arabic; `skills` are the ids of as many skills as it may
 * list.
 */
export const fullVacancy = (skills: number[], questions = 50) =>
  vacancyBody({
    vacancy_title: arabic(255),
    city: arabic(100),
    contract_duration: arabic(50),
    required_qualification: arabic(200),
    skill_id: skills,
    job_description: rich(20_000),
    requirements: rich(20_000),
    benefits: rich(20_000),
    score_criteria: times(10, (index) => `${arabic(78)}${index}`),
    application_questions: times(questions, () =>
      question(
        arabic(500),
        times(50, (index) => `${arabic(198)}${index.toString().padStart(2, '0')}`),
      ),
    ),
  });

/** A profile with all lists full and all texts at their maximum length, in three-byte characters. */
export const fullProfile = (skills: number[], rows = 50): Fields =>
  candidateBody({
    first_name: devanagari(100),
    last_name: devanagari(100),
    first_name_ar: arabic(100),
    last_name_ar: arabic(100),
    designation: devanagari(100),
    highest_qualification: devanagari(200),
    address: devanagari(300),
    current_country: devanagari(100),
    current_city: devanagari(100),
    candidate_comment1: devanagari(5_000),
    education: times(rows, () => ({
      ced_level: 4,
      ced_major: devanagari(200),
      institution_name: devanagari(200),
      graduation_attainment: devanagari(200),
      year_graduation: '2012-06-30',
      graduation_gps: 3.7,
    })),
    certificate: times(rows, () => ({
      cert_type_id: 1,
      institution_name: devanagari(200),
      issue_date: '2015-07-01',
      exp_date: '2030-07-01',
    })),
    experience: times(rows, () => ({
      school_name: devanagari(100),
      position_title: devanagari(100),
      country_id: 1,
      start_date: '2018-08-20',
      end_date: '2019-08-20',
      curriculum_id: 1,
      subject_id: 1,
      job_summary: devanagari(5_000),
    })),
    language: times(rows, () => ({ lang_id: 1, lang_proficiency_id: 6 })),
    skill_id: skills.slice(0, 100),
  });

/** All texts of a school at their maximum length. */
export const schoolTexts = {
  school_name: arabic(200),
  address: arabic(300),
  other_accreditation: arabic(200),
  other_facilities: arabic(500),
  other_benefits: arabic(500),
  school_description: arabic(500),
  mission_statement: arabic(2_000),
  vision_statement: arabic(2_000),
  core_values: arabic(2_000),
  special_program: arabic(1_000),
};

export const range = (count: number) => times(count, (index) => index + 1);

export const jpegFile = (size: number, name = 'photo.jpg') => fileOf(jpegOfBytes(size), name, 'image/jpeg');
export const pdfFile = (size: number, name = 'cv.pdf') => fileOf(pdfOfBytes(size), name);
export const flatPng = async (width: number, height: number) =>
  fileOf(
    await sharp({ create: { width, height, channels: 3, background: '#fff' } })
      .png({ palette: true })
      .toBuffer(),
    'plan.png',
    'image/png',
  );

export const descriptive = (index: number) => ({
  question: `Question ${index}`,
  question_type_id: 2,
  is_required: 1,
});
/** Nested objects with a number innermost. */
export const nested = (levels: number): object =>
  range(levels - 1).reduce<object>((inner) => ({ a: inner }), { a: 1 });
export const csv = (lines: number, name: (index: number) => string) =>
  fileOf(['Name', ...times(lines, name)].join('\n'), 'skills.csv', 'text/csv');
export const ids = (name: string, count: number) =>
  range(count)
    .map((id) => `${name}=${id}`)
    .join('&');

export function richTexts(text: string): Fields {
  return { job_description: text, requirements: text, benefits: text };
}

export function manyParts(count: number): FormData {
  const form = new FormData();
  for (const id of range(count)) form.append('skill_id[]', String(id));
  return form;
}

/** JSON from programs that write ASCII only: every non-ASCII character is escaped. */
export const asciiJson = (json: object) =>
  JSON.stringify(json).replace(
    /[\u0080-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
