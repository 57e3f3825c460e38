import type { ComponentType } from 'react';
import { BlockContext } from '../../engine/block-context.ts';
import { DeskIllustration } from '../../ui/art/DeskIllustration.tsx';
import { Lattice } from '../../ui/art/Lattice.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { Brand } from './Brand.tsx';
import { EndMenus } from './EndMenus.tsx';
import type { FrameProps } from './frame.ts';
import './split-frame.css';

/** A layout with the screen beside an illustration, which only wide windows show. */
export function SplitFrame({ layout, scope, children }: FrameProps) {
  return (
    <BlockContext value={{ scope, level: 1 }}>
      <SkipLink target="main" />
      <div className="split">
        <div className="split-side">
          <header className="split-head">
            <Brand layout={layout} />
            <EndMenus layout={layout} />
          </header>
          <main id="main" className="split-main screen" tabIndex={-1}>
            {children}
          </main>
        </div>
        {layout.illustration && <Illustration name={layout.illustration} />}
      </div>
    </BlockContext>
  );
}

/** Illustrations by name, in the theme's colours. */
const drawings: Record<string, ComponentType> = { desk: DeskIllustration };

/** A decorative illustration beside a form, hidden from screen readers. */
function Illustration({ name }: { name: string }) {
  const Drawing = drawings[name];
  return (
    <div className="illustration" data-theme="dark" aria-hidden="true">
      <Lattice />
      {Drawing && <Drawing />}
    </div>
  );
}
