import type { components } from '../../../generated/api.d.ts';
import type { SessionUser } from '../db/sessions.ts';

export type User = components['schemas']['User'];

/** The signed-in account as the API shows it and the browser keeps it. */
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
  };
}
