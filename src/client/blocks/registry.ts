import { Actions } from './Actions.tsx';
import type { Drawn, Loads } from './drawn-blocks.ts';
import { Header } from './Header.tsx';
import { List } from './List.tsx';
import type { rareBlocks } from './rare-blocks.ts';
import { Section } from './Section.tsx';
import { Stats } from './Stats.tsx';
import type { BlockComponent } from './screen-context.ts';
import { Text } from './Text.tsx';

/** Blocks that nearly every page has, those without data too. */
const eager = {
  actions: Actions,
  header: Header,
  list: List,
  section: Section,
  stats: Stats,
  text: Text,
} satisfies Partial<Drawn>;

/** Blocks that load with the first screen that has them, of those that pages for everybody are made of. */
const common = {
  // Loads separately from the list: few lists are drawn as a carousel.
  carousel: () => import('./list/ListCarousel.tsx').then((module) => module.ListCarousel),
  // Its rows have a symbol and a word; it loads with the screen, so that no row grows when it is there.
  checklist: () => import('./list/Checklist.tsx').then((module) => module.Checklist),
  hero: () => import('./header/Hero.tsx').then((module) => module.Hero),
  tabs: () => import('./Tabs.tsx').then((module) => module.Tabs),
  use: () => import('./Use.tsx').then((module) => module.Use),
} satisfies Partial<Loads>;

/** Those of the blocks that load late; with the ones above, each block of the language, to which a test holds them. */
export type LazyBlock = keyof typeof common | keyof typeof rareBlocks;

const loaded = new Map<string, BlockComponent>(Object.entries(eager));

/** Whether a block is one of those that pages for everybody seldom have. */
export const isRare = (name: string) => !(name in eager || name in common);

/** A block's component, once it is loaded; undefined for one that does not exist. */
export const blockComponent = (name: string) => loaded.get(name);

/** Loads the components of blocks. A name that does not exist is left out, and shows where it stands. */
export async function loadBlocks(names: Iterable<string>): Promise<void> {
  const wanted = [...names].filter((name) => !loaded.has(name));
  // The rare ones are listed in a file of its own, which a page that has none of them need not load.
  const lazy: Partial<Loads> = wanted.some(isRare)
    ? { ...common, ...(await import('./rare-blocks.ts')).rareBlocks }
    : common;
  await Promise.all(
    wanted.map(async (name) => {
      const component = await lazy[name as LazyBlock]?.();
      if (component) loaded.set(name, component as BlockComponent);
    }),
  );
}
