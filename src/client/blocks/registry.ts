import type { BlockComponent } from '../engine/screen-context.ts';
import { Actions } from './actions/Actions.tsx';
import type { Drawn, Loads } from './drawn-blocks.ts';
import { Header } from './header/Header.tsx';
import { List } from './list/List.tsx';
import type { rareBlocks } from './rare-blocks.ts';
import { Section } from './section/Section.tsx';
import { Stats } from './stats/Stats.tsx';
import { Text } from './text/Text.tsx';

/** Blocks that nearly every page uses, and those without data. */
const eager = {
  actions: Actions,
  header: Header,
  list: List,
  section: Section,
  stats: Stats,
  text: Text,
} satisfies Partial<Drawn>;

/** Blocks that are common on public pages; they load with the first screen that uses them. */
const common = {
  // Loads separately from the list: few lists are drawn as a carousel.
  carousel: () => import('./list/ListCarousel.tsx').then((module) => module.ListCarousel),
  // Its rows have an icon and a word; it loads with the screen, so that no row grows later.
  checklist: () => import('./list/Checklist.tsx').then((module) => module.Checklist),
  hero: () => import('./header/Hero.tsx').then((module) => module.Hero),
  tabs: () => import('./tabs/Tabs.tsx').then((module) => module.Tabs),
  use: () => import('./use/Use.tsx').then((module) => module.Use),
} satisfies Partial<Loads>;

/** The lazily loaded blocks; a test checks that these and the eager ones cover the vocabulary. */
export type LazyBlock = keyof typeof common | keyof typeof rareBlocks;

const loaded = new Map<string, BlockComponent>(Object.entries(eager));

/** Whether a block is rare on public pages. */
export const isRare = (name: string) => !(name in eager || name in common);

/** A block's component once it is loaded; undefined for an unknown name. */
export const blockComponent = (name: string) => loaded.get(name);

/** Loads the components of blocks. Unknown names are skipped here and reported when they are drawn. */
export async function loadBlocks(names: Iterable<string>): Promise<void> {
  const wanted = [...names].filter((name) => !loaded.has(name));
  // The rare ones are listed in a separate file, which a page that needs none does not load.
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
