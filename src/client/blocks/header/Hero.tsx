import type { FormEvent } from 'react';
import type { HeaderBlock, SearchBox } from '../../../../generated/definitions.d.ts';
import { template } from '../../../language/run/value/value-path.ts';
import { useScope } from '../../engine/block-context.ts';
import { urlOf } from '../../engine/link/target.ts';
import { useScreenContext } from '../../engine/screen-context.ts';
import { Lattice } from '../../ui/art/Lattice.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Content } from './Header.tsx';
import './header-hero.css';
import './hero-page.css';

/** The header of a landing page: large, on its own background. Few pages have one, so it loads separately. */
export const Hero = ({ block }: { block: HeaderBlock }) => (
  <header className="header" data-variant="hero" data-theme="dark">
    <Lattice />
    <Content block={block} variant="hero" search={block.search && <HeaderSearch search={block.search} />} />
  </header>
);

/**
 * A search box that leads to another screen. It is a plain HTML form, so it works before any script has
 * loaded.
 */
function HeaderSearch({ search }: { search: SearchBox }) {
  const scope = useScope();
  const { screens, definitions, navigation } = useScreenContext();
  const href = urlOf(search.to, scope, { screens, labels: definitions.labels });
  if (href === undefined) return null;
  const { label, placeholder, parameter } = search;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get(parameter)).trim();
    navigation.go(words ? `${href}?${new URLSearchParams({ [parameter]: words })}` : href);
  };
  const name = template(label, scope);
  return (
    <search className="header-search">
      <form action={href} onSubmit={onSubmit} data-theme="light">
        <input
          type="search"
          name={parameter}
          aria-label={name}
          placeholder={placeholder && template(placeholder, scope)}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
        />
        <IconButton type="submit" icon="search" label={name} />
      </form>
    </search>
  );
}
