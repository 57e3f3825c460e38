import type { ReactNode } from 'react';
import type { Block } from '../../../generated/definitions.d.ts';
import type { SourceState } from '../state/sources.ts';
import { BlockSkeleton } from './BlockSkeleton.tsx';
import { rootsOf } from './block-paths.ts';
import { SourceFailure } from './SourceFailure.tsx';

type Failed = Extract<SourceState, { status: 'failed' }>;

/** What stands in the place of a block: why its data did not come, or its skeleton; undefined when all is there. */
export function placeholderOf(block: Block, states: Readonly<Record<string, SourceState>>): ReactNode {
  const own = rootsOf(block).flatMap((root) => states[root] ?? []);
  const failed = own.find((state): state is Failed => state.status === 'failed');
  if (failed) return <SourceFailure state={failed} />;
  return own.some((state) => state.status === 'pending') ? <BlockSkeleton block={block} /> : undefined;
}
