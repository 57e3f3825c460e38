import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import type { IconName } from './icon-names.ts';
import './Menu.css';

export interface MenuItem {
  key: string;
  label: string;
  icon?: IconName;
  tone?: 'danger';
  disabled?: boolean;
  onSelect: () => void;
}

export interface MenuProps {
  label: string;
  items: readonly MenuItem[];
  /** What opens it; three dots by default. */
  icon?: IconName;
  size?: 'medium' | 'small';
  /** Shown on the trigger instead of an icon, such as a person's name. */
  trigger?: ReactNode;
}

/** Actions behind a button. The browser's popover gives the top layer, Esc and the click beside. */
export function Menu({ label, items, icon = 'more-horizontal', size = 'medium', trigger }: MenuProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const opener = { popoverTarget: id, 'aria-haspopup': 'menu' as const };

  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]:enabled') ?? [])];
  const onKeyDown = (event: KeyboardEvent) => {
    const all = entries();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const goal = goals[event.key]?.(at, all.length);
    if (goal !== undefined) {
      event.preventDefault();
      all[goal]?.focus();
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      // A dialog around the menu must not close with it.
      event.stopPropagation();
      list.current?.hidePopover();
      if (event.key === 'Escape') event.preventDefault();
    }
  };
  const onToggle = (event: { newState: string }) => {
    if (event.newState === 'open') entries()[0]?.focus();
  };
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    event.currentTarget.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  };

  return (
    <div className="menu">
      {trigger ? (
        <button type="button" className="menu-trigger" aria-label={label} onKeyDown={openByArrow} {...opener}>
          {trigger}
          <Icon name="chevron-down" size={16} />
        </button>
      ) : (
        <IconButton icon={icon} label={label} size={size} onKeyDown={openByArrow} {...opener} />
      )}
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className="menu-list"
        onKeyDown={onKeyDown}
        onToggle={onToggle}
      >
        {items.map((item) => (
          <button
            key={item.key}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className="menu-item"
            data-tone={item.tone}
            disabled={item.disabled}
            onClick={() => {
              list.current?.hidePopover();
              item.onSelect();
            }}
          >
            {item.icon && <Icon name={item.icon} />}
            {item.label}
          </button>
        ))}
      </div>
    </div>
  );
}

const goals: Record<string, ((at: number, count: number) => number) | undefined> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};
