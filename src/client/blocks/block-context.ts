import { createContext, type ReactNode, useContext } from 'react';
import type { Action, Block } from '../../../generated/definitions.d.ts';
import { message } from '../../../generated/messages/page.ts';
import type { Scope } from '../../language/run/value/value-path.ts';
import type { SourceState } from '../state/sources.ts';
import type { Outcome } from './call/perform-call.ts';
import type { Submission } from './call/submission.ts';

/** Where a block stands: what it may read, the level of its headings, the dialog around it. */
export interface BlockContextValue {
  scope: Scope;
  /** The data that the screen asked for, where a block may read it. */
  data?: ScreenData;
  /** The level of the heading that stands above: 1 below the screen's title. */
  level: number;
  /** Closes the dialog around; undefined on a screen. */
  close?: () => Promise<void>;
  /** In a dialog: what a block wants done before the dialog closes. */
  beforeClose?: { current: (() => Promise<void>) | undefined };
  /** In a dialog about several rows: performs the action once for each of them. */
  forEach?: ForEach;
  /** In a dialog: tells that an attempt has failed, so that the next one uses the newest values. */
  failed?: () => void;
  /** The values that actions read may change while a dialog of theirs is open (a selection), so it is given the new ones. */
  isLive?: true;
}

export type ForEach = (action: Action, submission?: Submission) => Promise<Outcome>;

export interface ScreenData {
  states: Readonly<Record<string, SourceState>>;
  /** What stands in the place of a block whose data is not there; undefined when the block can be drawn. */
  placeholder: (block: Block) => ReactNode;
  /** Why a block cannot be drawn: what its data's failure says. */
  failure: (block: Block) => string | undefined;
}

export const BlockContext = createContext<BlockContextValue>({ scope: {}, level: 1 });

export const useBlockContext = () => useContext(BlockContext);
export const useScope = () => useContext(BlockContext).scope;

/** What a screen is missing, in words for whoever writes definitions. */
export const unknownBlock = (block: Block) => message('errors.no_block', { block: block.block });
