import type { Layout, MenuItem } from '../../../../generated/definitions.d.ts';
import { holds } from '../../../language/run/value/conditions.ts';
import { type Scope, value } from '../../../language/run/value/value-path.ts';
import type { ValueSource } from '../../../language/run/value/value-source.ts';
import { ActionButton } from '../../engine/action/ActionButton.tsx';
import { useAction } from '../../engine/action/use-action.ts';
import { useScope } from '../../engine/block-context.ts';
import { Anchor } from '../../engine/link/Anchor.tsx';
import { currentFor, isOpen } from '../../engine/link/current-link.ts';
import { urlOf } from '../../engine/link/target.ts';
import { type ScreenContextValue, useScreenContext } from '../../engine/screen-context.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import type { IconName } from '../../ui/icon/icon-names.ts';
import './bar-end.css';

type At = NonNullable<Layout['menus']>[number]['at'];

/** Returns a layout's menus for one position. */
export const menusAt = (layout: Layout, at: At) => layout.menus?.filter((menu) => menu.at === at) ?? [];

/** The number that a button shows while it hides these items. */
export function useUnread(items: readonly MenuItem[]): number {
  const scope = useScope();
  const counts = items.map((item) => ('badge' in item && Number(value(item.badge, scope))) || 0);
  return counts.reduce((sum, count) => sum + count, 0);
}

/** A menu item as an action: one with a target becomes a "go". */
const actionOf = (item: MenuItem) => ('to' in item ? { action: 'go' as const, ...item } : item);

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

/** A link to a screen, marked if the screen or one below it is open. `hint`: the text is shown as the icon's tooltip. */
export function NavLink({ item, hint = false }: { item: MenuItem; hint?: boolean }) {
  const action = useAction(actionOf(item));
  const scope = useScope();
  const screen = useScreenContext();
  if (!action) return null;
  const current = () =>
    action.href && !isOpenMoreExactly(action.href, screen, scope)
      ? currentFor(action.href, screen, scope)
      : undefined;
  const { href, icon, label, lang, badge, busy, run, show } = action;
  const content = (
    <>
      {icon && <Icon name={icon as IconName} />}
      <span className={show === 'icon' ? 'visually-hidden' : 'nav-label'}>{label}</span>
      {badge ? <span className="count">{badge}</span> : null}
    </>
  );
  if (href === undefined) {
    return (
      <button type="button" className="nav-link" lang={lang} disabled={busy} onClick={() => void run()}>
        {content}
      </button>
    );
  }
  return (
    <Anchor className="nav-link" href={href} title={hint ? label : undefined} aria-current={current()}>
      {content}
    </Anchor>
  );
}

/** The footer's menus, each a list under its title. */
export const FooterMenus = ({ layout }: { layout: Layout }) =>
  menusAt(layout, 'footer').map(({ title, items }) => (
    <nav key={title} aria-label={title} className="footer-menu">
      <h2 className="footer-title">{title}</h2>
      <ul className="nav-list">
        {items.map((item, index) => (
          <li key={index}>
            <NavLink item={item} />
          </li>
        ))}
      </ul>
    </nav>
  ));

/** An item at the end of a bar: a person, an icon, or a button; a link is quiet unless it sets a tone. */
export function EndItem({ item }: { item: MenuItem }) {
  if ('image' in item && item.image !== undefined) return <PersonLink item={item} image={item.image} />;
  const tone = 'tone' in item ? item.tone : undefined;
  return (
    <ActionButton
      variant={tone === undefined ? 'bar' : 'button'}
      action={tone === undefined && 'to' in item ? { ...actionOf(item), tone: 'quiet' } : actionOf(item)}
    />
  );
}

/** A link with a picture, or initials, before a name. */
function PersonLink({ item, image }: { item: MenuItem; image: ValueSource }) {
  const action = useAction(actionOf(item));
  const scope = useScope();
  const screen = useScreenContext();
  if (!action || action.href === undefined) return null;
  const src = value(image, scope);
  return (
    <Anchor className="person-link" href={action.href} aria-current={currentFor(action.href, screen, scope)}>
      <Avatar name={action.label} src={typeof src === 'string' ? src : undefined} size="small" />
      <span className="person-link-name" dir="auto">
        {action.label}
      </span>
    </Anchor>
  );
}
