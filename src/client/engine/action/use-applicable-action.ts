import type { Action } from '../../../../generated/definitions.d.ts';
import { useBlockContext } from '../block-context.ts';
import { useScreenContext } from '../screen-context.ts';
import { resolveAction } from './resolve-action.ts';

/** Returns the first action that applies, or the last one, which then renders nothing. */
export function useApplicableAction(actions: Action | readonly Action[] | undefined): Action {
  const { scope } = useBlockContext();
  const { definitions } = useScreenContext();
  const all = [actions ?? []].flat() as Action[];
  const first = all.find((action) => resolveAction(action, definitions.actions, scope).applies) ?? all.at(-1);
  if (!first) throw new Error('A form has nothing to submit to');
  return first;
}
