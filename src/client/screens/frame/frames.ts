import type { ComponentType } from 'react';
import type { Layout } from '../../../../generated/definitions.d.ts';
import { BareFrame } from './BareFrame.tsx';
import type { FrameProps } from './frame.ts';
import { TopFrame } from './TopFrame.tsx';

type Frame = ComponentType<FrameProps>;

const lazy: Record<string, () => Promise<Frame>> = {
  side: () => import('./SideFrame.tsx').then((module) => module.SideFrame),
  split: () => import('./SplitFrame.tsx').then((module) => module.SplitFrame),
};

const loaded = new Map<string, Frame>([
  ['top', TopFrame],
  ['none', BareFrame],
]);
/** One component per layout, so that the frame stays mounted from screen to screen. */
const framed = new WeakMap<Layout, Frame>();

/** Loads a layout's frame; those with a top bar and without menus are bundled. */
export async function loadFrame(layout: Layout): Promise<Frame> {
  const known = framed.get(layout);
  if (known) return known;
  const plain = loaded.get(layout.frame) ?? (await lazy[layout.frame]!());
  loaded.set(layout.frame, plain);
  const frame = layout.data ? (await import('./FrameWithData.tsx')).withFrameData(plain) : plain;
  framed.set(layout, frame);
  return frame;
}
