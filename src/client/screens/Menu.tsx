import type { Layout, MenuItem } from '../../../generated/definitions.d.ts';
import { ActionButton, type ActionButtonProps } from '../blocks/ActionButton.tsx';
import { useAction } from '../blocks/use-action.ts';
import { usePlace } from '../state/location.ts';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/icon-names.ts';

type At = Layout['menus'][number]['at'];

/** The menus of a layout that stand at one place. */
export const menusAt = (layout: Layout, at: At) => layout.menus.filter((menu) => menu.at === at);

/** A menu item as an action: what leads somewhere "goes" there. */
const actionOf = (item: MenuItem) => ('to' in item ? { action: 'go' as const, ...item } : item);

/** Links from screen to screen; the one that is open is marked. */
export function NavLink({ item }: { item: MenuItem }) {
  const action = useAction(actionOf(item));
  const place = usePlace();
  if (!action) return null;
  const { href, icon, label, badge, busy, run } = action;
  const content = (
    <>
      {icon && <Icon name={icon as IconName} />}
      <span className="nav-label">{label}</span>
      {badge ? <span className="count">{badge}</span> : null}
    </>
  );
  if (href === undefined) {
    return (
      <button type="button" className="nav-link" title={label} disabled={busy} onClick={() => void run()}>
        {content}
      </button>
    );
  }
  return (
    <a className="nav-link" href={href} title={label} aria-current={isOpen(href, place) ? 'page' : undefined}>
      {content}
    </a>
  );
}

/** Whether a link leads to where the visitor is: its path, and all that its query string says. */
function isOpen(href: string, { path, search }: { path: string; search: string }): boolean {
  const url = new URL(href, location.origin);
  if (url.pathname !== path) return false;
  const present = new URLSearchParams(search);
  return [...url.searchParams].every(([name, value]) => present.getAll(name).includes(value));
}

/** An item at the end of a bar: a button, or an icon where it has one and is no main thing. */
export function EndItem({ item }: { item: MenuItem }) {
  const tone = 'tone' in item ? item.tone : undefined;
  const look: ActionButtonProps['look'] = 'use' in item ? 'icon' : 'button';
  return (
    <ActionButton
      action={tone === undefined && 'to' in item ? { ...actionOf(item), tone: 'quiet' } : actionOf(item)}
      look={look}
    />
  );
}
