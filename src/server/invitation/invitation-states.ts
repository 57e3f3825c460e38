import { say } from '../words/say.ts';
export const INVITATION_STATUSES = ['Pending', 'Accepted', 'Declined'] as const;

export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

export type InvitationProgress = 'sent' | 'seen' | 'accepted' | 'declined';

/** How far an invitation has come, for the school that sent it. */
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

/** An invitation is answered once: why it cannot be any more, or null when it can. */
export function objectionToAnswering(status: string): string | null {
  return status === 'Pending' ? null : say('invitation.answered_before', { status: status.toLowerCase() });
}
