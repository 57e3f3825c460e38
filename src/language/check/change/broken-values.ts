import type { Project } from '../../compile/project.ts';
import { type Document, placeIn } from '../../grammar/documents.ts';
import { type Finding, Findings } from '../../grammar/findings.ts';
import { within } from '../../grammar/place.ts';
import type { Change, StoredWork } from '../../run/change/change.ts';
import { type Counted, describeChange, remedyOf } from '../../run/change/describe-change.ts';

/** A change of which the definition does not say what becomes of stored values, or says what cannot be done. */
export type OpenChange = { change: Change; remedy: string };

/** Returns the changes that would break stored values. */
export function openChanges(
  changes: readonly Change[],
  outOfReach: (work: StoredWork) => string | null,
): OpenChange[] {
  return changes.flatMap((change) => {
    if (change.class !== 'breaks') return [];
    const remedy = change.work ? outOfReach(change.work) : remedyOf(change, outOfReach);
    return remedy === null ? [] : [{ change, remedy }];
  });
}

/** Returns a finding for each of these changes. `counts` are in their order; `programs` says what they do to programs. */
export function brokenValues(
  project: Project,
  changes: readonly OpenChange[],
  counts: readonly Counted[],
  programs: ReadonlyMap<Change, string> = new Map(),
): Finding[] {
  const findings = new Findings();
  for (const [index, { change, remedy }] of changes.entries()) {
    const also = programs.has(change) ? ` ${programs.get(change)}` : '';
    addTo(
      findings,
      project,
      change,
      `${describeChange(change, counts[index] ?? 'unasked')} ${remedy}${also}`,
    );
  }
  return findings.sorted();
}

/** Adds a finding where a change was made. */
export function addTo(findings: Findings, project: Project, change: Change, text: string): void {
  const document = project.documents.byFile.get(change.file);
  if (document) findings.add(spotOf(document, change), text);
  else findings.addAt(change.file, 1, text);
}

/** The field where it is written; the form if it is not there any more. */
function spotOf(document: Document, { path, work }: Change) {
  const field = placeIn(document, 'schema', 'properties', path ?? '');
  if (work) return placeIn(document, 'stored');
  const properties = (document.value.schema as { properties?: object } | undefined)?.properties ?? {};
  return path !== undefined && path in properties ? field : within(placeIn(document), 'title');
}
