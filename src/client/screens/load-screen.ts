import { type ScreenEntry, screens } from '../../../generated/screens.ts';
import { blocksWithin, formsWithin } from '../blocks/blocks-within.ts';
import { loadBlocks } from '../blocks/registry.ts';
import { loadForm } from '../blocks/use-form.ts';
import { loadFrame } from './frames.ts';
import { querySchemaOf } from './query-schema.ts';
import { ScreenContent } from './ScreenContent.tsx';
import type { LoadedScreen } from './view.ts';

const loads = new Map<string, Promise<LoadedScreen>>();
const ready = new Map<string, LoadedScreen>();

export const readyScreen = (name: string) => ready.get(name);

/** Loads a screen's definitions and what they need to be drawn; once for all. */
export function loadScreen(entry: ScreenEntry): Promise<LoadedScreen> {
  const load = loads.get(entry.name) ?? prepare(entry);
  loads.set(entry.name, load);
  // A failed load (a lost connection) may be tried again.
  load.catch(() => loads.delete(entry.name));
  return load;
}

async function prepare(entry: ScreenEntry): Promise<LoadedScreen> {
  const { definitions } = await entry.load();
  const { screen, layout, forms } = definitions;
  const [query, content, frame] = await Promise.all([
    screen.query === undefined ? undefined : loadForm(screen.query, forms),
    screen.data ? withData() : ScreenContent,
    loadFrame(layout),
    loadBlocks(blocksWithin(screen.blocks, definitions)),
    ...formsWithin(screen.blocks, definitions).map((name) => loadForm(name, forms)),
  ]);
  const loaded = {
    entry,
    definitions,
    content,
    frame,
    querySchema: querySchemaOf(definitions, query),
  };
  ready.set(entry.name, loaded);
  return loaded;
}

const withData = () => import('./ScreenWithData.tsx').then((module) => module.ScreenWithData);

export const screenNamed = (name: string): ScreenEntry => {
  const entry = screens.find((screen) => screen.name === name);
  if (!entry) throw new Error(`There is no screen "${name}"`);
  return entry;
};
