import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Layout, MenuItem } from '../../../../generated/definitions.d.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { EndItem, menusAt, NavLink } from './Menu.tsx';
import { useMenuToggle } from './use-menu-toggle.ts';
import './end-menus.css';

/** The menus at the end of a bar: items side by side, or behind a button that shows the menu's title. */
export const EndMenus = ({ layout }: { layout: Layout }) => (
  <ul className="nav-list top-nav-end">
    {menusAt(layout, 'end').map(({ title, items }, index) =>
      title === undefined ? (
        items.map((item, at) => (
          <li key={`${index}.${at}`}>
            <EndItem item={item} />
          </li>
        ))
      ) : (
        <li key={index}>
          <TitledMenu title={title} items={items} />
        </li>
      ),
    )}
  </ul>
);

/** On a phone, where the whole bar is a menu, its items are always shown. */
function TitledMenu({ title, items }: { title: string; items: readonly MenuItem[] }) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { open, setOpen, button, onKeyDown } = useMenuToggle(useLocation().key);
  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: Event) => box.current?.contains(target as Node) || setOpen(false);
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open, setOpen]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc closes what its button opens, wherever the focus is
    <div className="end-menu" ref={box} data-open={open || undefined} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className="end-menu-button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {title}
        <Icon name="chevron-down" size={16} />
      </button>
      <ul className="nav-list end-menu-items" id={id}>
        {items.map((item, index) => (
          <li key={index}>
            <NavLink item={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}
