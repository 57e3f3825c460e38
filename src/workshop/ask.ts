import { askDevelopment } from './ask-development.ts';
import { askSite } from './ask-site.ts';
import type { Asking } from './asking.ts';

/** `npm run dev` writes files; a built workshop is a running site's, and asks its API. */
export const asking: Asking = import.meta.env.DEV ? askDevelopment : askSite();
