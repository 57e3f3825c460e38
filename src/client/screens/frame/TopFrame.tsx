import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import type { Layout } from '../../../../generated/definitions.d.ts';
import { message } from '../../../../generated/messages/page.ts';
import { BlockContext } from '../../engine/block-context.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { Brand } from './Brand.tsx';
import { EndMenus } from './EndMenus.tsx';
import { Footer } from './Footer.tsx';
import type { FrameProps } from './frame.ts';
import { menusAt, NavLink, useUnread } from './Menu.tsx';
import { useMenuToggle } from './use-menu-toggle.ts';
import './top-frame.css';

/** A layout with a top bar for the main navigation, and an optional footer. */
export function TopFrame({ layout, scope, children }: FrameProps) {
  return (
    <BlockContext value={{ scope, level: 1 }}>
      <SkipLink target="main" />
      <TopBar layout={layout} />
      <main id="main" className="page screen" tabIndex={-1}>
        {children}
      </main>
      <Footer layout={layout} />
    </BlockContext>
  );
}

/** The bar; on a phone its navigation collapses behind a button. */
function TopBar({ layout }: { layout: Layout }) {
  const id = useId();
  const { open, setOpen, button, onKeyDown } = useMenuToggle(useLocation().key);
  const top = menusAt(layout, 'top').flatMap((menu) => menu.items);
  const end = menusAt(layout, 'end').flatMap((menu) => menu.items);
  const unread = useUnread(end);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc closes what its button opens, wherever the focus is
    <header className="top-bar" data-open={open || undefined} onKeyDown={onKeyDown}>
      <div className="page top-bar-line">
        <Brand layout={layout} />
        {top.length + end.length > 0 && (
          <IconButton
            ref={button}
            icon={open ? 'x' : 'menu'}
            label={message('menu.label')}
            badge={open ? 0 : unread}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          />
        )}
        <nav id={id} className="top-nav" aria-label={message('menu.main')}>
          {top.length > 0 && (
            <ul className="nav-list top-nav-links">
              {top.map((item, index) => (
                <li key={index}>
                  <NavLink item={item} />
                </li>
              ))}
            </ul>
          )}
          <EndMenus layout={layout} />
        </nav>
      </div>
    </header>
  );
}
