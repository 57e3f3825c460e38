import { message } from '../../../../generated/messages/page.ts';
import { Button } from '../button/Button.tsx';
import { Note } from './Note.tsx';

export interface ErrorNoteProps {
  message: string;
  onRetry?: () => void;
  /** The retry runs. */
  busy?: boolean;
}

/** A block that could not load: the reason, and another try. The rest of the page stands. */
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
