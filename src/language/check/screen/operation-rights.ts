import type { ScreenReferences } from '../../compile/screen/screen-references.ts';
import { definitionOf } from '../../grammar/definition-of.ts';
import { valuesIn } from '../../grammar/document-reading.ts';
import type { Document, Folder } from '../../grammar/documents.ts';
import type { Place } from '../../grammar/place.ts';
import type { Check, KnownOperation } from '../check-context.ts';

/**
 * Checks that the roles that may open a screen may call its operations, and those of its dialogs and lists.
 */
export function checkRights(check: Check, document: Document, references: ScreenReferences): void {
  const { access } = definitionOf(document, 'screen');
  const calls = [document, ...reachedDocuments(check, references)].flatMap((one) => callsOf(check, one));
  for (const { operation, place, isData } of calls)
    if (Array.isArray(access)) checkRoles(check, access, operation, document.name, place);
    else if (isData && operation.security !== 'public' && operation.security !== 'anybody')
      check.add(
        place,
        `"${operation.id}" needs a session, but the screen "${document.name}" is for ${access === 'guest' ? 'guests' : 'everybody'}`,
      );
}

function checkRoles(
  check: Check,
  access: string[],
  operation: KnownOperation,
  screen: string,
  place: Place,
): void {
  const known = check.names('role');
  if (!operation.roles?.every((role) => known.includes(role))) return;
  for (const role of access.filter((one) => known.includes(one)))
    if (!operation.roles.includes(role))
      check.add(
        place,
        `"${operation.id}" is for ${operation.roles.join(', ')}, but the screen "${screen}" is for ${role}`,
      );
}

function reachedDocuments({ project }: Check, { documents }: ScreenReferences): Document[] {
  return Object.entries(documents).flatMap(([folder, names]) =>
    [...names].flatMap((name) => project.documents[folder as Folder].get(name) ?? []),
  );
}

type KnownCall = { operation: KnownOperation; place: Place; isData: boolean };

/** Returns the operations that a document calls. Data with a condition may wait for a session. */
function callsOf(check: Check, document: Document): KnownCall[] {
  const sources = (document.value.data ?? {}) as Record<string, { when?: unknown }>;
  return valuesIn(document, 'operation').flatMap(({ value, place }) => {
    const operation = check.operations.get(String(value));
    const [key, source] = place.pointer;
    const isData = key === 'head' || (key === 'data' && sources[String(source)]?.when === undefined);
    return operation ? [{ operation, place, isData }] : [];
  });
}
