import type { Layout, MenuItem } from '../../../generated/definitions.d.ts';
import type { Scope } from '../../shared/value-path.ts';
import { ActionButton, type ActionButtonProps } from '../blocks/ActionButton.tsx';
import { type Stage, useScope, useStage } from '../blocks/surroundings.ts';
import { useAction } from '../blocks/use-action.ts';
import { matchRoute } from '../state/routes.ts';
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
  const scope = useScope();
  const stage = useStage();
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
      <button type="button" className="nav-link" disabled={busy} onClick={() => void run()}>
        {content}
      </button>
    );
  }
  return (
    <a className="nav-link" href={href} aria-current={isOpen(href, stage, scope) ? 'page' : undefined}>
      {content}
    </a>
  );
}

/** The menus at the side or the foot, each a list below its title. */
export const TitledMenus = ({ layout, at }: { layout: Layout; at: 'side' | 'footer' }) =>
  menusAt(layout, at).map(({ title, items }) => (
    <nav key={title} aria-label={title} className={`${at}-menu`}>
      <h2 className={`${at}-title`}>{title}</h2>
      <ul className="nav-list">
        {items.map((item, index) => (
          <li key={index}>
            <NavLink item={item} />
          </li>
        ))}
      </ul>
    </nav>
  ));

/** Whether a link leads to the screen that is open, and to the same values of its query string. */
function isOpen(href: string, { screens, definitions }: Stage, { route, query }: Scope): boolean {
  const url = new URL(href, location.origin);
  const match = matchRoute(screens, url.pathname);
  if (!match || 'redirect' in match || match.entry.path !== definitions.screen.path) return false;
  const said = { ...match.fixed, ...Object.fromEntries(url.searchParams), ...match.params };
  const present = { ...(query as object), ...(route as object) } as Readonly<Record<string, unknown>>;
  return Object.entries(said).every(([name, value]) => String(present[name]) === String(value));
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
