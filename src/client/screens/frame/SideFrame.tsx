import { useAtom } from 'jotai';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { message } from '../../../../generated/messages/page.ts';
import { BlockContext } from '../../engine/block-context.ts';
import { prefsAtom } from '../../state/prefs.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { Brand } from './Brand.tsx';
import { EndMenus } from './EndMenus.tsx';
import type { FrameProps } from './frame.ts';
import { SideMenus } from './SideMenus.tsx';
import { useMenuToggle } from './use-menu-toggle.ts';
import './side-frame.css';

/**
 * A layout with a sidebar, which collapses to icons and remembers its state. On a phone it opens over the
 * page.
 */
export function SideFrame({ layout, scope, children }: FrameProps) {
  const [prefs, remember] = useAtom(prefsAtom);
  const closed = prefs.sidebar === 'closed';
  const id = useId();
  const { open: over, setOpen: setOver, button, onKeyDown } = useMenuToggle(useLocation().pathname);
  return (
    <BlockContext value={{ scope, level: 1 }}>
      <SkipLink target="main" />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Esc closes what its button opens, wherever the focus is */}
      <div
        className="side-frame"
        data-closed={closed || undefined}
        data-over={over || undefined}
        onKeyDown={onKeyDown}
      >
        <aside className="side" id={id}>
          <Brand layout={layout} />
          <SideMenus layout={layout} symbols={closed && !over} />
        </aside>
        {over && (
          <button
            type="button"
            className="side-scrim"
            aria-label={message('menu.close')}
            onClick={() => setOver(false)}
          />
        )}
        <div className="side-rest">
          <header className="side-bar">
            <span className="side-over-button">
              <IconButton
                ref={button}
                icon={over ? 'x' : 'menu'}
                label={message('menu.label')}
                aria-expanded={over}
                aria-controls={id}
                onClick={() => setOver(!over)}
              />
            </span>
            {layout.collapsible && (
              <span className="side-fold-button">
                <IconButton
                  icon="panel-left"
                  label={message(closed ? 'menu.unfold' : 'menu.fold')}
                  aria-expanded={!closed}
                  aria-controls={id}
                  onClick={() => remember({ sidebar: closed ? 'open' : 'closed' })}
                />
              </span>
            )}
            <EndMenus layout={layout} />
          </header>
          <main id="main" className="side-main screen" tabIndex={-1}>
            {children}
          </main>
        </div>
      </div>
    </BlockContext>
  );
}
