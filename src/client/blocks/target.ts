import type { Target, ValueMap } from '../../../generated/definitions.d.ts';
import { caseOf } from '../../shared/value-map.ts';
import { isPresent, type Scope, template, value } from '../../shared/value-path.ts';
import { addressOf, type ScreenEntry } from '../state/routes.ts';

/** Where a target leads: an address, one step back, or the page that was first asked for. */
export type Destination = { url: string } | { back: true } | { return: true };

export interface TargetContext {
  screens: readonly ScreenEntry[];
  maps: Readonly<Record<string, ValueMap>>;
}

/** The destinations of a target, in the order in which they are to be tried. */
export function destinations(
  to: Target | readonly Target[] | undefined,
  scope: Scope,
  context: TargetContext,
): Destination[] {
  return [to ?? []].flat().flatMap((target) => one(target as Target, scope, context) ?? []);
}

/** The address of a target, for a link. */
export function urlOf(to: Target | readonly Target[] | undefined, scope: Scope, context: TargetContext) {
  return destinations(to, scope, context).find((destination) => 'url' in destination)?.url;
}

function one(target: Target, scope: Scope, context: TargetContext): Destination | undefined {
  if (target.return) return { return: true };
  if (target.back) return { back: true };
  if (target.href !== undefined) return outside(template(target.href, scope));
  if (target.map !== undefined) {
    const found = caseOf(context.maps[target.map], value(target.value, scope));
    return found?.to && one(found.to, scope, context);
  }
  if (target.screen === undefined && target.anchor !== undefined) return { url: `#${target.anchor}` };
  const screen = context.screens.find((entry) => entry.name === target.screen);
  if (!screen) throw new Error(`There is no screen "${target.screen}"`);
  const params = evaluate(target.params ?? {}, scope);
  return {
    url: addressOf(screen, params, queryOf(target, scope)) + (target.anchor ? `#${target.anchor}` : ''),
  };
}

/** Only schemes that lead somewhere; a stored "javascript:" address is not one. */
function outside(url: string): Destination | undefined {
  return /^(https?:|mailto:|tel:|#|\/)/i.test(url) ? { url } : undefined;
}

function queryOf({ query }: Target, scope: Scope): Record<string, unknown> {
  if (typeof query !== 'string') return evaluate(query ?? {}, scope);
  const found = value(query, scope);
  return isPresent(found) && typeof found === 'object' ? (found as Record<string, unknown>) : {};
}

/** Each value of a record of sources. */
export function evaluate(sources: Readonly<Record<string, Parameters<typeof value>[0]>>, scope: Scope) {
  return Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, value(source, scope)]));
}
