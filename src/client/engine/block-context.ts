import { createContext, type ReactNode, useContext } from 'react';
import type { Action, Block } from '../../../generated/definitions.d.ts';
import { message } from '../../../generated/messages/page.ts';
import type { Scope } from '../../language/run/value/value-path.ts';
import type { SourceState } from '../state/sources.ts';
import type { Outcome } from './call/perform-call.ts';
import type { Submission } from './call/submission.ts';

/** A block's surroundings: its scope, the level of its headings, the dialog around it. */
export interface BlockContextValue {
  scope: Scope;
  /** The screen's data; absent where a block cannot read it. */
  data?: ScreenData;
  /** The level of the heading above: 1 below the screen's title. */
  level: number;
  /** In a list beside details: whether a link leads to what is open there. */
  isOpenHere?: (href: string) => boolean;
  /** Closes the surrounding dialog; undefined on a screen. */
  close?: () => Promise<void>;
  /** In a dialog: what a block must do before the dialog closes. */
  beforeClose?: { current: (() => Promise<void>) | undefined };
  /** In a dialog: whether it holds what somebody typed and nobody has sent. */
  isTyped?: { current: boolean };
  /** In a dialog about several rows: runs the action once for each of them. */
  forEach?: ForEach;
  /** In a dialog: reports a failed attempt, so that the next one uses the newest values. */
  failed?: () => void;
  /**
   * The values that actions read may change while their dialog is open (a selection), and are passed on to
   * it.
   */
  isLive?: true;
}

export type ForEach = (action: Action, submission?: Submission) => Promise<Outcome>;

export interface ScreenData {
  states: Readonly<Record<string, SourceState>>;
  /** Returns the placeholder of a block whose data is missing; undefined when the block can be rendered. */
  placeholder: (block: Block) => ReactNode;
  /** Returns why a block cannot be rendered: the error message of its data. */
  failure: (block: Block) => string | undefined;
}

export const BlockContext = createContext<BlockContextValue>({ scope: {}, level: 1 });

export const useBlockContext = () => useContext(BlockContext);
export const useScope = () => useContext(BlockContext).scope;

/** The message about an unknown block, for authors of definitions. */
export const unknownBlock = (block: Block) => message('errors.no_block', { block: block.block });
