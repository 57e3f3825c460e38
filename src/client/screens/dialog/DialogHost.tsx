import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { Definitions, OpenAction } from '../../../../generated/definitions.d.ts';
import { message } from '../../../../generated/messages/dialog.ts';
import { everywhere } from '../../../language/run/value/scope.ts';
import { type Scope, template } from '../../../language/run/value/value-path.ts';
import { narrow } from '../../engine/action/resolve-action.ts';
import { Blocks } from '../../engine/Blocks.tsx';
import { BlockContext } from '../../engine/block-context.ts';
import { blocksWithin } from '../../engine/blocks-within.ts';
import { useScreenContext } from '../../engine/screen-context.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { BlockSkeleton } from '../loading/BlockSkeleton.tsx';
import type { Opened, OpenedDialog, OpenedQuestion } from './use-dialogs.ts';

export interface DialogHostProps {
  dialogs: readonly Opened[];
  onClose: (key: number) => void;
  /** The current values of the global scope: session and query string may change while a dialog is open. */
  scope: Scope;
}

/** Renders the open dialogs, each above the one before it. */
export function DialogHost({ dialogs: [lowest, ...upper], onClose, scope }: DialogHostProps) {
  if (!lowest) return null;
  const above = <DialogHost dialogs={upper} onClose={onClose} scope={scope} />;
  const close = () => onClose(lowest.key);
  return 'answer' in lowest ? (
    <Question key={lowest.key} question={lowest} onClose={close} above={above} />
  ) : (
    <BlockDialog key={lowest.key} dialog={lowest} scope={scope} onClose={close} above={above} />
  );
}

interface StackedProps {
  onClose: () => void;
  above: ReactNode;
}

function Question({ question, onClose, above }: StackedProps & { question: OpenedQuestion }) {
  const answer = (yes: boolean) => {
    onClose();
    question.answer(yes);
  };
  return (
    <ConfirmDialog
      open
      title={question.title}
      text={question.text}
      confirmLabel={question.label}
      tone={question.tone === 'danger' ? 'danger' : 'primary'}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
      above={above}
    />
  );
}

function BlockDialog({
  dialog,
  scope,
  onClose,
  above,
}: StackedProps & { dialog: OpenedDialog; scope: Scope }) {
  const { definitions, loadBlocks, confirm } = useScreenContext();
  const { action } = dialog;
  const { hasFailed, present, failed } = dialog;
  const dialogScope = { ...((hasFailed && present) || dialog.scope), ...everywhere(scope) };
  const { title, blocks, size } = contentOf(action, dialogScope, definitions);
  const beforeClose = useRef<(() => Promise<void>) | undefined>(undefined);
  const isTyped = useRef(false);
  useWarning(isTyped);
  const [ready, setReady] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a dialog's blocks do not change after it opens
  useEffect(() => {
    let open = true;
    void loadBlocks(blocksWithin(blocks, definitions)).then(() => open && setReady(true));
    return () => {
      open = false;
    };
  }, []);
  const close = async () => {
    await beforeClose.current?.();
    onClose();
  };
  const leave = async () => {
    const question = { title: message('dialog.discard_typed'), text: message('dialog.not_sent') };
    if (isTyped.current && !(await confirm(question, 'danger', message('dialog.discard')))) return;
    await close();
  };
  return (
    <Dialog open onClose={() => void leave()} title={title} size={size} above={above}>
      <BlockContext
        value={{ scope: dialogScope, level: 2, close, beforeClose, isTyped, forEach: dialog.forEach, failed }}
      >
        <Suspense fallback={<BlockSkeleton block={blocks[0]!} />}>
          {ready ? <Blocks blocks={blocks} /> : <BlockSkeleton block={blocks[0]!} />}
        </Suspense>
      </BlockContext>
    </Dialog>
  );
}

/** Has the browser ask before a page is left or reloaded on which something typed would be lost. */
function useWarning(isTyped: { readonly current: boolean }): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isTyped.current) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isTyped]);
}

/** Returns a dialog's content; a wizard in it gives the title. */
function contentOf({ blocks, title, label = '' }: OpenAction, scope: Scope, { wizards }: Definitions) {
  const wizard = blocks.find((block) => block.block === 'wizard');
  if (!wizard || title !== undefined)
    return { title: template(title ?? label, scope), blocks, size: wizard ? 'large' : 'medium' } as const;
  const wizardTitle = wizards[wizard.wizard]?.title ?? label;
  const inside = narrow(scope, wizard.with ?? {});
  return { title: template(wizardTitle, inside), blocks, size: 'large' } as const;
}
