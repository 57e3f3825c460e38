import { Menu as Base } from '@base-ui/react/menu';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { landmarkOf } from '../landmark-of.ts';

export interface MenuItem {
  key: string;
  label: string;
  icon?: IconName;
  tone?: 'danger';
  disabled?: boolean;
  onSelect: () => void;
}

export interface MenuListProps {
  id: string;
  label: string;
  items: readonly MenuItem[];
  /** The button that it opens below and returns the focus to. */
  opener: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A menu's list, with the focus on its first item. */
export function MenuList({ id, label, items, opener, open, onOpenChange }: MenuListProps) {
  const first = useRef<HTMLDivElement>(null);
  const [landmark] = useState(() => landmarkOf(opener.current));
  /** Tab closes the menu and focuses the button, so that the Tab order continues from there. */
  const leaveByTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    event.preventDefault();
    onOpenChange(false);
  };
  return (
    <Base.Root
      open={open}
      onOpenChange={onOpenChange}
      onOpenChangeComplete={(opened) => opened && first.current?.focus({ preventScroll: true })}
    >
      <Base.Portal className="portal" container={landmark}>
        <Base.Positioner positionMethod="fixed" anchor={opener} align="end" sideOffset={4}>
          <Base.Popup
            id={id}
            className="menu-list"
            aria-label={label}
            finalFocus={opener}
            onKeyDown={leaveByTab}
          >
            {items.map((item, index) => (
              <Base.Item
                key={item.key}
                ref={index === 0 ? first : undefined}
                className="menu-item"
                data-tone={item.tone}
                disabled={item.disabled}
                onClick={item.onSelect}
              >
                {item.icon && <Icon name={item.icon} />}
                {item.label}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
