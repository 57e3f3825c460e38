import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Layout } from '../../../generated/definitions.d.ts';
import { SurroundingsContext } from '../blocks/surroundings.ts';
import { usePlace } from '../state/location.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { SkipLink } from '../ui/SkipLink.tsx';
import { Brand } from './Brand.tsx';
import { Footer } from './Footer.tsx';
import type { FrameProps } from './frame.ts';
import { EndItem, menusAt, NavLink } from './Menu.tsx';
import './hero-page.css';
import './top-frame.css';

/** A bar at the top with the main navigation, the screen below it, and a footer where the layout has one. */
export function TopFrame({ layout, scope, children }: FrameProps) {
  return (
    <SurroundingsContext value={{ scope, level: 1 }}>
      <SkipLink target="main" />
      <TopBar layout={layout} />
      <main id="main" className="page screen" tabIndex={-1}>
        {children}
      </main>
      <Footer layout={layout} />
    </SurroundingsContext>
  );
}

/** On a phone the navigation folds behind a button. */
function TopBar({ layout }: { layout: Layout }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { key } = usePlace();
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving anywhere closes the menu
  useEffect(() => setOpen(false), [key]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  const top = menusAt(layout, 'top').flatMap((menu) => menu.items);
  const end = menusAt(layout, 'end').flatMap((menu) => menu.items);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc closes what its button opens, wherever the focus is
    <header className="top-bar" data-open={open || undefined} onKeyDown={onKeyDown}>
      <div className="page top-bar-line">
        <Brand layout={layout} />
        {top.length + end.length > 0 && (
          <IconButton
            ref={button}
            icon={open ? 'x' : 'menu'}
            label="Menu"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          />
        )}
        <nav id={id} className="top-nav" aria-label="Main">
          {top.length > 0 && (
            <ul className="nav-list top-nav-links">
              {top.map((item, index) => (
                <li key={index}>
                  <NavLink item={item} />
                </li>
              ))}
            </ul>
          )}
          <ul className="nav-list top-nav-end">
            {end.map((item, index) => (
              <li key={index}>
                <EndItem item={item} />
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
