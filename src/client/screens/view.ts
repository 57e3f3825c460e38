import type { ComponentType } from 'react';
import type { Definitions } from '../../../generated/definitions.d.ts';
import type { ScreenEntry } from '../../../generated/screens.ts';
import type { Scope } from '../../shared/value-path.ts';
import type { Place } from '../state/location.ts';
import type { QuerySchema } from '../state/query-string.ts';
import type { Params } from '../state/routes.ts';
import type { FrameProps } from './frame.ts';

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

/** What is drawn: a loaded screen at a place. */
export interface View {
  loaded: LoadedScreen;
  place: Place;
  params: Params;
  /** What the path itself says about the query string. */
  fixed: Readonly<Record<string, unknown>>;
}
