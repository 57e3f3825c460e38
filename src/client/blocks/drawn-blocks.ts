import type { ComponentType } from 'react';
import type { Block } from '../../../generated/definitions.d.ts';

type BlockOf<Name extends Block['block']> = Extract<Block, { block: Name }>;

/** The component of each block type, and of the variants that load separately: see `componentOf`. */
export type Drawn = { [Name in Block['block']]: ComponentType<{ block: BlockOf<Name> }> } & {
  filter: ComponentType<{ block: BlockOf<'form'> }>;
  board: ComponentType<{ block: BlockOf<'table'> }>;
  carousel: ComponentType<{ block: BlockOf<'list'> }>;
  checklist: ComponentType<{ block: BlockOf<'list'> }>;
  compare: ComponentType<{ block: BlockOf<'list'> }>;
  month: ComponentType<{ block: BlockOf<'list'> }>;
  hero: ComponentType<{ block: BlockOf<'header'> }>;
  'list-detail': ComponentType<{ block: BlockOf<'section'> }>;
  accordion: ComponentType<{ block: BlockOf<'section'> }>;
  disclosure: ComponentType<{ block: BlockOf<'section'> }>;
};

export type Loads = { [Name in keyof Drawn]: () => Promise<Drawn[Name]> };
