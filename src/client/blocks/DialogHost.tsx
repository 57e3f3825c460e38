import { Suspense, useEffect, useRef, useState } from 'react';
import type { Block, Definitions, OpenAction } from '../../../generated/definitions.d.ts';
import { type Scope, template } from '../../shared/value-path.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { narrow } from './action.ts';
import { BlockSkeleton } from './BlockSkeleton.tsx';
import { Blocks } from './Blocks.tsx';
import { blocksWithin } from './blocks-within.ts';
import { SurroundingsContext, useStage } from './surroundings.ts';
import type { Opened, OpenedDialog, OpenedQuestion } from './use-dialogs.ts';

export interface DialogHostProps {
  dialogs: readonly Opened[];
  onClose: (key: number) => void;
  /** What is in reach everywhere, as it is now: the session and the query string may change under a dialog. */
  scope: Scope;
}

/** The open dialogs. */
export function DialogHost({ dialogs, onClose, scope }: DialogHostProps) {
  return dialogs.map((one) =>
    'answer' in one ? (
      <Question key={one.key} question={one} onClose={() => onClose(one.key)} />
    ) : (
      <BlockDialog key={one.key} dialog={one} scope={scope} onClose={() => onClose(one.key)} />
    ),
  );
}

function Question({ question, onClose }: { question: OpenedQuestion; onClose: () => void }) {
  const answer = (yes: boolean) => {
    onClose();
    question.answer(yes);
  };
  return (
    <ConfirmDialog
      open
      title={question.text}
      confirmLabel={question.label}
      tone={question.tone === 'danger' ? 'danger' : 'primary'}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    />
  );
}

function BlockDialog({
  dialog,
  scope,
  onClose,
}: {
  dialog: OpenedDialog;
  scope: Scope;
  onClose: () => void;
}) {
  const { definitions, loadBlocks } = useStage();
  const { action } = dialog;
  const own = { ...dialog.scope, ...narrow(scope, {}) };
  const { title, blocks, size } = contentOf(action, own, definitions);
  const beforeClose = useRef<(() => Promise<void>) | undefined>(undefined);
  const [ready, setReady] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a dialog's blocks stay what they were when it opened
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
  return (
    <Dialog open onClose={() => void close()} title={title} size={size}>
      <SurroundingsContext value={{ scope: own, level: 2, close, beforeClose }}>
        <Suspense fallback={<BlockSkeleton block={blocks[0]!} />}>
          {ready ? <Blocks blocks={blocks} /> : <BlockSkeleton block={blocks[0]!} />}
        </Suspense>
      </SurroundingsContext>
    </Dialog>
  );
}

/** What an opened dialog holds: blocks, or a wizard, which gives it its title too. */
function contentOf(action: OpenAction, scope: Scope, { wizards }: Definitions) {
  const { wizard: name, with: passed = {}, blocks = [], title, label = '' } = action;
  if (name === undefined) return { title: template(title ?? label, scope), blocks, size: 'medium' as const };
  const wizard: Block = { block: 'wizard', wizard: name, with: passed };
  const own = wizards[name]?.title ?? label;
  return { title: template(title ?? own, narrow(scope, passed)), blocks: [wizard], size: 'large' as const };
}
