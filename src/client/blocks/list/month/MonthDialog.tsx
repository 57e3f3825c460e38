import type { ListBlock } from '../../../../../generated/definitions.d.ts';
import { BlockContext, useBlockContext } from '../../../engine/block-context.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { DayRows } from './MonthAgenda.tsx';
import { dayName, type Placed } from './month-days.ts';

export interface MonthDialogProps {
  block: ListBlock;
  day: string;
  rows: readonly Placed[];
  onClose: () => void;
}

/** All rows of a day. */
export function MonthDialog({ block, day, rows, onClose }: MonthDialogProps) {
  const around = useBlockContext();
  return (
    <Dialog open onClose={onClose} title={dayName(day)}>
      <BlockContext value={{ ...around, level: 2 }}>
        <DayRows block={block} rows={rows} />
      </BlockContext>
    </Dialog>
  );
}
