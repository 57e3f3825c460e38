import type { Look } from '../address.ts';
import type { DrawAnswer, Drawn } from '../workshop-api.ts';

/** From the workshop to its frame: what to draw, or a draft of what is drawn. */
export type ToFrame =
  | { is: 'show'; drawn: Drawn | null; look: Pick<Look, 'state' | 'theme' | 'dir'> }
  | { is: 'draft'; draft: DrawAnswer };

/** From the frame: it can be told what to draw, or it has drawn. */
export type FromFrame = { is: 'ready' } | { is: 'drawn' } | { is: 'failed'; message: string };
