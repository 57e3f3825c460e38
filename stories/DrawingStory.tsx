import type { StoryObj } from '@storybook/react-vite';
import { Suspense, use, useEffect, useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, screen as page, waitFor } from 'storybook/test';
import type { Block } from '../generated/definitions.d.ts';
import { Blocks } from '../src/client/engine/Blocks.tsx';
import { BlockContext } from '../src/client/engine/block-context.ts';
import { useScreenContext } from '../src/client/engine/screen-context.ts';
import { FramedScreen } from '../src/client/screens/FramedScreen.tsx';
import { BareFrame } from '../src/client/screens/frame/BareFrame.tsx';
import { loadScreen } from '../src/client/screens/load-screen.ts';
import { AddressContext, type LoadedScreen } from '../src/client/screens/view.ts';
import { screenNamed } from '../src/client/state/screen-named.ts';
import { writeSession } from '../src/client/state/stored-session.ts';
import { VisitProvider } from '../src/client/state/VisitProvider.tsx';
import { blocksInside } from '../src/language/run/screen/blocks-inside.ts';
import type { DrawingState } from '../src/workshop/address.ts';
import { type ApiDocument, SampleAnswers } from '../src/workshop/frame/sample-answers.ts';
import { addressOf, sampleVisit } from '../src/workshop/frame/sample-visit.ts';

export interface DrawingStoryProps {
  screen: string;
  state?: DrawingState;
  /** Draws nothing of the screen but the blocks that show this part. */
  part?: string;
  /** Where the screen has the part's own blocks: the keys that lead to the first one, with dots between them. */
  at?: string;
  /** The number of the part's blocks. */
  count?: number;
  /** Draws the part with samples of these components of the API document, by the name it takes each under. */
  takes?: Readonly<Record<string, string>>;
  /** Whether the part is drawn in the dialog that shows it. */
  dialog?: boolean;
  /** Draws nothing of the screen but the blocks that show this table. */
  table?: string;
  /** Draws the frame alone. */
  layout?: string;
}

const { default: api } = (await import('../generated/openapi.json')) as unknown as { default: ApiDocument };
const answers = new SampleAnswers(api);

/** A screen whose calls are answered with samples of the API document, or what of it shows a part, a table or a layout. */
export function DrawingStory(props: DrawingStoryProps) {
  return <Started key={props.state} {...props} />;
}

function Started({ screen, state = 'filled', ...only }: DrawingStoryProps) {
  const drawn = { screen };
  const [visit] = useState(() => sampleVisit(answers, drawn, state));
  // Stories of components have no session.
  useEffect(() => () => writeSession(null), []);
  return (
    <MemoryRouter initialEntries={[addressOf(drawn, state)]} useTransitions={false}>
      <VisitProvider visit={visit}>
        <Suspense>
          <Drawn screen={screen} only={only} />
        </Suspense>
      </VisitProvider>
    </MemoryRouter>
  );
}

type Only = Omit<DrawingStoryProps, 'screen' | 'state'>;

function Drawn({ screen, only }: { screen: string; only: Only }) {
  const location = useLocation();
  const [address] = useState({ current: location });
  const entry = screenNamed(screen);
  const outcome = use(loadScreen(entry, 'story'));
  // Made once: other content would be drawn from the start, and open its dialog again.
  const [loaded] = useState(() => 'loaded' in outcome && onlyOf(outcome.loaded, only));
  const params = Object.fromEntries([...entry.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, '1']));
  if (!loaded) throw 'error' in outcome ? outcome.error : new Error(`There is no ${screen}`);
  return (
    <AddressContext value={address}>
      <FramedScreen view={{ loaded, params, fixed: {} }} />
    </AddressContext>
  );
}

/** Returns what is at a place of a document. */
const valueAt = (document: unknown, place: string): unknown =>
  place.split('.').reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], document);

function onlyOf(loaded: LoadedScreen, only: Only): LoadedScreen {
  const { part, at, count, takes, dialog, table, layout } = only;
  const { definitions } = loaded;
  if (part !== undefined && takes)
    return {
      ...loaded,
      frame: BareFrame,
      content: alone(part, takes, dialog ? titleAbove(part, definitions) : undefined),
    };
  const withBlocks = (blocks: Block[]): LoadedScreen['definitions'] => ({
    ...definitions,
    screen: { ...definitions.screen, blocks },
  });
  if (layout !== undefined) return { ...loaded, definitions: withBlocks([]) };
  if (at !== undefined) {
    const list = valueAt(definitions.screen, at.replace(/\.\d+$/, '')) as Block[];
    const start = Number(/\d+$/.exec(at)![0]);
    return { ...loaded, frame: BareFrame, definitions: withBlocks(list.slice(start, start + (count ?? 1))) };
  }
  if (part === undefined && table === undefined) return loaded;
  const isMeant = (block: Block) => {
    const { part: itsPart, table: itsTable } = block as { part?: string; table?: string };
    return part === undefined ? itsTable === table : itsPart === part;
  };
  const shows = (block: Block): boolean =>
    isMeant(block) || blocksInside(block, definitions).some((inside) => inside.some(shows));
  const pruned = (blocks: readonly Block[]): Block[] =>
    blocks.filter(shows).map((block) => {
      const { blocks, aside } = block as { blocks?: Block[]; aside?: Block[] };
      if (isMeant(block)) return block;
      return {
        ...block,
        ...(blocks && { blocks: pruned(blocks) }),
        ...(aside && { aside: pruned(aside) }),
      } as Block;
    });
  return { ...loaded, frame: BareFrame, definitions: withBlocks(pruned(definitions.screen.blocks)) };
}

/** Returns the title of the dialog that shows a part, as the definitions have it in their language. */
function titleAbove(part: string, value: unknown, above?: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { action, title, label, part: shown } = value as Record<string, unknown>;
  const dialog = action === 'open' ? String(title ?? label ?? '') : above;
  if (shown === part) return dialog;
  for (const one of Object.values(value)) {
    const found = titleAbove(part, one, dialog);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns a screen's content: a part with sample values, in the dialog that shows it. */
function alone(
  part: string,
  takes: Readonly<Record<string, string>>,
  title?: string,
): LoadedScreen['content'] {
  const names = Object.keys(takes);
  const samples = Object.fromEntries(names.map((name) => [name, answers.component(takes[name]!)]));
  const blocks: Block[] = [
    { block: 'use', part, with: Object.fromEntries(names.map((name) => [name, name])) },
  ];
  return function Alone({ scope }) {
    const { openDialog } = useScreenContext();
    const [around] = useState(() => ({ ...scope, item: samples[names[0]!], ...samples }));
    useEffect(() => {
      if (title !== undefined) openDialog({ action: 'open', title, blocks }, around);
    }, [openDialog, around]);
    return (
      <BlockContext value={{ scope: around, level: 2 }}>
        <h1 className="visually-hidden">{part}</h1>
        {title === undefined && <Blocks blocks={blocks} />}
      </BlockContext>
    );
  };
}

/** Waits until the dialog and everything in it has loaded. */
export const opened: StoryObj['play'] = async () => {
  const dialog = await page.findByRole('dialog');
  await waitFor(() => {
    expect(dialog.textContent).not.toBe('');
    expect(dialog.querySelector('.skeleton')).toBeNull();
  });
};

/** Waits until everything has loaded. */
export const drawn: StoryObj['play'] = async ({ canvasElement }) => {
  await waitFor(() => {
    expect(canvasElement.textContent).not.toBe('');
    expect(canvasElement.querySelector('.skeleton')).toBeNull();
  });
};
