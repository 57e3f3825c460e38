export type MatchState = 'met' | 'not_met' | 'unknown';

/** What of a profile is compared with a vacancy. */
export type MatchProfile = {
  skills: readonly number[];
  years: number | null;
  qualification: string | null;
  /** Curricula among the experiences. */
  curricula: readonly number[];
};

/** What a vacancy asks for. */
export type MatchDemands = {
  skills: readonly number[];
  years: number;
  qualification: string | null;
  curriculum: number;
};

/** The four checks of the specification (part 1, 2.14). */
const CHECKS = {
  skills: (profile, asked) =>
    profile.skills.length === 0 || asked.skills.length === 0
      ? null
      : asked.skills.every((skill) => profile.skills.includes(skill)),
  experience: ({ years }, asked) => (asked.years <= 0 ? true : years === null ? null : years >= asked.years),
  qualification: (profile, asked) => {
    const [has, needs] = [comparable(profile.qualification), comparable(asked.qualification)];
    return has && needs ? has.includes(needs) : null;
  },
  curriculum: ({ curricula }, asked) =>
    curricula.length === 0 ? null : curricula.includes(asked.curriculum),
} satisfies Record<string, (profile: MatchProfile, asked: MatchDemands) => boolean | null>;

export type MatchReason = keyof typeof CHECKS;

export type ProfileMatch = {
  /** Share of what is known that is met; null when nothing is known. */
  percent: number | null;
  reasons: { reason: MatchReason; state: MatchState }[];
};

/**
 * How far a profile fits a vacancy. A check is unknown when the vacancy does not ask for it or the profile does not
 * say, and does not count.
 */
export function profileMatch(profile: MatchProfile, asked: MatchDemands): ProfileMatch {
  const reasons = (Object.keys(CHECKS) as MatchReason[]).map((reason) => ({
    reason,
    state: stateOf(CHECKS[reason](profile, asked)),
  }));
  const known = reasons.filter(({ state }) => state !== 'unknown').length;
  return { percent: known === 0 ? null : Math.round((countMet(reasons) / known) * 100), reasons };
}

/** For sorting the better match first; of equal shares the one that more speaks for. */
export function compareMatches(a: ProfileMatch, b: ProfileMatch): number {
  return (b.percent ?? -1) - (a.percent ?? -1) || countMet(b.reasons) - countMet(a.reasons);
}

/** The mean of what is known, rounded; null when nothing is. */
export function meanPercent(matches: readonly ProfileMatch[]): number | null {
  const known = matches.flatMap(({ percent }) => percent ?? []);
  return known.length ? Math.round(known.reduce((sum, percent) => sum + percent, 0) / known.length) : null;
}

const countMet = (reasons: ProfileMatch['reasons']) => reasons.filter(({ state }) => state === 'met').length;

const stateOf = (isMet: boolean | null): MatchState =>
  isMet === null ? 'unknown' : isMet ? 'met' : 'not_met';

/** Texts are compared whatever their capitals, spaces and apostrophes. */
function comparable(text: string | null): string {
  return (text ?? '').toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim();
}
