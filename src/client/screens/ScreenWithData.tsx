import type { Block } from '../../../generated/definitions.d.ts';
import type { Scope } from '../../shared/value-path.ts';
import { failedOf, usePlaceholder } from '../blocks/placeholder.tsx';
import { useSources } from '../state/sources.ts';
import { ScreenContent } from './ScreenContent.tsx';
import type { View } from './view.ts';

/** A screen's blocks with the data that the screen asks for. */
export function ScreenWithData({ view, scope }: { view: View; scope: Scope }) {
  const { values, states } = useSources(view.loaded.definitions.screen.data!, scope);
  const placeholder = usePlaceholder(states);
  const failure = (block: Block) => failedOf(block, states)?.state.text;
  return (
    <ScreenContent view={view} scope={{ ...scope, ...values }} data={{ states, placeholder, failure }} />
  );
}
