import { message } from '../../../../../generated/messages/form.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';

export type Direction = 'up' | 'down';

export interface MoveButtonsProps {
  /** The name of the item to move. */
  what: string;
  index: number;
  total: number;
  disabled: boolean | undefined;
  onMove: (direction: Direction) => void;
}

/** Buttons that move an item up or down; disabled at the ends. */
export function MoveButtons({ what, index, total, disabled, onMove }: MoveButtonsProps) {
  return (
    <>
      <IconButton
        icon="arrow-up"
        size="small"
        label={message('form.move_up', { what })}
        data-move="up"
        disabled={disabled || index === 0}
        onClick={() => onMove('up')}
      />
      <IconButton
        icon="arrow-down"
        size="small"
        label={message('form.move_down', { what })}
        data-move="down"
        disabled={disabled || index === total - 1}
        onClick={() => onMove('down')}
      />
    </>
  );
}

/** Focuses the pressed button at the item's new position; at an end, the opposite button. */
export function focusMoveButton(moved: Element | null | undefined, direction: Direction): void {
  const enabled = (which: string) => moved?.querySelector<HTMLElement>(`[data-move${which}]:enabled`);
  (enabled(`="${direction}"`) ?? enabled(''))?.focus();
}
