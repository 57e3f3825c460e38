import { type ComponentType, createContext } from 'react';
import type { Definitions } from '../../../generated/definitions.d.ts';
import type { ScreenEntry } from '../../../generated/screens.ts';
import type { Scope } from '../../language/run/value/value-path.ts';
import type { QuerySchema } from '../state/query-string.ts';
import type { Params } from '../state/routes.ts';
import type { FrameProps } from './frame/frame.ts';

/** A screen that is ready to be drawn. */
export interface LoadedScreen {
  entry: ScreenEntry;
  definitions: Definitions;
  querySchema: QuerySchema;
  /** What stands around it. */
  frame: ComponentType<FrameProps>;
  /** What draws its blocks: with data or, at less cost, without. */
  content: ComponentType<{ view: View; scope: Scope }>;
}

/** What is drawn: a loaded screen at the router's present place. */
export interface View {
  loaded: LoadedScreen;
  params: Params;
  /** What the path itself says about the query string. */
  fixed: Readonly<Record<string, unknown>>;
  /** Told, with the reason, when what the address names does not exist. */
  onMissing?: (text: string) => void;
}

/** How the present place was reached. */
export interface Arrival {
  /** "back" covers forward too. */
  by: 'load' | 'push' | 'replace' | 'back';
  /** How far each entry of the history was scrolled when it was left, by its key. */
  scrolls: Map<string, number>;
}

export const ArrivalContext = createContext<Arrival>({ by: 'load', scrolls: new Map() });
