import { useEffect, useRef, useState } from 'react';
import type { Board } from '../../../../../generated/definitions.d.ts';
import { message } from '../../../../../generated/messages/board.ts';
import { inRow } from '../../../../language/run/value/scope.ts';
import { useScope } from '../../../engine/block-context.ts';
import { loadRunCall, prepareCalls } from '../../../engine/call/prepare-calls.ts';
import { useScreenContext } from '../../../engine/screen-context.ts';
import { useVisit } from '../../../state/visit.ts';
import type { Row } from '../features.ts';

/** A card picked up by pointer or keyboard, and the column that it would be dropped in. */
export interface Held {
  id: string;
  item: Row;
  from: string;
  to: string;
}

export interface Moves {
  held: Held | undefined;
  /** The card whose move is being saved. */
  moving: string | undefined;
  /** The card that was just moved: it takes the focus where it is drawn next. */
  moved: { current: string | undefined };
  /** The announcement for screen readers. */
  said: string;
  hold: (card: Omit<Held, 'to'>) => void;
  /** Sets the column that the held card would be dropped in. */
  aim: (to: string) => void;
  drop: () => void;
  cancel: () => void;
  move: (card: Omit<Held, 'to'>, to: string) => void;
}

interface MovesOptions {
  board: Board;
  titleOf: (column: string) => string;
  nameOf: (item: Row) => string;
  targetsOf: (item: Row) => readonly string[];
}

/** Moves cards between columns, each with one call, and announces moves to screen readers. */
export function useMoves({ board, titleOf, nameOf, targetsOf }: MovesOptions): Moves {
  const scope = useScope();
  const screen = useScreenContext();
  const visit = useVisit();
  const [held, setHeld] = useState<Held>();
  const [moving, setMoving] = useState<string>();
  const [said, say] = useState('');
  const moved = useRef<string>(undefined);
  const latest = useRef(held);
  latest.current = held;
  useEffect(prepareCalls, []);
  const change = (next: Held | undefined) => {
    latest.current = next;
    setHeld(next);
  };

  const move: Moves['move'] = (card, to) => {
    const row = nameOf(card.item);
    const action = board.move;
    if (moving !== undefined || action.action !== 'call') return;
    const { confirm, ...unasked } = action;
    const asked = board.final?.includes(to) ? action : unasked;
    const call = { ...asked, body: { ...action.body, [board.by]: { const: to } } };
    setMoving(card.id);
    void loadRunCall()
      .then(({ runCall }) => runCall(call, inRow(scope, card.item), visit, screen, undefined))
      .then((outcome) => {
        if (outcome !== 'done') return say(message('board.not_moved', { row, column: titleOf(card.from) }));
        moved.current = card.id;
        say(message('board.moved', { row, column: titleOf(to) }));
      })
      .finally(() => setMoving(undefined));
  };

  return {
    held,
    moving,
    moved,
    said,
    hold: (card) => {
      change({ ...card, to: card.from });
      say(message('board.held', { row: nameOf(card.item), column: titleOf(card.from) }));
    },
    aim: (to) => {
      const now = latest.current;
      if (!now || now.to === to) return;
      const isAllowed = to === now.from || targetsOf(now.item).includes(to);
      change({ ...now, to: isAllowed ? to : now.from });
      const facts = { row: nameOf(now.item), column: titleOf(to) };
      say(message(isAllowed ? 'board.over' : 'board.refused', facts));
    },
    drop: () => {
      const now = latest.current;
      if (!now) return;
      change(undefined);
      if (now.to === now.from)
        say(message('board.stays', { row: nameOf(now.item), column: titleOf(now.from) }));
      else move(now, now.to);
    },
    cancel: () => {
      const now = latest.current;
      if (!now) return;
      change(undefined);
      say(message('board.stays', { row: nameOf(now.item), column: titleOf(now.from) }));
    },
    move,
  };
}
