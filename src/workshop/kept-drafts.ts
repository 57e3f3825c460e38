/** A text that is not saved, and the one that it was made from. */
export type KeptDraft = { text: string; before: string };

const KEY = 'workshop-drafts';

/** The drafts of this tab, by file: they outlive a reload. */
export function readDrafts(): Record<string, KeptDraft> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

export const keepDrafts = (drafts: Readonly<Record<string, KeptDraft>>) =>
  sessionStorage.setItem(KEY, JSON.stringify(drafts));
