import type { SourceState } from '../../state/sources.ts';
import { ErrorNote } from '../../ui/note/ErrorNote.tsx';

/** What stands in the place of blocks whose data did not come. */
export function SourceFailure({ state }: { state: Extract<SourceState, { status: 'failed' }> }) {
  return <ErrorNote message={state.text} onRetry={state.retry} busy={state.busy} />;
}
