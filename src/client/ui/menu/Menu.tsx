import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { useLazyModule } from '../use-lazy-module.ts';
import type { MenuItem } from './MenuList.tsx';
import './Menu.css';

export interface MenuProps {
  label: string;
  items: readonly MenuItem[];
  /** The button's icon; three dots by default. */
  icon?: IconName;
  size?: 'medium' | 'small';
  /** Shown on the button instead of an icon, such as a person's name. */
  trigger?: ReactNode;
}

const loadMenuList = () => import('./MenuList.tsx').then((module) => module.MenuList);

/** Actions behind a button. The list's code loads on hover or focus. */
export function Menu({ label, items, icon = 'more-horizontal', size = 'medium', trigger }: MenuProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [MenuList, load] = useLazyModule(loadMenuList);

  const show = (shown: boolean) => {
    if (shown) load();
    setOpen(shown);
  };
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    show(true);
  };
  const openerProps = {
    ref: opener,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': open,
    'aria-controls': open && MenuList ? id : undefined,
    onPointerEnter: load,
    onFocus: load,
    onKeyDown: openByArrow,
    onClick: () => show(!open),
  };
  return (
    <div className="menu">
      {trigger ? (
        <button type="button" className="menu-trigger" aria-label={label} {...openerProps}>
          {trigger}
          <Icon name="chevron-down" size={16} />
        </button>
      ) : (
        <IconButton icon={icon} label={label} size={size} {...openerProps} />
      )}
      {MenuList && (
        <MenuList id={id} label={label} items={items} opener={opener} open={open} onOpenChange={show} />
      )}
    </div>
  );
}
