import { type ChecklistName, checklists } from '../../../../../generated/checklists.ts';
import { sayPhrase } from '../../../engine/messages/say.ts';
import type { NamedChecklist } from '../checklist/required-items.ts';

/** Returns the checklist that a file names; null once it is no longer shipped. */
export function checklistNamed(name: string): NamedChecklist | null {
  if (!Object.hasOwn(checklists, name)) return null;
  const key = name as ChecklistName;
  return { key, ...checklists[key] };
}

/** The checklists that a school may choose, in the language of the call. */
export const checklistChoices = (): { value: string; label: string }[] =>
  Object.entries(checklists).map(([value, { title }]) => ({ value, label: sayPhrase(title) }));
