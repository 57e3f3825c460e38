import type { Layout } from '../../../generated/definitions.d.ts';
import { Brand } from './Brand.tsx';
import { menusAt, NavLink } from './Menu.tsx';

/** The menus at the foot of the page; nothing where the layout has none. */
export function Footer({ layout }: { layout: Layout }) {
  const menus = menusAt(layout, 'footer');
  if (menus.length === 0) return null;
  return (
    <footer className="footer">
      <div className="page footer-columns">
        <Brand layout={layout} />
        {menus.map(({ title, items }) => (
          <nav key={title} aria-label={title}>
            <h2 className="footer-title">{title}</h2>
            <ul className="nav-list">
              {items.map((item, index) => (
                <li key={index}>
                  <NavLink item={item} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
