import { useRef, useState } from 'react';
import type { Action } from '../../../../generated/definitions.d.ts';
import { message } from '../../../../generated/messages/table.ts';
import { inRow } from '../../../language/run/value/scope.ts';
import { template } from '../../../language/run/value/value-path.ts';
import { resolveAction } from '../../engine/action/resolve-action.ts';
import { useBlockContext } from '../../engine/block-context.ts';
import { questionOf } from '../../engine/call/question.ts';
import type { Submission } from '../../engine/call/submission.ts';
import { useScreenContext } from '../../engine/screen-context.ts';
import { notify } from '../../state/notify.ts';
import { useVisit } from '../../state/visit.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import type { IconName } from '../../ui/icon/icon-names.ts';
import type { Row } from './features.ts';
import type { BulkResult, BulkRow, Refused } from './run-bulk.ts';

export interface BulkActionsProps {
  actions: readonly Action[];
  items: readonly Row[];
  idOf: (item: Row) => string;
  nameOf: (item: Row) => string;
  /** Called with the rows for which the action succeeded. */
  onDone: (ids: readonly string[]) => void;
}

/**
 * The actions on selected rows. Each row succeeds or fails independently; refused rows are reported and stay
 * selected.
 */
export function BulkActions({ actions, onDone, ...rest }: BulkActionsProps) {
  const [refused, setRefused] = useState<{ label: string; result: BulkResult }>();
  const [running, setRunning] = useState<string>();
  return (
    <>
      {actions.map((action, index) => (
        <BulkButton
          key={index}
          action={action}
          {...rest}
          running={running}
          onRun={setRunning}
          onEnd={(label, result) => {
            setRunning(undefined);
            onDone(result.done);
            if (result.refused.length > 0) setRefused({ label, result });
          }}
        />
      ))}
      {refused && (
        <BulkReport label={refused.label} {...refused.result} onClose={() => setRefused(undefined)} />
      )}
    </>
  );
}

interface BulkButtonProps extends Omit<BulkActionsProps, 'actions' | 'onDone'> {
  action: Action;
  /** The progress shown on the running action's button. */
  running: string | undefined;
  onRun: (text: string | undefined) => void;
  onEnd: (label: string, result: BulkResult) => void;
}

function BulkButton({ action: use, items, idOf, nameOf, running, onRun, onEnd }: BulkButtonProps) {
  const { scope } = useBlockContext();
  const screen = useScreenContext();
  const visit = useVisit();
  const [progress, setProgress] = useState<number>();
  const busy = useRef(false);
  const all = items.map((item) => ({
    id: idOf(item),
    name: nameOf(item),
    item,
    ...resolveAction(use, screen.definitions.actions, inRow(scope, item)),
  }));
  const rows = all.filter(({ applies }) => applies);
  const { action, scope: first } = all[0]!;
  const label = template(action.label ?? '', first);
  const isForAll = rows.length === all.length || rows.length === 0;
  const count = isForAll ? label : message('table.bulk_some', { label, n: rows.length });

  /** Runs each row's own action with its values; the form's input is the same for all. */
  const perform = async (calls: readonly BulkRow[], submission?: Submission) => {
    setProgress(0);
    onRun(label);
    try {
      const { runBulk } = await import('./run-bulk.ts');
      const result = await runBulk(calls, visit, screen, setProgress, submission);
      if (result.refused.length === 0) {
        const text = result.text ?? message('table.bulk_done', { n: result.done.length });
        void notify(visit, 'success', text);
      }
      onEnd(label, result);
    } catch {
      onRun(undefined);
      void notify(visit, 'error', message('errors.other'));
    } finally {
      setProgress(undefined);
    }
  };

  const run = async () => {
    if (busy.current) return;
    if (action.action === 'open') {
      const about = rows.length === 1 ? rows[0]!.scope : { ...first, item: undefined };
      const titled = { ...action, title: message('table.bulk_some', { label, n: rows.length }) };
      screen.openDialog(titled, about, async (submit, submission) => {
        const { actions } = screen.definitions;
        await perform(
          rows.map((row) => ({ ...row, ...resolveAction(submit, actions, row.scope) })),
          submission,
        );
        return 'done';
      });
      return;
    }
    if (action.action !== 'call') return;
    busy.current = true;
    try {
      const facts = rows.length === 1 ? rows[0]!.item : {};
      const question = questionOf(action, first, { ...facts, n: rows.length });
      if (question && !(await screen.confirm(question, action.tone, label))) return;
      await perform(rows);
    } finally {
      busy.current = false;
    }
  };
  return (
    <Button
      size="small"
      tone={action.tone === 'danger' ? 'danger' : 'secondary'}
      icon={action.icon as IconName | undefined}
      disabled={rows.length === 0 || (running !== undefined && progress === undefined)}
      aria-busy={progress !== undefined || undefined}
      onClick={() => void run()}
    >
      {progress === undefined
        ? count
        : message('table.bulk_running', { label, n: progress, of: rows.length })}
    </Button>
  );
}

/** Reports which rows were refused, and why. */
function BulkReport({
  label,
  done,
  refused,
  onClose,
}: {
  label: string;
  done: readonly string[];
  refused: readonly Refused[];
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={message('table.bulk_refused', { label, n: refused.length, of: done.length + refused.length })}
      footer={
        <Button tone="primary" onClick={onClose}>
          {message('table.bulk_close')}
        </Button>
      }
    >
      <dl className="bulk-report">
        {refused.map(({ id, name, reason }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{reason}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
