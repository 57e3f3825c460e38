import type { Screen } from '../../../../generated/definitions.d.ts';
import { definitionOf } from '../../grammar/definition-of.ts';
import type { Document } from '../../grammar/documents.ts';
import type { Place } from '../../grammar/place.ts';
import { type Check, documentOf } from '../check-context.ts';

type Access = Screen['access'];

const inWords = (roles: readonly string[]) => [...new Set(roles)].join(' and ');

/** Checks that the roles that see a link, in a screen or a layout, may open its target. */
export function checkLinkAccess(check: Check, from: Document, to: string, place: Place): void {
  const target = documentOf<Screen>(check, 'screens', to)?.value.access;
  const seenBy = visitorsOf(check, from);
  if (!Array.isArray(target) || !seenBy.length) return;
  const roles = seenBy.flatMap((access) => (Array.isArray(access) ? access : []));
  const isForRoles = seenBy.every((access) => Array.isArray(access));
  if (isForRoles && !roles.some((role) => target.includes(role)))
    check.add(
      place,
      `this link is shown to ${inWords(roles)}, but only ${inWords(target)} may open the screen "${to}"; link to another screen, or add the role to its "access"`,
    );
}

function visitorsOf(check: Check, document: Document): Access[] {
  if (document.kind === 'screen') return [definitionOf(document, 'screen').access];
  if (document.kind === 'task') return [[definitionOf(document, 'task').for]];
  if (document.kind !== 'layout') return [];
  return [...check.project.documents.screens.values()]
    .map((screen) => definitionOf(screen, 'screen'))
    .filter(({ layout }) => layout === document.name)
    .map(({ access }) => access);
}
