import { useCallback, useRef } from 'react';
import type { Block } from '../../../generated/definitions.d.ts';
import type { SourceState } from '../state/sources.ts';
import { BlockSkeleton } from './BlockSkeleton.tsx';
import { rootsOf } from './block-paths.ts';
import { SourceFailure } from './SourceFailure.tsx';
import type { ScreenData } from './surroundings.ts';

type States = Readonly<Record<string, SourceState>>;

/**
 * What stands in the place of a block: why its data did not come, or its skeleton. Of several blocks that want for the same
 * data, the first says so and the others stay away.
 */
export function usePlaceholder(states: States): ScreenData['placeholder'] {
  const speakers = useRef(new Map<string, Block>());
  return useCallback(
    (block) => {
      const roots = rootsOf(block);
      const failed = roots.find((root) => states[root]?.status === 'failed');
      const state = failed === undefined ? undefined : states[failed];
      if (failed !== undefined && state?.status === 'failed') {
        const speaker = speakers.current.get(failed) ?? block;
        speakers.current.set(failed, speaker);
        return speaker === block ? <SourceFailure state={state} /> : null;
      }
      return roots.some((root) => states[root]?.status === 'pending') ? (
        <BlockSkeleton block={block} />
      ) : undefined;
    },
    [states],
  );
}
