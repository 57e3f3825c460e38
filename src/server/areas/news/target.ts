import type { Target } from '../../../../generated/definitions.d.ts';
import { holds } from '../../../language/run/value/conditions.ts';
import { evaluate, isPresent } from '../../../language/run/value/value-path.ts';
import type { AnswerSchema } from '../../engine/http/answered.ts';
import type { Facts } from './event-text.ts';

type ScreenTarget = AnswerSchema<'ScreenTarget'>;

/**
 * Returns where a task or a notification leads: the first target whose condition holds. Undefined if none does, or if a
 * parameter of its path is missing.
 */
export function targetIn(targets: readonly Target[], facts: Facts): ScreenTarget | undefined {
  const target = targets.find(({ when }) => holds(when, facts));
  if (!target) return undefined;
  const params = evaluate(target.params, facts) as ScreenTarget['params'];
  if (Object.keys(target.params ?? {}).some((name) => !isPresent(params[name]))) return undefined;
  return {
    screen: target.screen!,
    params,
    query: evaluate(target.query, facts) as ScreenTarget['query'],
    anchor: target.anchor ?? null,
  };
}
