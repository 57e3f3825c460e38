import { apiContract } from '../../compile/change/api-contract.ts';
import type { Project } from '../../compile/project.ts';
import { type Finding, Findings } from '../../grammar/findings.ts';
import type { Change } from '../../run/change/change.ts';
import {
  type ApiContract,
  apiChangeInWords,
  compareApi,
  isIncompatible,
  nextIncompatible,
} from '../../run/change/compare-api.ts';
import { subjectOf } from '../../run/change/describe-change.ts';
import { addTo } from './broken-values.ts';
import { formsAsked, programsInWords, programsOf } from './programs-of.ts';

const ROOT = 'openapi/openapi.yaml';

/**
 * Returns a finding for each change since a release that breaks programs, unless the version of the API says so. What
 * follows from a form's field is told as a consequence of that edit: of those in `open`, which are told anyway, `follows`
 * returns it. A form that only asks for more is no finding.
 */
export function brokenApi(
  project: Project,
  released: ApiContract | undefined,
  changes: readonly Change[],
  open: ReadonlySet<Change>,
): { findings: Finding[]; follows: ReadonlyMap<Change, string> } {
  const follows = new Map<Change, string>();
  if (!released) return { findings: [], follows };
  const contract = apiContract(project);
  if (isIncompatible(released.version, contract.version)) return { findings: [], follows };
  const breaking = compareApi(released, contract).filter((change) => change.class === 'breaks');
  const divided = programsOf(changes, breaking, formsAsked(project));
  const remedy = `Programs that rely on this break: undo it, or raise the version of the API to ${nextIncompatible(released.version)} ("info" in ${ROOT}).`;
  const findings = new Findings();
  for (const [index, ones] of divided.follows.entries()) {
    const change = changes[index]!;
    // A form may always ask for more: programs that send less are told so, like people, by the refusal.
    if (change.class === 'asks') continue;
    const text = `${programsInWords(ones)} ${remedy}`;
    if (ones.length && open.has(change)) follows.set(change, text);
    else if (ones.length) addTo(findings, project, change, `${subjectOf(change)}. ${text}`);
  }
  for (const change of divided.alone) {
    const place = change.operations.map((id) => project.operationPlaces.get(id)).find(Boolean);
    const text = `${apiChangeInWords(change)}. ${remedy}`;
    if (place) findings.add(place, text);
    else findings.addAt(ROOT, 1, text);
  }
  return { findings: findings.sorted(), follows };
}
