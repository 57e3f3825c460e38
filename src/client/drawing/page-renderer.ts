import type { PageRenderer } from '../../language/run/screen/drawn-page.ts';
import { addressOf, draw } from './draw-page.tsx';
import { addressesOfRows, siteMap } from './site-map.ts';

/** The server's build of the client: what it can call. */
export const renderer: PageRenderer = { addressOf, draw, siteMap, addressesOfRows };
