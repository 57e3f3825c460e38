import type { ReactNode } from 'react';
import type { Show } from '../../../../../generated/definitions.d.ts';
import { message } from '../../../../../generated/messages/filters.ts';
import { useDisplayValues } from '../../../engine/value/display-value.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';

export interface FilterSheetProps {
  found?: Show;
  onClose: () => void;
  children: ReactNode;
}

/** A phone's filters on a sheet; its button shows the number of results. Choices apply at once. */
export function FilterSheet({ found, onClose, children }: FilterSheetProps) {
  const [shown] = useDisplayValues(found && [found]);
  const done = (
    <Button tone="primary" onClick={onClose}>
      {shown?.text ?? message('filters.done')}
    </Button>
  );
  return (
    <Dialog open onClose={onClose} title={message('filters.show')} footer={done}>
      {children}
    </Dialog>
  );
}
