import { commaNow } from '../../../../language/run/value/language.ts';
import { itemName } from '../../../engine/messages/call-language.ts';
import { compareQualifications, type Education, namesSubject } from './qualification.ts';

/** The facts of a profile that are compared with a vacancy. */
export type MatchProfile = {
  skills: readonly number[];
  years: number | null;
  qualification: string | null;
  educations: readonly Education[];
  /** The curricula in the candidate's experience. */
  curricula: readonly number[];
  /** The subjects in the candidate's experience. */
  subjects: readonly number[];
  designation: string | null;
};

export type MatchDemands = {
  skills: readonly Item[];
  years: number;
  qualification: string | null;
  curriculum: Item;
  subject: Item;
};
type Item = { id: number; name: string };

/**
 * Why a check is met or not: what is not required counts as met, what the profile does not state as not met.
 */
export type MatchOutcome = 'fits' | 'not_asked' | 'falls_short' | 'not_said';

type Check = {
  judge: (profile: MatchProfile, asked: MatchDemands) => MatchOutcome;
  /** The required values that the profile lacks, in the reader's language; its qualification as it is written. */
  missing: (profile: MatchProfile, asked: MatchDemands) => string;
};

/** The four checks of the specification (part 1, 2.14). */
const CHECKS = {
  skills: {
    judge: (profile, { skills }) => {
      if (skills.length === 0) return 'not_asked';
      if (profile.skills.length === 0) return 'not_said';
      return fitsIf(skills.every(({ id }) => profile.skills.includes(id)));
    },
    missing: (profile, { skills }) =>
      skills
        .flatMap(({ id, name }) => (profile.skills.includes(id) ? [] : [itemName('skills', id, name)]))
        .join(commaNow()),
  },
  experience: {
    judge: (profile, { years }) => {
      if (years <= 0) return 'not_asked';
      return profile.years === null ? 'not_said' : fitsIf(profile.years >= years);
    },
    missing: (_, { years }) => String(years),
  },
  qualification: {
    judge: (profile, { qualification }) => judgeQualification(profile, qualification),
    missing: (_, { qualification }) => {
      const written = qualification?.trim() ?? '';
      return itemName('education-levels', written.toLowerCase(), written);
    },
  },
  curriculum: {
    judge: ({ curricula }, { curriculum }) =>
      curricula.length === 0 ? 'not_said' : fitsIf(curricula.includes(curriculum.id)),
    missing: (_, { curriculum: { id, name } }) => itemName('curriculums', id, name),
  },
} satisfies Record<string, Check>;

export type MatchReason = keyof typeof CHECKS;

export type ProfileMatch = {
  /** The percentage of the four checks that are met. */
  percent: number;
  reasons: { reason: MatchReason; state: 'met' | 'not_met'; ground: MatchOutcome; missing?: string }[];
  /** The checks that are not met, for compact displays. */
  not_met: MatchReason[];
  /** The vacancy's subject if the profile does not mention it. Not one of the four checks. */
  missing_subject?: string;
};

/** Returns how well a profile matches a vacancy, and why. */
export function profileMatch(profile: MatchProfile, asked: MatchDemands): ProfileMatch {
  const reasons = (Object.keys(CHECKS) as MatchReason[]).map((reason) => {
    const { judge, missing } = CHECKS[reason];
    const ground = judge(profile, asked);
    return isMet(ground)
      ? { reason, state: 'met' as const, ground }
      : { reason, state: 'not_met' as const, ground, missing: missing(profile, asked) };
  });
  const met = reasons.filter(({ state }) => state === 'met').length;
  const not_met = reasons.flatMap(({ state, reason }) => (state === 'met' ? [] : [reason]));
  return {
    percent: Math.round((met / reasons.length) * 100),
    reasons,
    not_met,
    ...(!knowsSubject(profile, asked.subject) && {
      missing_subject: itemName('subjects', asked.subject.id, asked.subject.name),
    }),
  };
}

type Taught = Pick<MatchProfile, 'subjects' | 'designation' | 'qualification' | 'educations'>;

/** Whether the candidate has taught or studied the subject, or has it in the job title. */
export function knowsSubject(profile: Taught, { id, name }: Item): boolean {
  const { subjects, designation, qualification, educations } = profile;
  const texts = [designation, qualification, ...educations.map(({ field }) => field)];
  return (
    subjects.includes(id) ||
    namesSubject(
      texts.filter((text) => text !== null),
      name,
    )
  );
}

/** Whether the candidate has taught the subject or has it in the job title, not only studied it. */
export const teachesSubject = ({ subjects, designation }: Taught, { id, name }: Item): boolean =>
  subjects.includes(id) || (designation !== null && namesSubject([designation], name));

/** How many of the four checks are met. */
export const checksMet = (profile: MatchProfile, asked: MatchDemands): number =>
  Object.values(CHECKS).filter(({ judge }) => isMet(judge(profile, asked))).length;

/** Sorts the better match first; among equals, the one that meets more actual requirements. */
export function compareMatches(a: ProfileMatch, b: ProfileMatch): number {
  return b.percent - a.percent || countFitting(b) - countFitting(a);
}

/** Returns the rounded mean; null without matches. */
export function meanPercent(matches: readonly ProfileMatch[]): number | null {
  if (matches.length === 0) return null;
  return Math.round(matches.reduce((sum, { percent }) => sum + percent, 0) / matches.length);
}

type Held = Pick<MatchProfile, 'qualification' | 'educations'>;

/** A text that contains the required one suffices; otherwise levels and fields of study are compared. */
function judgeQualification({ qualification, educations }: Held, asked: string | null): MatchOutcome {
  const required = comparable(asked);
  if (required === '') return 'not_asked';
  const own = comparable(qualification);
  if (own.includes(required)) return 'fits';
  const fit = compareQualifications(required, qualification, educations);
  const isSaid = own !== '' || educations.length > 0;
  return fit === 'unknown' || (fit === 'falls_short' && !isSaid) ? 'not_said' : fit;
}

export const isQualified = (held: Held, asked: string | null): boolean =>
  isMet(judgeQualification(held, asked));

const isMet = (ground: MatchOutcome) => ground === 'fits' || ground === 'not_asked';

const fitsIf = (does: boolean): MatchOutcome => (does ? 'fits' : 'falls_short');

const countFitting = ({ reasons }: ProfileMatch) => reasons.filter(({ ground }) => ground === 'fits').length;

/** Normalises case, spaces and apostrophes for comparison. */
function comparable(text: string | null): string {
  return (text ?? '').toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim();
}
