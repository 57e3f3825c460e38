import type { ComponentType } from 'react';
import type { Block } from '../../../generated/definitions.d.ts';

type BlockOf<Name extends Block['block']> = Extract<Block, { block: Name }>;

/** What draws each block of the language, and what draws some of them apart: see `componentOf`. */
export type Drawn = { [Name in Block['block']]: ComponentType<{ block: BlockOf<Name> }> } & {
  filter: ComponentType<{ block: BlockOf<'form'> }>;
  board: ComponentType<{ block: BlockOf<'table'> }>;
  carousel: ComponentType<{ block: BlockOf<'list'> }>;
  checklist: ComponentType<{ block: BlockOf<'list'> }>;
  hero: ComponentType<{ block: BlockOf<'header'> }>;
};

/** What loads them. */
export type Loads = { [Name in keyof Drawn]: () => Promise<Drawn[Name]> };
