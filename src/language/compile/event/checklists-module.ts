import type { Checklist } from '../../../../generated/definitions.d.ts';
import { HEADER, literal } from '../../grammar/code-text.ts';
import { definitionOf } from '../../grammar/definition-of.ts';
import type { Documents } from '../../grammar/documents.ts';
import { compareText } from '../../grammar/findings.ts';

/** Makes `generated/checklists.ts`: the checklists by name. Their texts are English; who answers translates them. */
export function checklistsModule(documents: Documents): string {
  const checklists = [...documents.checklists.values()]
    .map((document): [string, Checklist] => [document.name, definitionOf(document, 'checklist')])
    .sort(([a], [b]) => compareText(a, b));
  const names = checklists.map(([name]) => literal(name)).join(' | ') || 'never';
  return `${HEADER}import type { Checklist } from './definitions.d.ts';

export type ChecklistName = ${names};

export const checklists: Readonly<Record<ChecklistName, Checklist>> = ${literal(
    Object.fromEntries(checklists.map(([name, { $schema: _, ...checklist }]) => [name, checklist])),
  )};
`;
}
