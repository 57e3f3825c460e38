import type { ComponentType } from 'react';
import type { FrameProps } from './frame.ts';
import { TopFrame } from './TopFrame.tsx';

type Frame = ComponentType<FrameProps>;

const far: Record<string, () => Promise<Frame>> = {
  side: () => import('./SideFrame.tsx').then((module) => module.SideFrame),
  split: () => import('./SplitFrame.tsx').then((module) => module.SplitFrame),
};

const loaded = new Map<string, Frame>([['top', TopFrame]]);

export const frameNamed = (name: string) => loaded.get(name)!;

/** Loads the frame of a layout; the one with a bar at the top is there from the start. */
export async function loadFrame(name: string): Promise<void> {
  if (!loaded.has(name)) loaded.set(name, await far[name]!());
}
