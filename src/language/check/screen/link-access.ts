import type { Screen } from '../../../../generated/definitions.d.ts';
import { definitionOf } from '../../grammar/definition-of.ts';
import type { Document } from '../../grammar/documents.ts';
import type { Place } from '../../grammar/place.ts';
import { type Check, documentOf } from '../check-context.ts';

type Access = Screen['access'];

/** Checks that the roles that see a link, in a screen or a layout, may enter its target. */
export function checkLinkAccess(check: Check, from: Document, to: string, place: Place): void {
  const target = documentOf<Screen>(check, 'screens', to)?.value.access;
  const seenBy = visitorsOf(check, from);
  if (!Array.isArray(target) || !seenBy.length) return;
  const roles = seenBy.flatMap((access) => (Array.isArray(access) ? access : []));
  const isForRoles = seenBy.every((access) => Array.isArray(access));
  if (isForRoles && !roles.some((role) => target.includes(role)))
    check.add(
      place,
      `the screen "${to}" is for ${target.join(' and ')}; who sees this link is ${[...new Set(roles)].join(' or ')}`,
    );
}

function visitorsOf(check: Check, document: Document): Access[] {
  if (document.kind === 'screen') return [definitionOf(document, 'screen').access];
  if (document.kind !== 'layout') return [];
  return [...check.project.documents.screens.values()]
    .map((screen) => definitionOf(screen, 'screen'))
    .filter(({ layout }) => layout === document.name)
    .map(({ access }) => access);
}
