/** Who is signed in, as one point read of the session yields it. */
export type SessionUser = {
  id: number;
  user_name: string;
  full_name: string;
  role_id: number;
  role_name: string;
  /** ISO 8601, or null until the e-mail is verified. */
  email_verified_at: string | null;
  /** The own profile, or null before it exists. */
  candidate_id: number | null;
  school_id: number | null;
  /** The own school, once an Admin has approved it. */
  approved_school_id: number | null;
  /** What the user is in that school, and its owner: who the school is to others. */
  team_role: 'owner' | 'recruiter' | 'reviewer' | null;
  school_owner_id: number | null;
  /** The own school, for its owner and its recruiters; for its owner alone. */
  recruiting_school_id: number | null;
  owned_school_id: number | null;
  /** What the session still lacks: a code, or a second factor that must be set up first. */
  second_factor: 'code' | 'setup' | null;
};

/** Null for a token that is unknown, ended or expired. */
export type FindSession = (token: string, now: Date) => Promise<SessionUser | null>;
