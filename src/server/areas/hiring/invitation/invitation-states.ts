import type { CodedMessage } from '../../../../language/run/form/form-module.ts';
import { coded } from '../../../engine/messages/say.ts';
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

/** The reason why an invitation can no longer be answered, which works only once; null if it can. */
export function objectionToAnswering(status: string): CodedMessage | null {
  return status === 'Pending' ? null : coded('invitation.answered_before', { status: status.toLowerCase() });
}
