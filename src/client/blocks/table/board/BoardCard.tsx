import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { message } from '../../../../../generated/messages/board.ts';
import { inRow } from '../../../../language/run/value/scope.ts';
import { BlockContext, useBlockContext } from '../../../engine/block-context.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { ListRow } from '../../list/ListRow.tsx';
import type { Row } from '../features.ts';
import { RowMenu } from '../TableValue.tsx';
import { useBoard } from './board-context.ts';
import { dragCard } from './drag-card.ts';

/** A row as a card: its values, a drag handle, and its menu. */
export function BoardCard({ item, column }: { item: Row; column: string }) {
  const around = useBlockContext();
  const { table, board, values, moves, nameOf, titleOf, targetsOf } = useBoard();
  const handle = useRef<HTMLButtonElement>(null);
  const id = String(item[table.key]);
  const card = { id, item, from: column };
  const name = nameOf(item);
  const targets = targetsOf(item);
  const isHeld = moves.held?.id === id;
  const { moved } = moves;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the card is in another column
  useEffect(() => {
    if (moved.current !== id) return;
    moved.current = undefined;
    handle.current?.focus();
  }, [id]);

  const press = (event: PointerEvent<HTMLLIElement>) => {
    if (targets.length === 0) return;
    dragCard(event.nativeEvent, event.currentTarget, {
      onStart: () => moves.hold(card),
      onOver: (to) => moves.aim(to ?? column),
      onDrop: moves.drop,
      onCancel: moves.cancel,
    });
  };
  const onKey = (event: KeyboardEvent) => {
    if (!isHeld) return;
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = { ArrowRight: isMirrored ? -1 : 1, ArrowLeft: isMirrored ? 1 : -1 }[event.key];
    if (event.key === 'Escape') moves.cancel();
    else if (step !== undefined) {
      const open = values.filter((one) => one === column || targets.includes(one));
      const next = open[open.indexOf(moves.held!.to) + step];
      if (next === undefined) return;
      moves.aim(next);
      const target = handle.current
        ?.closest('.board-columns')
        ?.querySelector(`[data-column="${CSS.escape(next)}"]`);
      target?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <li
      className="board-card"
      data-held={isHeld || undefined}
      data-movable={targets.length > 0 || undefined}
      aria-busy={moves.moving === id || undefined}
      onPointerDown={press}
    >
      <div className="board-body">
        <ListRow block={{ blocks: board.blocks }} item={item} />
      </div>
      <div className="board-tools">
        {targets.length > 0 && (
          <IconButton
            ref={handle}
            icon="menu"
            size="small"
            label={message('board.handle', { row: name })}
            pressed={isHeld}
            aria-describedby="board-help"
            data-handle=""
            onClick={() => (isHeld ? moves.drop() : moves.hold(card))}
            onKeyDown={onKey}
            onBlur={() => isHeld && moves.cancel()}
          />
        )}
        <BlockContext value={{ ...around, scope: inRow(around.scope, item) }}>
          <RowMenu
            table={table}
            first={targets.map((to) => ({
              key: `to ${to}`,
              label: message('board.move_to', { column: titleOf(to) }),
              onSelect: () => moves.move(card, to),
            }))}
          />
        </BlockContext>
      </div>
    </li>
  );
}
