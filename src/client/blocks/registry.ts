import type { ComponentType } from 'react';
import { Actions } from './Actions.tsx';
import { Header } from './Header.tsx';
import { Section } from './Section.tsx';
import { Stats } from './Stats.tsx';
import type { BlockComponent } from './surroundings.ts';
import { Text } from './Text.tsx';

/** Blocks that nearly every page has, those without data too. */
const near: Record<string, unknown> = {
  actions: Actions,
  header: Header,
  section: Section,
  stats: Stats,
  text: Text,
};

/** Blocks that load with the first screen that has them. */
const far: Record<string, () => Promise<unknown>> = {
  detail: () => import('./Detail.tsx').then((module) => module.Detail),
  // Apart, since a filter needs far less than a form that is sent.
  filter: () => import('./FilterForm.tsx').then((module) => module.FilterForm),
  form: () => import('./SubmitForm.tsx').then((module) => module.SubmitForm),
  list: () => import('./List.tsx').then((module) => module.List),
  notice: () => import('./Notice.tsx').then((module) => module.Notice),
  review: () => import('./Review.tsx').then((module) => module.Review),
  table: () => import('./Table.tsx').then((module) => module.Table),
  tabs: () => import('./Tabs.tsx').then((module) => module.Tabs),
  timeline: () => import('./Timeline.tsx').then((module) => module.Timeline),
  use: () => import('./Use.tsx').then((module) => module.Use),
  wizard: () => import('./Wizard.tsx').then((module) => module.Wizard),
};

const loaded = new Map(Object.entries(near) as [string, BlockComponent][]);

/** A block's component, once it is loaded; undefined for one that does not exist. */
export const blockComponent = (name: string) => loaded.get(name);

/** Loads the components of blocks. A name that does not exist is left out, and shows where it stands. */
export async function loadBlocks(names: Iterable<string>): Promise<void> {
  const wanted = [...names].filter((name) => !loaded.has(name) && name in far);
  await Promise.all(
    wanted.map(async (name) => loaded.set(name, (await far[name]!()) as ComponentType<{ block: never }>)),
  );
}
