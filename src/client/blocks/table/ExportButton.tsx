import { useRef, useState } from 'react';
import { message } from '../../../../generated/messages/table.ts';
import { reportFailure } from '../../state/report-failure.ts';
import { useVisit } from '../../state/visit.ts';
import { callOf } from '../../state/visit-calls.ts';
import { Button } from '../../ui/button/Button.tsx';

export interface ExportButtonProps {
  operation: string;
  /** The parameters that determine the file's rows and their order. */
  asked: Readonly<Record<string, unknown>>;
}

/** Downloads all rows that match the table's filters. */
export function ExportButton({ operation, asked }: ExportButtonProps) {
  const visit = useVisit();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const save = () => {
    // A double click's second click arrives before the state has changed, so a ref is checked.
    if (running.current) return;
    running.current = true;
    setBusy(true);
    import('../../api/private-file.ts')
      .then(({ saveAnswer }) => saveAnswer(callOf(visit), operation, asked))
      .catch((error: unknown) => reportFailure(visit, error))
      .finally(() => {
        running.current = false;
        setBusy(false);
      });
  };
  return (
    <Button icon="download" busy={busy} onClick={save}>
      {message('table.export')}
    </Button>
  );
}
