import type { PageRenderer } from '../../language/run/screen/drawn-page.ts';
import { addressOf, draw } from './draw-page.tsx';
import { addressesOfRows, siteMap } from './site-map.ts';

/** What the build makes for the server of the client's own code. */
export const renderer: PageRenderer = { addressOf, draw, siteMap, addressesOfRows };
