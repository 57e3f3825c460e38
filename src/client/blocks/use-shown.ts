import type { Show } from '../../../generated/definitions.d.ts';
import { resolveShow, type Shown } from './shown.ts';
import { useScope, useStage } from './surroundings.ts';

/** What a list of "shows" comes to here and now; what has nothing to show is left out. */
export function useShown(shows: readonly Show[] | undefined): Shown[] {
  const scope = useScope();
  const { definitions, words } = useStage();
  return (shows ?? []).flatMap((show) => resolveShow(show, scope, definitions, words));
}
