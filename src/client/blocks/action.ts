import type { Act, Action, Definitions } from '../../../generated/definitions.d.ts';
import { holds } from '../../shared/conditions.ts';
import { isPresent, read, type Scope } from '../../shared/value-path.ts';

/** What is in reach of every document, whatever it takes. */
const EVERYWHERE = ['session', 'prefs', 'route', 'query'];

/** An action, the values that it may read, and whether it applies now. */
export interface Prepared {
  action: Act;
  scope: Scope;
  applies: boolean;
}

/**
 * Finds the action that a use names, and narrows the scope to what it takes. What the use itself says (label, tone …) wins
 * over the document; of two conditions both must hold. Throws for a name that does not exist.
 */
export function prepare(use: Action, named: Definitions['actions'], scope: Scope): Prepared {
  if (typeof use === 'string') return prepare({ use }, named, scope);
  if ('action' in use) return { action: use, scope, applies: holds(use.when, scope) };
  const { use: name, with: passed, when, ...said } = use;
  const document = named[name];
  if (!document) throw new Error(`There is no action "${name}"`);
  const takes = 'takes' in document ? Object.keys(document.takes ?? {}) : [];
  const inside = narrow(scope, passed ?? Object.fromEntries(takes.map((key) => [key, key])));
  const found = prepare(document, named, inside);
  return { ...found, action: { ...found.action, ...said }, applies: found.applies && holds(when, scope) };
}

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
