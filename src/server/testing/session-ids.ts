/** The ids of an account and its profile, as stored in its session. */
export type SessionIds = {
  user_id: number;
  candidate_id: number | null;
  school_id: number | null;
  approved_school_id: number | null;
  recruiting_school_id: number | null;
  owned_school_id: number | null;
};

/** The ids of a school's owner. */
export const idsOfOwner = (id: number) => ({ school_id: id, recruiting_school_id: id, owned_school_id: id });

/** Null for profiles that the account does not have. */
export const sessionIds = (user_id: number, profile: Partial<SessionIds> = {}): SessionIds => ({
  user_id,
  candidate_id: null,
  school_id: null,
  approved_school_id: null,
  recruiting_school_id: null,
  owned_school_id: null,
  ...profile,
});
