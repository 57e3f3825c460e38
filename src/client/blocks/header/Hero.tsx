import type { HeaderBlock } from '../../../../generated/definitions.d.ts';
import { Lattice } from '../../ui/art/Lattice.tsx';
import { Content } from './Header.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';
import './header-hero.css';
import './hero-page.css';

/** The head of a landing page: large, on a background of its own. Few pages have one, so it loads separately. */
export const Hero = ({ block }: { block: HeaderBlock }) => (
  <header className="header" data-look="hero" data-theme="dark">
    <Lattice />
    <Content block={block} look="hero" search={block.search && <HeaderSearch search={block.search} />} />
  </header>
);
