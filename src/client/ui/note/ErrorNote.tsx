import { message } from '../../../../generated/messages/page.ts';
import { Button } from '../button/Button.tsx';
import { Note } from './Note.tsx';

export interface ErrorNoteProps {
  message: string;
  onRetry?: () => void;
  /** Set while the retry is pending. */
  busy?: boolean;
}

/**
 * Shown in place of a block that failed to load: the reason, and a retry button. The rest of the page stays.
 */
export function ErrorNote({ message: text, onRetry, busy = false }: ErrorNoteProps) {
  return (
    <Note
      tone="danger"
      title={text}
      actions={
        onRetry && (
          <Button size="small" icon="refresh" busy={busy} onClick={onRetry}>
            {message('actions.retry')}
          </Button>
        )
      }
    />
  );
}
