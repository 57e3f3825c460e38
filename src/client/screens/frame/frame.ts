import type { ReactNode } from 'react';
import type { Layout } from '../../../../generated/definitions.d.ts';
import type { Scope } from '../../../language/run/value/value-path.ts';

/** The props of the frame around a screen. */
export interface FrameProps {
  layout: Layout;
  /** Its menus' scope. */
  scope: Scope;
  children: ReactNode;
}
