import { type Document, type Documents, placeIn } from '../../grammar/documents.ts';
import type { Findings } from '../../grammar/findings.ts';
import { type Place, within } from '../../grammar/place.ts';
import type { Condition } from '../../run/form/field-schema.ts';
import { isObject } from '../../run/value/matches.ts';
import type { Access, Admission } from '../api/access-table.ts';

type Node = Record<string, unknown>;
type Test = Exclude<Condition, Condition[]>;

/**
 * Hides buttons, menu items and exports from users whose call or screen would be refused by a rule with a
 * `when`, and skips data that such a rule would refuse. A document that repeats the rule's condition itself
 * is reported.
 */
export function offerAllowed(documents: Documents, access: Access, findings: Findings): void {
  const tests = new Map([...access.operations].map(([id, { roles }]) => [id, testOf(roles, access)]));
  const ofScreen = (name: unknown): Test | undefined => {
    const when = documents.screens.get(String(name))?.value.when;
    return isObject(when) ? known(when as Test, access) : undefined;
  };
  const ofCall = ({ operation }: Node) => tests.get(String(operation));

  const needed = (node: Node): Test | undefined => {
    if (node.action === 'call') return ofCall(node);
    if (node.action === 'open') return shared(submitsIn(node.blocks).map(ofCall));
    const isLink = node.action === 'go' || (node.action === undefined && 'label' in node);
    return isLink && isObject(node.to) ? ofScreen(node.to.screen) : undefined;
  };

  const visit = (value: unknown, key: string, place: Place): unknown => {
    if (Array.isArray(value)) return value.map((one, index) => visit(one, key, within(place, index)));
    if (!isObject(value) || key === 'submit') return value;
    const inner = Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, visit(one, name, within(place, name))]),
    );
    const isSource = place.pointer.length === 2 && place.pointer[0] === 'data';
    const test = key === 'export' || isSource ? ofCall(value) : key === 'move' ? undefined : needed(value);
    if (!test) return inner;
    const when = value.when as Condition | undefined;
    for (const path of repeated(when, test))
      findings.add(
        within(place, 'when'),
        `"${path}" follows from who may call what this calls (openapi/access.yaml); leave it out`,
      );
    return { ...inner, when: both(when, test) };
  };

  for (const document of documents.byFile.values())
    if (isDrawn(document) && !(document.kind === 'screen' && ofScreen(document.name)))
      document.value = visit(document.value, '', placeIn(document)) as Node;
}

const isDrawn = ({ kind }: Document) =>
  ['action', 'layout', 'part', 'screen', 'table', 'wizard'].includes(kind);

/** Returns the condition on the session that the rules of all roles imply, as far as rules express it. */
function testOf(roles: Admission['roles'], { rules }: Access): Test | undefined {
  const tests = Object.values(roles).flatMap((clauses) =>
    clauses.flatMap(([name = '', ...others]) => (others.length ? [] : (rules.get(name)?.when ?? []))),
  );
  return tests.length ? Object.assign({}, ...tests) : undefined;
}

/** Returns those tests of a screen's condition that a rule expresses. */
function known(when: Test, { rules }: Access): Test | undefined {
  const paths = [...rules.values()].flatMap((rule) => Object.keys(rule.when ?? {}));
  const tests = Object.entries(when).filter(([path]) => paths.includes(path));
  return tests.length ? Object.fromEntries(tests) : undefined;
}

/** Returns the calls that the forms of a dialog send. */
function submitsIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(submitsIn);
  if (!isObject(value)) return [];
  const own = [value.submit ?? []].flat().filter(isObject);
  return [...own, ...Object.values(value).flatMap((one) => (one === value.submit ? [] : submitsIn(one)))];
}

/** Returns the first test, if every call needs one. */
const shared = (tests: (Test | undefined)[]): Test | undefined =>
  tests.every((test) => test !== undefined) ? tests[0] : undefined;

/** Returns the paths of a rule's tests that a condition repeats. */
const repeated = (when: Condition | undefined, test: Test): string[] =>
  Object.entries(test).flatMap(([path, one]) =>
    ([when ?? {}].flat() as Test[]).some((said) => JSON.stringify(said[path]) === JSON.stringify(one))
      ? [path]
      : [],
  );

function both(when: Condition | undefined, test: Test): Condition {
  return Array.isArray(when) ? when.map((one) => both(one, test)) : { ...when, ...test };
}
