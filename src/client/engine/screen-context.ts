import { type ComponentType, createContext, useContext } from 'react';
import type { Act, Definitions, OpenAction } from '../../../generated/definitions.d.ts';
import type { Guard } from '../../language/run/screen/guard.ts';
import type { Scope } from '../../language/run/value/value-path.ts';
import type { Navigation } from '../state/navigation.ts';
import type { QueryValues } from '../state/query-string.ts';
import type { ScreenEntry } from '../state/routes.ts';
import type { ForEach } from './block-context.ts';
import type { Question } from './call/question.ts';

export type BlockComponent = ComponentType<{ block: never }>;

/** Shared by all blocks of a screen. */
export interface ScreenContextValue {
  definitions: Definitions;
  screens: readonly ScreenEntry[];
  guard: Guard;
  /** The component of a block by name; undefined for an unknown one. */
  component: (name: string) => BlockComponent | undefined;
  loadBlocks: (names: Iterable<string>) => Promise<void>;
  navigation: Navigation;
  /** Changes values of the query string; `replace` drops all others. */
  setQuery: (values: QueryValues, how?: { replace?: boolean; push?: boolean }) => void;
  /** Returns the screen's address with these values in the query string. */
  addressWith: (values: QueryValues) => string;
  /** Opens a dialog. The returned function passes newer values to it, for a retry after a failed attempt. */
  openDialog: (action: OpenAction, scope: Scope, forEach?: ForEach) => (present: Scope) => void;
  confirm: (question: Question, tone: Act['tone'], label: string) => Promise<boolean>;
}

export const ScreenContext = createContext<ScreenContextValue | null>(null);

export function useScreenContext(): ScreenContextValue {
  const screen = useContext(ScreenContext);
  if (!screen) throw new Error('A block stands outside of a screen');
  return screen;
}
