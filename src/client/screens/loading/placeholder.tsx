import { useCallback, useRef } from 'react';
import type { Block } from '../../../../generated/definitions.d.ts';
import type { ScreenData } from '../../engine/block-context.ts';
import type { SourceState } from '../../state/sources.ts';
import { ErrorNote } from '../../ui/note/ErrorNote.tsx';
import { BlockSkeleton } from './BlockSkeleton.tsx';
import { requiredNamesOf } from './block-paths.ts';

type States = Readonly<Record<string, SourceState>>;

/**
 * Returns a block's placeholder: its data's failure, or its skeleton. Of several blocks with the same failed
 * data, only the first shows the failure.
 */
export function usePlaceholder(states: States): ScreenData['placeholder'] {
  const speakers = useRef(new Map<string, Block>());
  return useCallback(
    (block) => {
      const failed = failedOf(block, states);
      if (failed) {
        const speaker = speakers.current.get(failed.name) ?? block;
        speakers.current.set(failed.name, speaker);
        const { text, retry, busy } = failed.state;
        return speaker === block ? <ErrorNote message={text} onRetry={retry} busy={busy} /> : null;
      }
      return requiredNamesOf(block).some((root) => states[root]?.status === 'pending') ? (
        <BlockSkeleton block={block} />
      ) : undefined;
    },
    [states],
  );
}

/** Returns the first of a block's sources that failed, or the one that it waited for and that failed. */
export function failedOf(block: Block, states: States) {
  for (const required of requiredNamesOf(block)) {
    const state = states[required];
    if (state?.status !== 'failed') continue;
    const name = Object.keys(states).find((one) => states[one] === state)!;
    return { name, state };
  }
  return undefined;
}
