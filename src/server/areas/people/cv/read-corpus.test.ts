import { beforeAll, describe, expect, it } from 'vitest';
import { cvLists, withNames } from '../../../testing/cv-lists.ts';
import { compareReading, KINDS, type Kind, type Tally } from '../../../testing/real/cvs/compare-reading.ts';
import { type CorpusCv, corpusOf, type ExpectedReading, SETS } from '../../../testing/real/cvs/corpus.ts';
import { textOfDocument, Unreadable } from './document-text.ts';
import { suggestFromCv } from './suggest-from-cv.ts';
import { type CvReading, unreadBecause } from './suggestion.ts';

/** The least share of entries that must be found. */
const SHARE = 0.9;
const MEASURED: readonly Kind[] = ['experience', 'education', 'certificate', 'skill_id'];

/** Posts that have not ended are counted up to this day. */
const NOW = new Date('2026-06-15');

type Measured = CorpusCv & { set: string; reading: CvReading; kinds: Record<Kind, Tally> };
let corpus: readonly Measured[];

async function readingOf({ file, bytes }: CorpusCv): Promise<CvReading> {
  if (file.endsWith('.doc')) return unreadBecause('old_word');
  try {
    return suggestFromCv(await textOfDocument(bytes, file.endsWith('.pdf')), cvLists, NOW);
  } catch (error) {
    if (error instanceof Unreadable) return unreadBecause(error.obstacle);
    throw error;
  }
}

beforeAll(async () => {
  const measured: Measured[] = [];
  for (const set of SETS)
    for (const cv of corpusOf(set)) {
      const reading = await readingOf(cv);
      measured.push({
        ...cv,
        set,
        reading,
        kinds: compareReading(withNames(reading.suggestions), cv.expected),
      });
    }
  corpus = measured;
});

const sum = (cvs: readonly Measured[], kind: Kind) => ({
  expected: cvs.reduce((total, { kinds }) => total + kinds[kind].expected, 0),
  found: cvs.reduce((total, { kinds }) => total + kinds[kind].found, 0),
  wrong: cvs.flatMap(({ name, kinds }) => kinds[kind].wrong.map((value) => `${name}: ${value}`)),
});

describe('the corpus of real CVs', () => {
  it('has 58, in all formats', () => {
    expect(corpus).toHaveLength(58);
    expect(new Set(corpus.map(({ file }) => file.split('.').at(-1)))).toEqual(
      new Set(['pdf', 'docx', 'doc']),
    );
  });

  it('is read, and reports the share found of each kind', () => {
    const table = KINDS.flatMap((kind) =>
      [...SETS, 'all'].map((set) => {
        const { expected, found, wrong } = sum(
          corpus.filter((cv) => set === 'all' || cv.set === set),
          kind,
        );
        return `${kind.padEnd(12)} ${set.padEnd(11)} ${String(found).padStart(4)} of ${String(expected).padStart(3)}  ${(found / expected).toFixed(2)}  ${wrong.length} wrong`;
      }),
    );
    console.log(table.join('\n'));
    expect(table).toHaveLength(KINDS.length * (SETS.length + 1));
  });

  it.each(MEASURED)('has at least nine in ten entries found of %s', (kind) => {
    const { expected, found } = sum(corpus, kind);
    const missed = corpus.flatMap(({ name, kinds }) => kinds[kind].missed.map((row) => `${name}: ${row}`));
    expect(found / expected, missed.join('\n')).toBeGreaterThanOrEqual(SHARE);
  });

  it.each(KINDS)('has no wrong suggestions of %s', (kind) => {
    expect(sum(corpus, kind).wrong).toEqual([]);
  });

  it('has unread jobs counted, so that read and unread jobs add up to those on the CV', () => {
    const counted = corpus.filter(({ expected }) => !expected.unread).map(jobs);
    // Jobs in whole sentences, a font that does not map its letters, an office with its years among the
    // duties, and a table whose cells are broken into lines.
    expect(counted.filter(({ said, onCv }) => said !== onCv)).toEqual([
      { name: 'nadia', said: 2, onCv: 3 },
      { name: 'salma', said: 0, onCv: 2 },
      { name: 'jonathan', said: 6, onCv: 5 },
      { name: 'lakshmi', said: 2, onCv: 3 },
    ]);
  });

  it('gives the reason where there is nothing to read', () => {
    const obstacles = corpus.flatMap(({ name, reading }) =>
      reading.obstacle ? [[name, reading.obstacle]] : [],
    );
    expect(obstacles).toEqual([
      ['deirdre', 'scan'],
      ['petra', 'old_word'],
      ['bilal', 'scan'],
    ]);
  });
});

function jobs({ name, reading, expected }: Measured) {
  const read = reading.suggestions.filter(({ field }) => field === 'experience').length;
  const { of = read } = reading.unread.find(({ field }) => field === 'experience') ?? {};
  return { name, said: of, onCv: jobsOf(expected) };
}

const jobsOf = ({ experience, others }: ExpectedReading) => experience.length + (others?.experience ?? 0);

describe('the comparison with the expected reading', () => {
  const [job] = [{ position_title: 'Teacher', school_name: 'Palm School', start_date: '2019-09-01' }];
  const expected: ExpectedReading = {
    person: { first_name: 'Sara' },
    experience: [job!],
    education: [],
    certificate: [],
    language: [],
    skill_id: ['Phonics'],
  };
  const offer = (field: string, value: unknown) => ({ field, text: '', value });

  it.each([
    ['another date', offer('experience', { ...job, start_date: '2018-09-01' }), 'experience'],
    ['a date missing from the CV', offer('experience', { ...job, end_date: '2020-09-30' }), 'experience'],
    ['another employer', offer('experience', { ...job, school_name: 'Sand School' }), 'experience'],
    ['a degree that is not one', offer('education', { institution_name: 'Palm School' }), 'education'],
    ['a skill', offer('skill_id', 'Coding'), 'skill_id'],
    ['another name', offer('first_name', 'Sarah'), 'person'],
    ['a date of birth', offer('candidate_dob', '1990-01-01'), 'person'],
  ] as const)('counts %s as wrong', (_, suggestion, kind) => {
    const tally = compareReading([suggestion], expected)[kind];
    expect([tally.wrong.length, tally.found]).toEqual([1, 0]);
  });

  it('counts a job without its date as missed', () => {
    const { start_date, ...rest } = job!;
    const { found, wrong } = compareReading([offer('experience', rest)], expected).experience;
    expect([start_date, found, wrong]).toEqual(['2019-09-01', 0, []]);
  });
});
