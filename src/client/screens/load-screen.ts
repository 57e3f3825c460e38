import { use, useSyncExternalStore } from 'react';
import type { Definitions } from '../../../generated/definitions.d.ts';
import type { ScreenEntry } from '../../../generated/screens.ts';
import type { FormModule } from '../../language/run/form/form-module.ts';
import { blockQueries } from '../../language/run/screen/screen-query.ts';
import { perLanguage } from '../../language/run/value/language.ts';
import { addTexts } from '../../language/run/value/message.ts';
import { addCalls } from '../api/known-calls.ts';
import { loadForm } from '../blocks/form/use-form.ts';
import { loadBlocks } from '../blocks/registry.ts';
import { blocksWithin, formsWithin, queryFormsWithin } from '../engine/blocks-within.ts';
import type { QuerySchema } from '../state/query-string.ts';
import { loadFrame } from './frame/frames.ts';
import { translated } from './in-language.ts';
import { ScreenBlocks } from './ScreenBlocks.tsx';
import type { LoadedScreen } from './view.ts';

/** The result of loading a screen. A failure is returned, not thrown: the error page is shown for it. */
export type LoadOutcome = { loaded: LoadedScreen } | { error: unknown };

/** `attempt` identifies the navigation that requested it. */
interface Load {
  outcome: Promise<LoadOutcome>;
  attempt: string;
  failed: boolean;
}

/** A promise that React's `use` reads without suspending, because it has these two fields. */
interface Ready extends Promise<LoadOutcome> {
  status: 'fulfilled';
  value: { loaded: LoadedScreen };
}

/** What a server-rendered page already has of its screen. */
export interface GivenScreen {
  /** The screen's own module. */
  file?: Promise<{ definitions: Definitions }>;
  /** The component that renders its blocks, instead of the usual one. */
  content?: LoadedScreen['content'];
}

/** The modules of all screens, for navigation between them. */
export const loadScreenFiles = () => import('../../../generated/screen-files.ts');

const fileOf = async (name: string) => (await loadScreenFiles()).screenFiles[name]!();

const loads = perLanguage(() => new Map<string, Load>());
const ready = perLanguage(() => new Map<string, Ready>());

export const isReady = (name: string) => ready().has(name);

function setReady(loaded: LoadedScreen) {
  const value = { loaded };
  const outcome = Object.assign(Promise.resolve(value), { status: 'fulfilled', value } as const);
  ready().set(loaded.entry.name, outcome);
}

/**
 * Loads a screen's definitions and rendering code, once. After a failure, the next navigation to the screen
 * retries.
 */
export function loadScreen(entry: ScreenEntry, attempt: string, given?: GivenScreen): Promise<LoadOutcome> {
  const known = loads().get(entry.name);
  if (known && !(known.failed && known.attempt !== attempt)) return known.outcome;
  const outcome = prepare(entry, given).then(
    (loaded) => ({ loaded }),
    (error: unknown) => {
      load.failed = true;
      return { error };
    },
  );
  const load: Load = { outcome, attempt, failed: false };
  loads().set(entry.name, load);
  return outcome;
}

async function prepare(entry: ScreenEntry, given: GivenScreen = {}): Promise<LoadedScreen> {
  const definitions = (given.file ?? fileOf(entry.name)).then((file) => file.definitions);
  const loaded = await complete(entry, definitions, given.content);
  setReady(loaded);
  return loaded;
}

async function complete(
  entry: ScreenEntry,
  written: Definitions | Promise<Definitions>,
  given?: LoadedScreen['content'],
): Promise<LoadedScreen> {
  const definitions = await translated(entry, written);
  addTexts(definitions.texts);
  addCalls(definitions.calls);
  const { screen, layout, forms, labels } = definitions;
  const inQuery = [screen.query ?? [], queryFormsWithin(screen.blocks, definitions)].flat();
  const [query, content, frame] = await Promise.all([
    Promise.all(inQuery.map((name) => loadForm(name, forms))),
    given ?? following(labels, screen.data ? withNames() : ScreenBlocks),
    loadFrame(layout),
    loadBlocks(blocksWithin(screen.blocks, definitions)),
    ...formsWithin(screen.blocks, definitions).map((name) => loadForm(name, forms)),
  ]);
  return { entry, definitions, content, frame, querySchema: querySchemaOf(definitions, query) };
}

const followers = new Set<() => void>();

let renewal: Promise<void> | undefined;

/**
 * Replaces definitions that were edited, in development. Mounted screens keep their state. Renewals run one after the
 * other: each starts from what the one before it has made.
 */
export function renewScreens(definitionsOf: (loaded: LoadedScreen) => Definitions): Promise<void> {
  const run = async () => {
    const renewed = [...ready().values()].map(({ value: { loaded } }) =>
      complete(loaded.entry, definitionsOf(loaded)),
    );
    for (const loaded of await Promise.all(renewed)) setReady(loaded);
    for (const follower of followers) follower();
  };
  renewal = renewal ? renewal.then(run, run) : run();
  return renewal;
}

const follow = (follower: () => void) => {
  followers.add(follower);
  return () => followers.delete(follower);
};

const outcomeIfReady = (name: string) => ready().get(name);
const useOutcomeIfReady: typeof outcomeIfReady = import.meta.hot
  ? (name) => useSyncExternalStore(follow, () => ready().get(name))
  : outcomeIfReady;

/** Returns the result of loading a screen; suspends until there is one. */
export function useScreen(entry: ScreenEntry, attempt: string): LoadOutcome {
  const known = useOutcomeIfReady(entry.name);
  return use(known ?? loadScreen(entry, attempt));
}

const withNames = () => import('./BlocksWithData.tsx').then((module) => module.BlocksWithData);

type Content = LoadedScreen['content'];

/** Reads value labels whose texts are stored data (`from`); if that code fails to load, they stay as written. */
const following = (labels: Definitions['labels'], content: Content | Promise<Content>) =>
  Object.values(labels).some(({ from }) => from)
    ? Promise.all([content, import('./with-made-texts.tsx').catch(() => undefined)]).then(
        ([content, made]) => made?.withMadeTexts(content) ?? content,
      )
    : content;

/** Returns the schema of a screen's query string: what its blocks store there, and the fields of its form. */
function querySchemaOf(definitions: Definitions, forms: readonly FormModule[]): QuerySchema {
  const { screen } = definitions;
  const fieldsOf = (name: string | undefined) =>
    forms.find((form) => form.name === name)?.schema.properties ?? {};
  const fields = blockQueries(screen.blocks, definitions, fieldsOf).map(({ fields }) => fields);
  return Object.assign({}, ...fields, fieldsOf(screen.query)) as QuerySchema;
}
