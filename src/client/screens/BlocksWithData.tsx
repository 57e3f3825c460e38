import { useEffect } from 'react';
import type { Block } from '../../../generated/definitions.d.ts';
import { withNames } from '../../language/run/value/scope.ts';
import type { Scope } from '../../language/run/value/value-path.ts';
import { missingText, useSources } from '../state/sources.ts';
import { failedOf, usePlaceholder } from './loading/placeholder.tsx';
import { ScreenBlocks } from './ScreenBlocks.tsx';
import type { View } from './view.ts';

/** A screen's blocks, with the data that the screen reads. */
export function BlocksWithData({ view, scope }: { view: View; scope: Scope }) {
  const { values, states } = useSources(view.loaded.definitions.screen.data!, scope);
  const reason = missingText(states);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a missing record is reported once
  useEffect(() => {
    if (reason !== undefined) view.onMissing?.(reason);
  }, [reason]);
  const placeholder = usePlaceholder(states);
  const failure = (block: Block) => failedOf(block, states)?.state.text;
  return (
    <ScreenBlocks view={view} scope={withNames(scope, values)} data={{ states, placeholder, failure }} />
  );
}
