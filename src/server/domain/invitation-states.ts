export const INVITATION_STATUSES = ['Pending', 'Accepted', 'Declined'] as const;

export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

/** An invitation is answered once: why it cannot be any more, or null when it can. */
export function objectionToAnswering(status: string): string | null {
  return status === 'Pending' ? null : `You have ${status.toLowerCase()} this invitation already.`;
}
