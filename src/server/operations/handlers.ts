import type { Handlers } from '../http/handler.ts';
import { auth } from './auth.ts';
import { document } from './document.ts';

/** Every operation's handler. An operation without one, or the other way round, does not compile and does not start. */
export const handlers: Handlers = {
  ...auth,
  ...document,
};
