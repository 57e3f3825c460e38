import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Act, Block, Definitions, OpenAction } from '../../../generated/definitions.d.ts';
import type { Scope } from '../../shared/value-path.ts';
import type { Guard } from '../state/guard.ts';
import type { QueryValues } from '../state/query-string.ts';
import type { ScreenEntry } from '../state/routes.ts';
import type { SourceState } from '../state/sources.ts';

export type BlockComponent = ComponentType<{ block: never }>;

/** What every block of a screen shares. */
export interface Stage {
  definitions: Definitions;
  screens: readonly ScreenEntry[];
  guard: Guard;
  /** The component of a block by name; undefined for an unknown one. */
  component: (name: string) => BlockComponent | undefined;
  loadBlocks: (names: Iterable<string>) => Promise<void>;
  /** The text of a message key. */
  words: (key: string, facts?: Readonly<Record<string, unknown>>) => string;
  /** Changes values of the query string; `replace` drops all others. */
  setQuery: (values: QueryValues, how?: { replace?: boolean; push?: boolean }) => void;
  openDialog: (action: OpenAction, scope: Scope) => void;
  confirm: (text: string, tone: Act['tone'], label: string) => Promise<boolean>;
}

/** What a block is surrounded by. */
export interface Surroundings {
  scope: Scope;
  /** The data that the screen asked for, where a block may read it. */
  data?: ScreenData;
  /** The level of the heading that stands above: 1 below the screen's title. */
  level: number;
  /** Closes the dialog around; undefined on a screen. */
  close?: () => Promise<void>;
  /** In a dialog: what a block wants done before the dialog closes. */
  beforeClose?: { current: (() => Promise<void>) | undefined };
}

export interface ScreenData {
  states: Readonly<Record<string, SourceState>>;
  /** What stands in the place of a block whose data is not there; undefined when the block can be drawn. */
  placeholder: (block: Block) => ReactNode;
  /** Why a block cannot be drawn: what its data's failure says. */
  failure: (block: Block) => string | undefined;
}

export const StageContext = createContext<Stage | null>(null);
export const SurroundingsContext = createContext<Surroundings>({ scope: {}, level: 1 });

export function useStage(): Stage {
  const stage = useContext(StageContext);
  if (!stage) throw new Error('A block stands outside of a screen');
  return stage;
}

export const useSurroundings = () => useContext(SurroundingsContext);
export const useScope = () => useContext(SurroundingsContext).scope;

/** What a screen is missing, in words for whoever writes definitions. */
export const unknownBlock = (block: Block) => `There is no block "${block.block}"`;
