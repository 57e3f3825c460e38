import type { Target, ValueLabels } from '../../../../generated/definitions.d.ts';
import { LANGUAGE_PARAMETER } from '../../../language/run/screen/drawn-page.ts';
import { holds } from '../../../language/run/value/conditions.ts';
import { language } from '../../../language/run/value/language.ts';
import { caseOf, evaluate, type Scope, value } from '../../../language/run/value/value-path.ts';
import { RETURN_PARAMETER } from '../../state/return-path.ts';
import { addressOf, type ScreenEntry } from '../../state/routes.ts';

/** A resolved target: an address, one step back, or the page requested before signing in. */
export type Destination = { url: string } | { back: true } | { return: true };

export interface TargetContext {
  screens: readonly ScreenEntry[];
  labels: Readonly<Record<string, ValueLabels>>;
  /** Search, filters and sort of the list around the link, for targets that pass them on. */
  list?: Readonly<Record<string, unknown>>;
}

/** Returns a target's destinations whose conditions hold, in the order in which they are tried. */
export function destinations(
  to: Target | readonly Target[] | undefined,
  scope: Scope,
  context: TargetContext,
): Destination[] {
  return [to ?? []].flat().flatMap((target) => {
    const { when, labels, value: by } = target as Target;
    if (!holds(when, scope)) return [];
    if (labels === undefined && by !== undefined) return answered(value(by, scope), context);
    if (labels === undefined) return one(target as Target, scope, context) ?? [];
    return destinations(caseOf(context.labels[labels], value(by, scope))?.to, scope, context);
  });
}

/** Returns a target's address, for a link. */
export function urlOf(to: Target | readonly Target[] | undefined, scope: Scope, context: TargetContext) {
  return destinations(to, scope, context).find((destination) => 'url' in destination)?.url;
}

/** The destination that an answer names; none if this version of the client does not have its screen. */
function answered(found: unknown, { screens }: TargetContext): Destination[] {
  const { screen: name, params, query, anchor } = (found ?? {}) as AnsweredTarget;
  const screen = screens.find((entry) => entry.name === name);
  return screen ? [{ url: addressOf(screen, params ?? {}, query ?? {}) + (anchor ? `#${anchor}` : '') }] : [];
}

interface AnsweredTarget {
  screen?: string;
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  anchor?: string | null;
}

function one(target: Target, scope: Scope, context: TargetContext): Destination | undefined {
  if (target.return) return { return: true };
  if (target.back) return { back: true };
  if (target.language !== undefined)
    return target.language === language().name
      ? undefined
      : { url: `?${LANGUAGE_PARAMETER}=${target.language}` };
  if (target.screen === undefined && target.anchor !== undefined) return { url: `#${target.anchor}` };
  const screen = context.screens.find((entry) => entry.name === target.screen);
  if (!screen) throw new Error(`There is no screen "${target.screen}"`);
  const params = evaluate(target.params, scope);
  const query = {
    ...(target.list && context.list),
    ...evaluate(target.query, scope),
    ...(target.afterwards && { [RETURN_PARAMETER]: urlOf(target.afterwards, scope, context) }),
  };
  return { url: addressOf(screen, params, query) + (target.anchor ? `#${target.anchor}` : '') };
}
