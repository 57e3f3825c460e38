import { holds } from '../../shared/conditions.ts';
import { isPresent, read, type Scope } from '../../shared/value-path.ts';
import type { Action, ActionUse } from './definition.ts';

const KINDS = ['call', 'open', 'go', 'set'] as const;
export type ActionKind = (typeof KINDS)[number];

/** What is in reach of every document, whatever it takes. */
const EVERYWHERE = ['session', 'prefs', 'route', 'query'];

/** An action with its kind known, the values that it may read, and whether it applies now. */
export interface Prepared {
  kind: ActionKind;
  action: Action;
  scope: Scope;
  applies: boolean;
}

/**
 * Finds the action that a use names, and narrows the scope to what it takes. What the use itself says (label, tone …) wins
 * over the document; of two conditions both must hold. Throws for a name that does not exist.
 */
export function prepare(use: ActionUse, named: Readonly<Record<string, Action>>, scope: Scope): Prepared {
  const given: Action = typeof use === 'string' ? { use } : use;
  const { when, ...own } = given;
  const applies = holds(when, scope);
  const name = own.use ?? (isKind(own.action) ? undefined : own.action);
  if (name === undefined) return { kind: given.action as ActionKind, action: given, scope, applies };
  const document = named[name];
  if (!document) throw new Error(`There is no action "${name}"`);
  const { use: _, action: __, with: passed, ...said } = own;
  const taken = passed ?? Object.fromEntries(Object.keys(document.takes ?? {}).map((key) => [key, key]));
  const inner = prepare({ ...document, ...said }, named, narrow(scope, taken));
  return { ...inner, applies: applies && inner.applies };
}

const isKind = (name: string | undefined): name is ActionKind => KINDS.some((kind) => kind === name);

/** The scope inside a document that takes values: these by their names there, and what is in reach everywhere. */
export function narrow(scope: Scope, passed: Readonly<Record<string, string>>): Scope {
  const inside = Object.fromEntries(
    EVERYWHERE.filter((name) => name in scope).map((name) => [name, scope[name]]),
  );
  for (const [name, path] of Object.entries(passed)) {
    const found = read(path, scope);
    if (isPresent(found)) inside[name] = found;
  }
  return inside;
}
