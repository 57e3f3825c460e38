import { definitionsOf } from '../../compile/change/definitions-of.ts';
import type { Project } from '../../compile/project.ts';
import { type Document, placeIn } from '../../grammar/documents.ts';
import { type Finding, Findings } from '../../grammar/findings.ts';
import { within } from '../../grammar/place.ts';
import type { Change, StoredWork } from '../../run/change/change.ts';
import { compareDefinitions } from '../../run/change/compare-definitions.ts';
import type { Definitions } from '../../run/change/definitions.ts';
import { type Counted, describeChange, remedyOf } from '../../run/change/describe-change.ts';

/** Returns the changes since a release that would break stored values, or that move them. */
export function breakingChanges(project: Project, released: Definitions, dropDate: string): Change[] {
  return compareDefinitions(released, definitionsOf(project), dropDate).filter(
    (change) => change.class === 'breaks',
  );
}

/**
 * Returns a finding for each change of which the definition does not say what becomes of stored values, and for each of
 * which it says what cannot be done. `counts` are in the order of the changes.
 */
export function brokenValues(
  project: Project,
  changes: readonly Change[],
  counts: readonly Counted[],
  outOfReach: (work: StoredWork) => string | null,
): Finding[] {
  const findings = new Findings();
  for (const [index, change] of changes.entries()) {
    const remedy = change.work ? outOfReach(change.work) : remedyOf(change);
    if (remedy === null) continue;
    const document = project.documents.byFile.get(change.file);
    const text = `${describeChange(change, counts[index] ?? 'unasked')} ${remedy}`;
    if (document) findings.add(spotOf(document, change), text);
    else findings.addAt(change.file, 1, text);
  }
  return findings.sorted();
}

/** The field where it is written; the form if it is not there any more. */
function spotOf(document: Document, { path, work }: Change) {
  const field = placeIn(document, 'schema', 'properties', path ?? '');
  if (work) return placeIn(document, 'stored');
  const properties = (document.value.schema as { properties?: object } | undefined)?.properties ?? {};
  return path !== undefined && path in properties ? field : within(placeIn(document), 'title');
}
