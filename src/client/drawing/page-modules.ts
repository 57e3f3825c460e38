import { blocksWithin, formsWithin, queryFormsWithin } from '../blocks/blocks-within.ts';
import { isRare, type LazyBlock } from '../blocks/registry.ts';
import type { LoadedScreen } from '../screens/view.ts';

/** The files of the blocks that `blocks/registry.ts` loads late; a test holds them to it. */
export const FILES: Readonly<Record<LazyBlock, string>> = {
  board: 'blocks/board/Board.tsx',
  carousel: 'blocks/list/ListCarousel.tsx',
  chart: 'blocks/Chart.tsx',
  checklist: 'blocks/list/Checklist.tsx',
  detail: 'blocks/Detail.tsx',
  filter: 'blocks/filter/FilterForm.tsx',
  form: 'blocks/SubmitForm.tsx',
  hero: 'blocks/header/Hero.tsx',
  notice: 'blocks/Notice.tsx',
  review: 'blocks/Review.tsx',
  table: 'blocks/Table.tsx',
  tabs: 'blocks/Tabs.tsx',
  document: 'blocks/Document.tsx',
  timeline: 'blocks/Timeline.tsx',
  use: 'blocks/Use.tsx',
  wizard: 'blocks/Wizard.tsx',
};

/**
 * Returns the modules that a browser will need to take a screen over, by path in the project. `asDrawn`: it draws the
 * screen with the given answers and asks for nothing.
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
  ];
  const files: Readonly<Record<string, string | undefined>> = FILES;
  const client = [
    ...(screen.data && !asDrawn ? ['screens/ScreenWithData.tsx'] : []),
    ...(layout.data ? ['screens/frame/FrameWithData.tsx'] : []),
    ...((screen.data || layout.data) && !asDrawn ? ['state/page-queries.ts'] : []),
    ...(blocks.some(isRare) ? ['blocks/rare-blocks.ts'] : []),
    ...blocks.flatMap((name) => files[name] ?? []),
  ];
  return [
    `generated/screens/${entry.name}.js`,
    ...client.map((file) => `src/client/${file}`),
    ...forms.map((name) => `generated/forms/${name}.js`),
  ];
}
