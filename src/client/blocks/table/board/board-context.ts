import { createContext, useContext } from 'react';
import type { Board, Table } from '../../../../../generated/definitions.d.ts';
import type { Row } from '../features.ts';
import type { Moves } from './use-moves.ts';

/** Shared by the columns and cards of one board. */
export interface BoardContextValue {
  table: Table;
  board: Board;
  /** The values of all columns, in their order. */
  values: readonly string[];
  moves: Moves;
  nameOf: (item: Row) => string;
  titleOf: (column: string) => string;
  /** The columns that a row may be moved to. */
  targetsOf: (item: Row) => readonly string[];
}

export const BoardContext = createContext<BoardContextValue | null>(null);

export function useBoard(): BoardContextValue {
  const board = useContext(BoardContext);
  if (!board) throw new Error('A card stands outside of a board');
  return board;
}
