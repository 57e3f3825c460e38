import { BlockContext } from '../../engine/block-context.ts';
import type { FrameProps } from './frame.ts';

/** A page without header, menus and footer. */
export const BareFrame = ({ scope, children }: FrameProps) => (
  <BlockContext value={{ scope, level: 1 }}>
    <main id="main" className="page screen" tabIndex={-1}>
      {children}
    </main>
  </BlockContext>
);
