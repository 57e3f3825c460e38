import type { Show } from '../../../../generated/definitions.d.ts';
import { useScope } from '../block-context.ts';
import { useScreenContext } from '../screen-context.ts';
import { type DisplayValue, displayValuesOf } from './display-value.ts';

/** Evaluates a list of shows; those without anything to show are left out. */
export function useDisplayValues(shows: readonly Show[] | undefined): DisplayValue[] {
  const scope = useScope();
  const { definitions } = useScreenContext();
  return (shows ?? []).flatMap((show) => displayValuesOf(show, scope, definitions));
}
