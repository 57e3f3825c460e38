import { say } from '../../../engine/messages/say.ts';
export const INVITATION_STATUSES = ['Pending', 'Accepted', 'Declined'] as const;

export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

export type InvitationProgress = 'sent' | 'seen' | 'accepted' | 'declined';

/** Returns an invitation's progress, as the school that sent it sees it. */
export function invitationProgress({
  status,
  seen_at,
}: {
  status: string;
  seen_at: Date | null;
}): InvitationProgress {
  if (status === 'Accepted') return 'accepted';
  if (status === 'Declined') return 'declined';
  return seen_at ? 'seen' : 'sent';
}

/** Why an invitation cannot be answered any more, or null when it can: it is answered only once. */
export function objectionToAnswering(status: string): string | null {
  return status === 'Pending' ? null : say('invitation.answered_before', { status: status.toLowerCase() });
}
