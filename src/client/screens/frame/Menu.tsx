import type { Layout, MenuItem } from '../../../../generated/definitions.d.ts';
import { type Scope, value } from '../../../language/run/value/value-path.ts';
import type { ValueSource } from '../../../language/run/value/value-source.ts';
import { ActionButton } from '../../engine/action/ActionButton.tsx';
import { useAction } from '../../engine/action/use-action.ts';
import { useScope } from '../../engine/block-context.ts';
import { Anchor } from '../../engine/link/Anchor.tsx';
import { currentFor } from '../../engine/link/current-link.ts';
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

interface NavLinkProps {
  item: MenuItem;
  /** Whether the text is shown as the icon's tooltip. */
  hint?: boolean;
  /** Returns the link's `aria-current`. */
  currentOf?: (href: string, screen: ScreenContextValue, scope: Scope) => 'page' | 'true' | undefined;
}

/** A link to a screen, marked if the screen or one below it is open. */
export function NavLink({ item, hint = false, currentOf = currentFor }: NavLinkProps) {
  const action = useAction(actionOf(item));
  const scope = useScope();
  const screen = useScreenContext();
  if (!action) return null;
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
    <Anchor
      className="nav-link"
      href={href}
      title={hint ? label : undefined}
      aria-current={currentOf(href, screen, scope)}
    >
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
