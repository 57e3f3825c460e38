import { type ReactNode, useRef } from 'react';
import { message } from '../../../../generated/messages/page.ts';
import { Button } from '../button/Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** The consequence, and whether it can be undone. */
  text?: string;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'primary' | 'danger';
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** A dialog above this one. */
  above?: ReactNode;
}

/** A confirmation of something that matters; the safe answer has the initial focus. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirmLabel,
  cancelLabel = message('actions.cancel'),
  tone = 'primary',
  busy = false,
  onConfirm,
  onClose,
  above,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={busy ? () => {} : onClose}
      title={title}
      size="small"
      role="alertdialog"
      initialFocus={cancel}
      above={above}
      footer={
        <>
          <Button ref={cancel} onClick={onClose} disabled={busy}>
            {cancelLabel}
          </Button>
          <Button tone={tone} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {text && <p>{text}</p>}
    </Dialog>
  );
}
