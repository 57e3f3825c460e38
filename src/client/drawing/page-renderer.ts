import './every-call.ts';
import type { PageRenderer } from '../../language/run/screen/drawn-page.ts';
import { addressOf, draw } from './draw-page.tsx';
import { drawOwn } from './own-page.tsx';
import { needsOf } from './page-needs.tsx';
import { addressesOfRows, siteMap } from './site-map.ts';

/** The interface of the client's server build. */
export const renderer: PageRenderer = { addressOf, draw, drawOwn, needsOf, siteMap, addressesOfRows };
