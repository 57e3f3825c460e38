import type { Action } from '../../../generated/definitions.d.ts';
import { prepare } from './action.ts';
import { useStage, useSurroundings } from './surroundings.ts';

/** Of several actions the first that applies; the last one if none does, which then is not offered. */
export function useFirst(actions: Action | readonly Action[] | undefined): Action {
  const { scope } = useSurroundings();
  const { definitions } = useStage();
  const all = [actions ?? []].flat() as Action[];
  const first = all.find((action) => prepare(action, definitions.actions, scope).applies) ?? all.at(-1);
  if (!first) throw new Error('A form has nothing to submit to');
  return first;
}
