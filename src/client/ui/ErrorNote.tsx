import { Button } from './Button.tsx';
import { Note } from './Note.tsx';

export interface ErrorNoteProps {
  message: string;
  onRetry?: () => void;
  /** The retry runs. */
  busy?: boolean;
}

/** A block that could not load: the reason, and another try. The rest of the page stands. */
export function ErrorNote({ message, onRetry, busy = false }: ErrorNoteProps) {
  return (
    <Note
      tone="danger"
      title={message}
      actions={
        onRetry && (
          <Button size="small" icon="refresh" busy={busy} onClick={onRetry}>
            Retry
          </Button>
        )
      }
    />
  );
}
