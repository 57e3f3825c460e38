import type { AnswerSchema } from '../../engine/http/answered.ts';
import type { SessionUser } from '../../engine/http/session-user.ts';
import { ROLE } from './user-queries.ts';

export type User = AnswerSchema<'User'>;

/** Presents the signed-in account, as the API returns it and the browser stores it. */
export function presentUser(user: SessionUser): User {
  return {
    id: user.id,
    full_name: user.full_name,
    user_name: user.user_name,
    email_verified_at: user.email_verified_at,
    role_id: user.role_id,
    role: { role_id: user.role_id, role_name: user.role_name as User['role']['role_name'] },
    candidate_id: user.candidate_id,
    school_id: user.school_id,
    language: user.language as User['language'],
    ...(user.team_role && user.team_role !== 'owner' && { team_role: user.team_role }),
    ...(user.team_role === 'reviewer' && { reads_only: true }),
    ...(user.second_factor && { second_factor: user.second_factor }),
    ...(user.role_id === ROLE.Candidate && user.candidate_id === null ? inScripts(namesIn(user)) : {}),
  };
}

/** Adds the names of a profile in Arabic, where the person registered with Arabic letters. */
function inScripts(names: ReturnType<typeof namesIn>) {
  const { first_name, last_name } = names;
  return {
    ...names,
    ...(first_name && ARABIC.test(first_name) && { first_name_ar: first_name }),
    ...(last_name && ARABIC.test(last_name) && { last_name_ar: last_name }),
  };
}

const ARABIC = /\p{Script=Arabic}/u;

/**
 * The first and last name to start the profile with: as registered if they make up the full name, otherwise
 * split from it for the person to check. Only the last word is then the last name; a single word is a first
 * name.
 */
function namesIn({ full_name, first_name, last_name }: SessionUser): {
  first_name?: string;
  last_name?: string;
} {
  if (first_name && last_name && full_name === `${first_name} ${last_name}`) return { first_name, last_name };
  const words = full_name.split(/\s+/).filter(Boolean);
  const [first, last] = words.length > 1 ? [words.slice(0, -1).join(' '), words.at(-1)] : words;
  return { ...(first && { first_name: first }), ...(last && { last_name: last }) };
}
