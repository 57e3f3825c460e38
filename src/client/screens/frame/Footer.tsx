import type { Layout } from '../../../../generated/definitions.d.ts';
import { Brand } from './Brand.tsx';
import { FooterMenus, menusAt } from './Menu.tsx';
import './footer.css';

/** The footer's menus; nothing if the layout has none. */
export function Footer({ layout }: { layout: Layout }) {
  if (menusAt(layout, 'footer').length === 0) return null;
  return (
    <footer className="footer">
      <div className="page footer-columns">
        <Brand layout={layout} />
        <FooterMenus layout={layout} />
      </div>
    </footer>
  );
}
