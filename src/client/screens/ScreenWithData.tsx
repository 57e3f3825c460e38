import { useMemo } from 'react';
import type { Scope } from '../../shared/value-path.ts';
import { placeholderOf } from '../blocks/placeholder.tsx';
import type { ScreenData } from '../blocks/surroundings.ts';
import { useSources } from '../state/sources.ts';
import { ScreenContent } from './ScreenContent.tsx';
import type { View } from './use-route.ts';

/** A screen's blocks with the data that the screen asks for. */
export function ScreenWithData({ view, scope }: { view: View; scope: Scope }) {
  const { values, states } = useSources(view.loaded.definitions.screen.data!, scope);
  const data = useMemo(
    (): ScreenData => ({ states, placeholder: (block) => placeholderOf(block, states) }),
    [states],
  );
  return <ScreenContent view={view} scope={{ ...scope, ...values }} data={data} />;
}
