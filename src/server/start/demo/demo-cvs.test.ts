import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { textOfDocument } from '../../areas/people/cv/document-text.ts';
import { suggestFromCv } from '../../areas/people/cv/suggest-from-cv.ts';
import { cvLists, withNames } from '../../testing/cv-lists.ts';
import { compareReading, KINDS, type Kind } from '../../testing/real/cvs/compare-reading.ts';
import type { ExpectedReading } from '../../testing/real/cvs/corpus.ts';
import { type DemoCandidate, demoCandidates } from './demo-content.ts';
import { jobsOf } from './profile-bodies.ts';

const CVS = join(import.meta.dirname, '../../data/demo/cvs');
const MEASURED: readonly Kind[] = [
  'experience',
  'education',
  'certificate',
  'language',
  'skill_id',
  'person',
];
/** Soon after they were written: a post that is still held counts up to the day of reading. */
const READ_AT = new Date('2026-11-15');
/** The minimum share of entries to be read, as for the CVs of strangers. */
const SHARE = 0.9;
/** The maximum number of words that the CV reader accepts as a name. */
const LONGEST_NAME = 6;

const subjects = cvLists.subjects.map(({ name }) => name);
const monthEnd = (day: string) =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).toISOString().slice(0, 10);

function nameOf({ first_name, last_name }: DemoCandidate): Record<string, string> {
  if (/\p{Script=Arabic}/u.test(first_name)) return { first_name_ar: first_name, last_name_ar: last_name };
  return { first_name, last_name };
}

/** The profile in the form in which it should be read from the CV. */
function expected(person: DemoCandidate): ExpectedReading {
  const { degree, certificate } = person;
  const isPgce = certificate?.type === 'PGCE';
  return {
    person: {
      ...nameOf(person),
      email1: person.email,
      address: `${person.city}, ${person.country}`,
      highest_qualification: [
        `${degree.level} in ${degree.major}`,
        ...(isPgce ? ['Postgraduate Certificate in Education (PGCE)'] : []),
      ],
      years_of_experience: [person.years - 1, person.years],
    },
    experience: jobsOf(person).map(({ school, title, country, start, end }) => ({
      school_name: school,
      position_title: title,
      country_id: country,
      subject_id: [person.subject, ...subjects.filter((name) => title.includes(name))],
      curriculum_id: person.curriculum,
      start_date: `${start.slice(0, 7)}-01`,
      ...(end ? { end_date: monthEnd(end) } : { is_current: true }),
    })),
    education: [
      {
        ced_level: degree.level,
        ced_major: degree.major,
        institution_name: degree.university,
        year_graduation: `${degree.year}-06-30`,
      },
      ...(isPgce
        ? [
            {
              ced_level: 'Postgraduate Certificate (PGCE)',
              ced_major: 'Education',
              institution_name: certificate.issuer,
              year_graduation: `${degree.year + 1}-06-30`,
              optional: true as const,
            },
          ]
        : []),
    ],
    certificate:
      certificate && !['PGCE', 'Other'].includes(certificate.type)
        ? [
            {
              cert_type_id: certificate.type,
              institution_name: certificate.issuer,
              issue_date: `${degree.year + 1}-09-01`,
            },
          ]
        : [],
    language: person.languages.map(({ language, level }) => ({
      lang_id: language,
      lang_proficiency_id: level,
    })),
    skill_id: person.skills,
  };
}

it('the CVs of demo people match their profiles', async () => {
  const wrong: string[] = [];
  const found: Partial<Record<Kind, number[]>> = {};
  for (const person of demoCandidates) {
    const bytes = new Uint8Array(readFileSync(join(CVS, person.cv)));
    const text = await textOfDocument(bytes, person.cv.endsWith('.pdf'));
    const read = compareReading(
      withNames(suggestFromCv(text, cvLists, READ_AT).suggestions),
      expected(person),
    );
    const words = `${person.first_name} ${person.last_name}`.split(' ').length;
    for (const kind of KINDS) {
      if (kind === 'person' && words > LONGEST_NAME) continue;
      wrong.push(...read[kind].wrong.map((one) => `${person.cv}: ${one}`));
      const [seen = 0, all = 0] = found[kind] ?? [];
      found[kind] = [seen + read[kind].found, all + read[kind].expected];
    }
  }
  expect(wrong).toEqual([]);
  for (const kind of MEASURED) {
    const [seen, all] = found[kind]!;
    expect(seen! / all!, `${kind}: ${seen} of ${all}`).toBeGreaterThanOrEqual(SHARE);
  }
});
