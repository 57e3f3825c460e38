import data from '../../../data/qualifications.json' with { type: 'json' };

/** A level and fields of study, as one part of a text names them. */
type Reading = {
  /** Indexes into the ordered levels of the data; empty if none is named. */
  levels: number[];
  /** Fields of study named beside the level: "in Mathematics". */
  named: string[];
  /** Fields that the degree itself implies: "B.Ed." */
  implied: string[];
  /** Fields that count for a holder but are not required by a demand: a PGCE shows education. */
  shown: string[];
  /** Words that are neither a level nor a known field. */
  rest: string[];
  words: Set<string>;
  isRelated: boolean;
  isUnfinished: boolean;
};

/** A candidate's qualification: its level, if known, and its fields. */
type Attainment = { level: number | null; fields: Set<string>; words: Set<string> };

/** One of the alternatives that a vacancy accepts. */
type Demand = { lowest: number | null; highest: number | null; fields: string[]; rest: string[] };

/** An education row: the name of its level and the field of study. */
export type Education = { level: string | null; field: string | null };

/** How a held qualification compares; `unknown`: the level suffices, and no field of study is named. */
export type QualificationFit = 'not_asked' | 'fits' | 'falls_short' | 'unknown';

type Meaning = Partial<{
  level: number;
  weak: number;
  named: string;
  implied: string;
  shown: string;
  isRelated: boolean;
  isUnfinished: boolean;
}>;

const LEVELS = data.levels.map(({ level }) => level);
const MEANINGS = meanings();
const PHRASES = new RegExp(
  `(?<=^| )و?(${[...MEANINGS.keys()].sort((a, b) => b.length - a.length).join('|')})(?= |$)`,
  'gu',
);
const INCLUDED = new Map(data.fields.map(({ field, includes }) => [field, includes ?? []]));
const OR = anyOf(data.or);
const OPTIONAL = anyOf(data.optional);

/**
 * Compares a vacancy's required qualification with a candidate's qualification and education. A level is met
 * by itself and by any higher one; a required field of study must belong to an attainment of at least the
 * lowest required level.
 */
export function compareQualifications(
  asked: string,
  qualification: string | null,
  educations: readonly Education[],
): QualificationFit {
  const demands = demandsOf(asked);
  if (demands.length === 0) return 'not_asked';
  const attainments = attainmentsOf(qualification ?? '', educations);
  const highest = Math.max(-1, ...attainments.map(({ level }) => level ?? -1));
  const reachable = demands.filter((demand) => highest >= (demand.highest ?? -1));
  const holds = (demand: Demand) => attainments.filter(({ level }) => (level ?? -1) >= (demand.lowest ?? -1));
  if (reachable.some((demand) => holds(demand).some((held) => covers(held, demand)))) return 'fits';
  const isSilent = reachable.some((demand) => holds(demand).every((held) => held.fields.size === 0));
  return isSilent && reachable.some(({ fields }) => fields.length > 0) ? 'unknown' : 'falls_short';
}

/** Whether one of the texts contains a name of the subject, or of a field of study that belongs to it. */
export function namesSubject(texts: readonly string[], subject: string): boolean {
  const { named } = reading(subject);
  const fields = widened(texts.flatMap((text) => reading(text).named));
  return named.length > 0 && named.every((field) => fields.has(field));
}

/**
 * Whether a subject belongs to the same field of study as one of these subjects, or one is a part of the other:
 * chemistry and physics are sciences.
 */
export function isNearSubject(subjects: readonly string[], subject: string): boolean {
  const own = new Set(subjects.flatMap((name) => reading(name).named));
  const { named } = reading(subject);
  return [...INCLUDED].some(([field, includes]) => {
    const whole = [field, ...includes];
    return (
      includes.length > 0 && whole.some((one) => own.has(one)) && named.some((one) => whole.includes(one))
    );
  });
}

const demandsOf = kept((asked: string): Demand[] => {
  const clauses = asked.split(/[,;()|\n،؛]/u).map(normalise);
  const needed = clauses.filter((clause) => !OPTIONAL.test(clause));
  // "Mathematics, Physics or Chemistry": in a list with "or", one is enough.
  const parts = needed.some((clause) => OR.test(clause))
    ? needed.flatMap((clause) => clause.split(OR))
    : [needed.join(' ')];
  return alternatives(parts.map(read));
});

function alternatives(parts: readonly Reading[]): Demand[] {
  return parts.flatMap((part, index) => {
    const isEmpty = [part.levels, part.named, part.implied, part.rest].every((list) => list.length === 0);
    if (isEmpty && !part.isRelated) return [];
    // "Mathematics or Physics degree", "Bachelor's or Master's in Physics": a part borrows what it omits from
    // another part.
    const levels = part.levels.length ? part.levels : nearestLevels(parts, index);
    const fields = [...part.named, ...part.implied];
    const { fields: next, rest } =
      fields.length || part.rest.length ? { fields, rest: part.rest } : later(parts, index);
    return {
      lowest: levels.length ? Math.min(...levels) : null,
      highest: levels.length ? Math.max(...levels) : null,
      fields: part.isRelated ? [] : next,
      rest: part.isRelated ? [] : rest,
    };
  });
}

const nearestLevels = (parts: readonly Reading[], index: number): number[] =>
  [...parts.slice(0, index).reverse(), ...parts.slice(index + 1)].find(({ levels }) => levels.length)
    ?.levels ?? [];

