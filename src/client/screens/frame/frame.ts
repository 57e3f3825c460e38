import type { ReactNode } from 'react';
import type { Layout } from '../../../../generated/definitions.d.ts';
import type { Scope } from '../../../language/run/value/value-path.ts';

/** What stands around a screen gets. */
export interface FrameProps {
  layout: Layout;
  /** What its menus can read. */
  scope: Scope;
  children: ReactNode;
}
