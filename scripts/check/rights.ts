import type { Screen } from '../../generated/definitions.d.ts';
import { type Document, type Folder, placeIn } from '../definitions/documents.ts';
import type { Place } from '../definitions/findings.ts';
import { type Reach, visitDocument } from '../definitions/reach.ts';
import type { Check, KnownOperation } from './check.ts';

/** Who may see a screen may make the calls that it, its dialogs and its lists make. */
export function checkRights(check: Check, document: Document, reach: Reach): void {
  const { access } = document.value as unknown as Screen;
  const calls = [document, ...reachedDocuments(check, reach)].flatMap((one) => callsOf(check, one));
  for (const { operation, place, isData } of calls)
    if (Array.isArray(access)) checkRoles(check, access, operation, document.name, place);
    else if (isData && operation.security !== 'public')
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

function reachedDocuments({ project }: Check, { documents }: Reach): Document[] {
  return Object.entries(documents).flatMap(([folder, names]) =>
    [...names].flatMap((name) => project.documents[folder as Folder].get(name) ?? []),
  );
}

type KnownCall = { operation: KnownOperation; place: Place; isData: boolean };

/** The calls of a document; what a call makes stale is only named. Data that waits for a condition may wait for a session. */
function callsOf(check: Check, document: Document): KnownCall[] {
  const calls: KnownCall[] = [];
  visitDocument(document, (type, value, { pointer }) => {
    const operation = type === 'operation' ? check.operations.get(String(value)) : undefined;
    if (!operation || pointer.includes('stale')) return;
    const sources = (document.value.data ?? {}) as Record<string, { when?: unknown }>;
    const isData = pointer[0] === 'data' && sources[String(pointer[1])]?.when === undefined;
    calls.push({ operation, place: placeIn(document, ...pointer), isData });
  });
  return calls;
}
