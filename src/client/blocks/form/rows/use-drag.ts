import { type DragEvent, useRef, useState } from 'react';

export type Drag = ReturnType<typeof useDrag>;

/** Reorders items by pointer; by keyboard, items are moved with buttons. */
export function useDrag(move: (from: number, to: number) => void) {
  const from = useRef<number>(undefined);
  const [over, setOver] = useState<number>();
  const end = () => {
    from.current = undefined;
    setOver(undefined);
  };
  return {
    /** The props of an item's drag handle. */
    handle: (index: number) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => {
        from.current = index;
        event.dataTransfer.effectAllowed = 'move';
        // Firefox starts no drag without data.
        event.dataTransfer.setData('text/plain', '');
      },
      onDragEnd: end,
    }),
    /** The props of a drop target. */
    target: (index: number) => ({
      'data-over': over === index && from.current !== index ? '' : undefined,
      onDragOver: (event: DragEvent) => {
        if (from.current === undefined) return;
        event.preventDefault();
        setOver(index);
      },
      onDrop: (event: DragEvent) => {
        if (from.current === undefined) return;
        event.preventDefault();
        const taken = from.current;
        end();
        if (taken !== index) move(taken, index);
      },
    }),
  };
}
