import { type ComponentType, createContext, type RefObject } from 'react';
import type { Location } from 'react-router-dom';
import type { Definitions } from '../../../generated/definitions.d.ts';
import type { ScreenEntry } from '../../../generated/screens.ts';
import type { Scope } from '../../language/run/value/value-path.ts';
import type { QuerySchema } from '../state/query-string.ts';
import type { Params } from '../state/routes.ts';
import type { FrameProps } from './frame/frame.ts';

/** A screen that is ready to be rendered. */
export interface LoadedScreen {
  entry: ScreenEntry;
  definitions: Definitions;
  querySchema: QuerySchema;
  /** The layout's component. */
  frame: ComponentType<FrameProps>;
  /** The component that renders its blocks: with data or, with less code, without. */
  content: ComponentType<{ view: View; scope: Scope }>;
}

/** A loaded screen at the router's current address. */
export interface View {
  loaded: LoadedScreen;
  params: Params;
  /** Query parameters that the path itself sets. */
  fixed: Readonly<Record<string, unknown>>;
  /** Called with the reason when the address's record does not exist. */
  onMissing?: (text: string) => void;
}

/** How the current address was reached. */
export interface Arrival {
  /** "back" includes forward. */
  by: 'load' | 'push' | 'replace' | 'back';
  /** The scroll position in which each history entry was left, by its key. */
  scrolls: Map<string, number>;
}

export const ArrivalContext = createContext<Arrival>({ by: 'load', scrolls: new Map() });

/**
 * The address that the visitor is at. A screen is still rendered for the previous one while what the address
 * leads to loads.
 */
export const AddressContext = createContext<RefObject<Location> | undefined>(undefined);
