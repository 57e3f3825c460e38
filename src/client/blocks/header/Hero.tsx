import type { HeaderBlock } from '../../../../generated/definitions.d.ts';
import { Lattice } from '../../ui/art/Lattice.tsx';
import { Content } from '../Header.tsx';
import { HeaderSearch } from './HeaderSearch.tsx';
import './header-hero.css';
import './hero-page.css';

/** The head of a page that is read at leisure: large, on a ground of its own. Few pages have one, so it loads apart. */
export const Hero = ({ block }: { block: HeaderBlock }) => (
  <header className="header" data-look="hero" data-theme="dark">
    <Lattice />
    <Content block={block} look="hero" search={block.search && <HeaderSearch search={block.search} />} />
  </header>
);
