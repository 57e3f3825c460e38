import type { Block, Definitions } from '../../../generated/definitions.d.ts';
import { blocksInside } from '../../language/run/screen/blocks-inside.ts';
import { language } from '../../language/run/value/language.ts';
import { isRare, type LazyBlock } from '../blocks/registry.ts';
import { blocksWithin, formsWithin, queryFormsWithin } from '../engine/blocks-within.ts';
import type { LoadedScreen } from '../screens/view.ts';
import { formFile } from './page-language.ts';

/** The files of the blocks that `blocks/registry.ts` loads lazily; a test compares the two. */
export const FILES: Readonly<Record<LazyBlock, string>> = {
  board: 'blocks/table/board/Board.tsx',
  carousel: 'blocks/list/ListCarousel.tsx',
  chart: 'blocks/chart/Chart.tsx',
  checklist: 'blocks/list/Checklist.tsx',
  compare: 'blocks/list/ListCompare.tsx',
  detail: 'blocks/detail/Detail.tsx',
  accordion: 'blocks/section/RareSections.tsx',
  disclosure: 'blocks/section/RareSections.tsx',
  filter: 'blocks/form/filter/FilterForm.tsx',
  form: 'blocks/form/SubmitForm.tsx',
  hero: 'blocks/header/Hero.tsx',
  'list-detail': 'blocks/section/RareSections.tsx',
  month: 'blocks/list/month/Month.tsx',
  notice: 'blocks/notice/Notice.tsx',
  review: 'blocks/review/Review.tsx',
  table: 'blocks/table/Table.tsx',
  tabs: 'blocks/tabs/Tabs.tsx',
  document: 'blocks/document/Document.tsx',
  timeline: 'blocks/timeline/Timeline.tsx',
  use: 'blocks/use/Use.tsx',
  wizard: 'blocks/wizard/Wizard.tsx',
};

/** The files of the frames that `screens/frame/frames.ts` loads lazily. */
const FRAMES: Readonly<Record<string, readonly string[]>> = {
  side: ['screens/frame/SideFrame.tsx'],
  split: ['screens/frame/SplitFrame.tsx'],
};

/**
 * Returns the modules that a browser needs to hydrate a screen, by path in the project. `asDrawn`: it
 * renders the screen with the given responses and fetches nothing.
 */
export function modulesOf(
  { entry, definitions }: LoadedScreen,
  { asDrawn = false }: { asDrawn?: boolean } = {},
): string[] {
  const { screen, layout } = definitions;
  const blocks = [...blocksWithin(screen.blocks, definitions)];
  const forms = [
    ...[screen.query ?? [], queryFormsWithin(screen.blocks, definitions)].flat(),
    ...formsWithin(screen.blocks, definitions),
    ...stepFormsWithin(screen.blocks, definitions),
  ];
  const files: Readonly<Record<string, string | undefined>> = FILES;
  const { name } = language();
  const client = [
    ...(name === 'en' ? [] : ['screens/load-language.ts']),
    ...(screen.data && !asDrawn ? ['screens/BlocksWithData.tsx'] : []),
    ...(FRAMES[layout.frame] ?? []),
    ...(layout.data ? ['screens/frame/FrameWithData.tsx'] : []),
    ...((screen.data || layout.data) && !asDrawn ? ['state/page-queries.ts'] : []),
    ...(blocks.some(isRare) ? ['blocks/rare-blocks.ts'] : []),
    ...blocks.flatMap((name) => files[name] ?? []),
  ];
  return [
    `generated/screens/${entry.name}.js`,
    ...(name === 'en'
      ? []
      : [`generated/languages/${name}.ts`, `generated/languages/${name}/screens/${entry.name}.js`]),
    ...client.map((file) => `src/client/${file}`),
    ...forms.map(formFile),
  ];
}

/** Returns the forms of a screen's wizards, which load together. */
function stepFormsWithin(blocks: readonly Block[], known: Pick<Definitions, 'parts' | 'wizards'>): string[] {
  return blocks.flatMap((block) => {
    const { steps, suggest } = (block.block === 'wizard' && known.wizards[block.wizard]) || { steps: [] };
    return [
      ...steps.flatMap(({ form }) => form ?? []),
      suggest?.form ?? [],
      ...blocksInside(block, known).flatMap((inside) => stepFormsWithin(inside, known)),
    ].flat();
  });
}
