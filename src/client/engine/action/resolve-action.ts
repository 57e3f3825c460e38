import type { Act, Action, Definitions } from '../../../../generated/definitions.d.ts';
import type { Condition } from '../../../language/run/form/field-schema.ts';
import { holds } from '../../../language/run/value/conditions.ts';
import { inDocument } from '../../../language/run/value/scope.ts';
import { isPresent, type Scope, value } from '../../../language/run/value/value-path.ts';
import type { ValueSource } from '../../../language/run/value/value-source.ts';

/** An action, the scope that it reads, and whether it currently applies. */
export interface ResolvedAction {
  action: Act;
  scope: Scope;
  applies: boolean;
  /** The condition under which its dialog opens by itself, if it currently holds. */
  opens?: Condition;
}

/**
 * Finds the action that a use names, and narrows the scope to what it takes. What the use sets itself
 * (label, tone …) overrides the document; if both have a condition, both must hold. Throws for an unknown
 * name.
 */
export function resolveAction(use: Action, named: Definitions['actions'], scope: Scope): ResolvedAction {
  if (typeof use === 'string') return resolveAction({ use }, named, scope);
  if ('action' in use) {
    const opens = use.action === 'open' ? heldBy(use.opens, scope) : undefined;
    return { action: use, scope, applies: holds(use.when, scope), opens };
  }
  const { use: name, with: passed, when, opens, ...said } = use;
  const document = named[name];
  if (!document) throw new Error(`There is no action "${name}"`);
  const takes = 'takes' in document ? Object.keys(document.takes ?? {}) : [];
  const inside = narrow(scope, passed ?? Object.fromEntries(takes.map((key) => [key, key])));
  const found = resolveAction(document, named, inside);
  return {
    ...found,
    action: { ...found.action, ...said },
    applies: found.applies && holds(when, scope),
    opens: heldBy(opens, scope) ?? found.opens,
  };
}

/** Returns a condition if it is given and holds. */
const heldBy = (condition: Condition | undefined, scope: Scope) =>
  condition !== undefined && holds(condition, scope) ? condition : undefined;

/**
 * The scope inside a document: the values passed to it, by their names there, and what every document can
 * read.
 */
export function narrow(scope: Scope, passed: Readonly<Record<string, ValueSource>>): Scope {
  const taken = Object.entries(passed)
    .map(([name, source]) => [name, value(source, scope)] as const)
    .filter(([, found]) => isPresent(found));
  return inDocument(scope, Object.fromEntries(taken));
}
