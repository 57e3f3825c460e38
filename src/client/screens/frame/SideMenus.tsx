import { useAtom } from 'jotai';
import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Layout } from '../../../../generated/definitions.d.ts';
import { holds } from '../../../language/run/value/conditions.ts';
import type { Scope } from '../../../language/run/value/value-path.ts';
import { currentFor, isOpen } from '../../engine/link/current-link.ts';
import { urlOf } from '../../engine/link/target.ts';
import type { ScreenContextValue } from '../../engine/screen-context.ts';
import { prefsAtom } from '../../state/prefs.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { menusAt, NavLink } from './Menu.tsx';

type Menu = NonNullable<Layout['menus']>[number];

/**
 * A sidebar's menus. Each collapses under its title and remembers its state, but the open screen's item is
 * always visible. `symbols`: only icons are visible, with the text as a tooltip.
 */
export function SideMenus({ layout, symbols }: { layout: Layout; symbols: boolean }) {
  const [prefs, remember] = useAtom(prefsAtom);
  const folded = Array.isArray(prefs.folded) ? (prefs.folded as unknown[]) : [];
  const box = useRef<HTMLDivElement>(null);
  const place = useLocation().pathname;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address marks another item
  useEffect(() => {
    const item = box.current?.querySelector('[aria-current]');
    const side = box.current?.parentElement;
    if (!item || !side) return;
    // Scrolls only the sidebar, not the page.
    const [at, frame] = [item.getBoundingClientRect(), side.getBoundingClientRect()];
    if (at.bottom > frame.bottom || at.top < frame.top)
      side.scrollTop += at.top - frame.top - frame.height / 2;
  }, [place]);
  return (
    <div className="side-menus" ref={box}>
      {menusAt(layout, 'side').map((menu, index) => (
        <SideMenu
          key={menu.title ?? index}
          menu={menu}
          symbols={symbols}
          folded={!symbols && folded.includes(menu.title)}
          onFold={(isFolded) => {
            const others = folded.filter((title) => title !== menu.title);
            remember({ folded: isFolded ? [...others, menu.title] : others });
          }}
        />
      ))}
    </div>
  );
}

interface SideMenuProps {
  menu: Menu;
  symbols: boolean;
  folded: boolean;
  onFold: (folded: boolean) => void;
}

function SideMenu({ menu: { title, items }, symbols, folded, onFold }: SideMenuProps) {
  const id = useId();
  return (
    <nav aria-label={title} className="side-menu" data-folded={folded || undefined}>
      {title !== undefined && (
        <h2 className="side-title">
          <button
            type="button"
            className="side-fold"
            aria-expanded={!folded}
            aria-controls={id}
            onClick={() => onFold(!folded)}
          >
            {title}
            <Icon name="chevron-down" />
          </button>
        </h2>
      )}
      <ul className="nav-list" id={id}>
        {items.map((item, index) => (
          <li key={index}>
            <NavLink item={item} hint={symbols} currentOf={currentInMenus} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

const currentInMenus = (href: string, screen: ScreenContextValue, scope: Scope) =>
  isOpenMoreExactly(href, screen, scope) ? undefined : currentFor(href, screen, scope);

/** Whether another item of the menus leads to the same open screen with more of its query: only that one is marked. */
function isOpenMoreExactly(href: string, screen: ScreenContextValue, scope: Scope): boolean {
  if (!isOpen(href, screen, scope)) return false;
  const { layout, labels } = screen.definitions;
  const open = (layout?.menus ?? []).flatMap(({ items }) =>
    items.flatMap((item) => {
      if (!('to' in item) || !holds(item.when, scope)) return [];
      const url = urlOf(item.to, scope, { screens: screen.screens, labels });
      return url !== undefined && isOpen(url, screen, scope) ? [url] : [];
    }),
  );
  return open.some((url) => parametersIn(url) > parametersIn(href));
}

const parametersIn = (url: string) => [...new URLSearchParams(url.split('?')[1] ?? '')].length;
