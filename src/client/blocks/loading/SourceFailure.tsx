import type { SourceState } from '../../state/sources.ts';
import { ErrorNote } from '../../ui/note/ErrorNote.tsx';

/** Shown in place of blocks whose data could not be read. */
export function SourceFailure({ state }: { state: Extract<SourceState, { status: 'failed' }> }) {
  return <ErrorNote message={state.text} onRetry={state.retry} busy={state.busy} />;
}