/** The field that the next part names beside its level also applies to the parts before it. */
function later(parts: readonly Reading[], index: number): { fields: string[]; rest: string[] } {
  const next = parts
    .slice(index + 1)
    .find(({ named, implied, rest }) => named.length || implied.length || rest.length);
  return next && !next.implied.length ? { fields: next.named, rest: next.rest } : { fields: [], rest: [] };
}

function attainmentsOf(text: string, educations: readonly Education[]): Attainment[] {
  const clauses = text
    .split(/[,;|\n+&،؛]|\s(?:and|et|y|und|with)\s/iu)
    .map((clause) => reading(clause))
    .filter(({ isUnfinished }) => !isUnfinished);
  const highest = (levels: readonly number[]) => (levels.length ? Math.max(...levels) : null);
  const best = highest(clauses.flatMap(({ levels }) => levels));
  const attainments = clauses.map((clause, index) => {
    const own = [...clause.named, ...clause.implied, ...clause.shown];
    const fields = own.length || clause.rest.length ? own : later(clauses, index).fields;
    return { level: highest(clause.levels) ?? best, fields: widened(fields), words: clause.words };
  });
  const rows = educations
    .map(({ level, field }) => [reading(level ?? ''), reading(field ?? '')] as const)
    .filter((parts) => !parts.some(({ isUnfinished }) => isUnfinished))
    .map((parts) => ({
      level: highest(parts[0].levels) ?? highest(parts[1].levels) ?? best,
      fields: widened(parts.flatMap(({ named, implied, shown }) => [...named, ...implied, ...shown])),
      words: new Set(parts.flatMap(({ words }) => [...words])),
    }));
  return [...attainments, ...rows].filter(({ words }) => words.size > 0);
}

function covers({ fields, words }: Attainment, demand: Demand): boolean {
  return demand.fields.every((field) => fields.has(field)) && demand.rest.every((word) => words.has(word));
}

/** Adds the fields that include one of these: physics is a science. */
function widened(fields: readonly string[]): Set<string> {
  const all = new Set(fields);
  for (const [field, includes] of INCLUDED) if (includes.some((one) => all.has(one))) all.add(field);
  return all;
}

const reading = kept((text: string) => read(normalise(text)));

/** The most texts of which is kept what they say. */
const MOST_KEPT = 2000;

/** Keeps what texts say: reading one takes longer than all comparisons, and vacancies and profiles repeat them. */
function kept<Found>(find: (text: string) => Found): (text: string) => Found {
  const known = new Map<string, Found>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= MOST_KEPT) known.clear();
    const found = find(text);
    known.set(text, found);
    return found;
  };
}

function read(text: string): Reading {
  const found: Meaning[] = [];
  const left = text.replace(PHRASES, (_, phrase: string) => {
    found.push(...MEANINGS.get(phrase)!);
    return ' ';
  });
  const all = <Name extends keyof Meaning>(name: Name) =>
    found.flatMap((meaning) => (meaning[name] === undefined ? [] : [meaning[name]!]));
  const levels = all('level');
  return {
    levels: levels.length ? levels : all('weak').slice(0, 1),
    named: all('named'),
    implied: all('implied'),
    shown: all('shown'),
    rest: left.split(' ').filter((word) => word !== ''),
    words: new Set(text.split(' ').filter((word) => word !== '')),
    isRelated: all('isRelated').length > 0,
    isUnfinished: all('isUnfinished').length > 0,
  };
}

/**
 * Reduces a text to lower-case words: "B.Ed. (Hons)" to "bed hons"; Arabic words lose article and vowel
 * signs.
 */
function normalise(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\.(?=\p{L}{4})/gu, ' ')
    .replace(/[\p{M}\u0640'’`´.]/gu, '')
    .replace(/\//g, ' or ')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => (/^(?:ال|وال|بال|لل).{3,}/u.test(word) ? word.replace(/^(?:وال|بال|ال|لل)/u, '') : word))
    .filter((word) => word !== '')
    .join(' ');
}

function anyOf(phrases: readonly string[]): RegExp {
  return new RegExp(`(?<=^| )(?:${phrases.map(normalise).join('|')})(?= |$)`, 'u');
}

function meanings(): Map<string, Meaning[]> {
  const byPhrase = new Map<string, Meaning[]>();
  const add = (phrases: readonly string[], ...list: Meaning[]) => {
    for (const phrase of phrases.map(normalise)) {
      const known = byPhrase.get(phrase) ?? [];
      byPhrase.set(phrase, [...known, ...list]);
    }
  };
  for (const [level, { words }] of data.levels.entries()) add(words, { level });
  add(data.any_degree.words, { weak: LEVELS.indexOf(data.any_degree.level) });
  for (const { level, field, shows, words } of data.degrees as readonly Degree[]) {
    add(words, {
      level: LEVELS.indexOf(level),
      ...(field && { implied: field }),
      ...(shows && { shown: shows }),
    });
  }
  for (const { field, words } of data.fields) add(words, { named: field });
  add(data.related, { isRelated: true });
  add(data.unfinished, { isUnfinished: true });
  add(
    data.ignored.filter((word) => !byPhrase.has(normalise(word))),
    {},
  );
  return byPhrase;
}

type Degree = { level: string; field?: string; shows?: string; words: string[] };
