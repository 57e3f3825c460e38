import { BlockContext } from '../../engine/block-context.ts';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { Brand } from './Brand.tsx';
import type { FrameProps } from './frame.ts';
import { Illustration } from './Illustration.tsx';
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
