/** The signed-in user, as one lookup of the session returns it. */
export type SessionUser = {
  id: number;
  user_name: string;
  full_name: string;
  /** The IANA time zone that the user's browser last told; null while none has. */
  time_zone: string | null;
  role_id: number;
  role_name: string;
  /** ISO 8601, or null until the e-mail is verified. */
  email_verified_at: string | null;
  /** The user's own profile; null before it exists. */
  candidate_id: number | null;
  school_id: number | null;
  /** The user's own school, if an Admin has approved it. */
  approved_school_id: number | null;
  /** The user's role in that school; `owner` is the account that stands for the school to others. */
  team_role: 'owner' | 'recruiter' | 'reviewer' | null;
  school_owner_id: number | null;
  /** The user's own school, for its owner and recruiters; the second for its owner only. */
  recruiting_school_id: number | null;
  owned_school_id: number | null;
  /** What the session still needs: a code, or a second factor that must be set up first. */
  second_factor: 'code' | 'setup' | null;
};

/** Keeps the time zone that the call told, if any. Resolves to null for a token that is unknown, ended or expired. */
export type FindSession = (token: string, now: Date, timeZone?: string) => Promise<SessionUser | null>;
