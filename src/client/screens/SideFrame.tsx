import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { SurroundingsContext } from '../blocks/surroundings.ts';
import { usePlace } from '../state/location.ts';
import { rememberPrefs, usePrefs } from '../state/prefs.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { SkipLink } from '../ui/SkipLink.tsx';
import { Brand } from './Brand.tsx';
import type { FrameProps } from './frame.ts';
import { EndItem, menusAt, TitledMenus } from './Menu.tsx';
import './side-frame.css';

/** A sidebar with the menus; it closes to icons, and stays as it was left. On a phone it opens over the page. */
export function SideFrame({ layout, scope, children }: FrameProps) {
  const closed = usePrefs().sidebar === 'closed';
  const [over, setOver] = useState(false);
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const { path } = usePlace();
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving at another screen closes the menu
  useEffect(() => setOver(false), [path]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !over) return;
    setOver(false);
    opener.current?.focus();
  };
  const widths = layout.collapsible;
  return (
    <SurroundingsContext value={{ scope, level: 1 }}>
      <SkipLink target="main" />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Esc closes what its button opens, wherever the focus is */}
      <div
        className="side-frame"
        data-closed={closed || undefined}
        data-over={over || undefined}
        ref={(element) => {
          if (!element || !widths) return;
          element.style.setProperty('--side-open', `${widths.open}px`);
          element.style.setProperty('--side-closed', `${widths.closed}px`);
        }}
        onKeyDown={onKeyDown}
      >
        <aside className="side" id={id}>
          <Brand layout={layout} />
          <TitledMenus layout={layout} at="side" />
        </aside>
        {over && (
          <button
            type="button"
            className="side-scrim"
            aria-label="Close menu"
            onClick={() => setOver(false)}
          />
        )}
        <div className="side-rest">
          <header className="side-bar">
            <span className="side-over-button">
              <IconButton
                ref={opener}
                icon={over ? 'x' : 'menu'}
                label="Menu"
                aria-expanded={over}
                aria-controls={id}
                onClick={() => setOver(!over)}
              />
            </span>
            {widths && (
              <span className="side-fold-button">
                <IconButton
                  icon="panel-left"
                  label={closed ? 'Open sidebar' : 'Collapse sidebar'}
                  aria-expanded={!closed}
                  aria-controls={id}
                  onClick={() => rememberPrefs({ sidebar: closed ? 'open' : 'closed' })}
                />
              </span>
            )}
            <ul className="nav-list top-nav-end">
              {menusAt(layout, 'end')
                .flatMap((menu) => menu.items)
                .map((item, index) => (
                  <li key={index}>
                    <EndItem item={item} />
                  </li>
                ))}
            </ul>
          </header>
          <main id="main" className="side-main screen" tabIndex={-1}>
            {children}
          </main>
        </div>
      </div>
    </SurroundingsContext>
  );
}
