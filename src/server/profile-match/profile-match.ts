/** The facts of a profile that are compared with a vacancy. */
export type MatchProfile = {
  skills: readonly number[];
  years: number | null;
  qualification: string | null;
  /** The curricula in the candidate's experience. */
  curricula: readonly number[];
};

/** A vacancy's requirements. */
export type MatchDemands = {
  skills: readonly number[];
  years: number;
  qualification: string | null;
  curriculum: number;
};

/** Why a check is met or not: what is not required is met, what the profile does not say is not. */
export type MatchGround = 'fits' | 'not_asked' | 'falls_short' | 'not_said';

type Check = {
  isAsked: (asked: MatchDemands) => boolean;
  isSaid: (profile: MatchProfile) => boolean;
  fits: (profile: MatchProfile, asked: MatchDemands) => boolean;
};

/** The four checks of the specification (part 1, 2.14). */
const CHECKS = {
  skills: {
    isAsked: ({ skills }) => skills.length > 0,
    isSaid: ({ skills }) => skills.length > 0,
    fits: (profile, asked) => asked.skills.every((skill) => profile.skills.includes(skill)),
  },
  experience: {
    isAsked: ({ years }) => years > 0,
    isSaid: ({ years }) => years !== null,
    fits: (profile, asked) => (profile.years ?? 0) >= asked.years,
  },
  qualification: {
    isAsked: ({ qualification }) => comparable(qualification) !== '',
    isSaid: ({ qualification }) => comparable(qualification) !== '',
    fits: (profile, asked) => comparable(profile.qualification).includes(comparable(asked.qualification)),
  },
  curriculum: {
    isAsked: () => true,
    isSaid: ({ curricula }) => curricula.length > 0,
    fits: ({ curricula }, asked) => curricula.includes(asked.curriculum),
  },
} satisfies Record<string, Check>;

export type MatchReason = keyof typeof CHECKS;

export type ProfileMatch = {
  /** The share of the four checks that are met. */
  percent: number;
  reasons: { reason: MatchReason; state: 'met' | 'not_met'; ground: MatchGround }[];
  /** The checks that are not met, for where there is little room. */
  not_met: MatchReason[];
};

/** Returns how well a profile matches a vacancy, and why. */
export function profileMatch(profile: MatchProfile, asked: MatchDemands): ProfileMatch {
  const reasons = (Object.keys(CHECKS) as MatchReason[]).map((reason) => {
    const ground = judge(CHECKS[reason], profile, asked);
    const isMet = ground === 'fits' || ground === 'not_asked';
    return { reason, state: isMet ? ('met' as const) : ('not_met' as const), ground };
  });
  const met = reasons.filter(({ state }) => state === 'met').length;
  const not_met = reasons.flatMap(({ state, reason }) => (state === 'met' ? [] : [reason]));
  return { percent: Math.round((met / reasons.length) * 100), reasons, not_met };
}

/** Sorts the better match first; among equals the one that meets more actual requirements. */
export function compareMatches(a: ProfileMatch, b: ProfileMatch): number {
  return b.percent - a.percent || countFitting(b) - countFitting(a);
}

/** Returns the rounded mean; null without matches. */
export function meanPercent(matches: readonly ProfileMatch[]): number | null {
  if (matches.length === 0) return null;
  return Math.round(matches.reduce((sum, { percent }) => sum + percent, 0) / matches.length);
}

function judge({ isAsked, isSaid, fits }: Check, profile: MatchProfile, asked: MatchDemands): MatchGround {
  if (!isAsked(asked)) return 'not_asked';
  if (!isSaid(profile)) return 'not_said';
  return fits(profile, asked) ? 'fits' : 'falls_short';
}

const countFitting = ({ reasons }: ProfileMatch) => reasons.filter(({ ground }) => ground === 'fits').length;

/** Compares texts without case, spaces and apostrophes. */
function comparable(text: string | null): string {
  return (text ?? '').toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim();
}
