import { message } from '../../../generated/messages/page.ts';
import { hasMessage } from '../../language/run/value/message.ts';
import { ApiError } from '../api/api-error.ts';
import { failureText } from '../api/failure.ts';
import { notify } from './notify.ts';
import type { Visit } from './visit.ts';

const SERVER = 'server';

/**
 * Returns a failed call's text: the screen's own (message keys, the first that applies, "server" being the
 * response's message), or the error catalogue's. Null for a 401, which leaves the page.
 */
export function textOfFailure(error: unknown, screenMessages?: string | readonly string[]): string | null {
  const keys = screenMessages === undefined ? [] : [screenMessages].flat();
  const served = error instanceof ApiError ? error.serverMessage : undefined;
  const texts = keys.map((key) => (key === SERVER ? served : hasMessage(key) ? message(key) : undefined));
  const catalogue = {
    forbidden: message('errors.forbidden'),
    serverError: message('errors.server'),
    other: message('errors.other'),
  };
  return failureText(
    error,
    catalogue,
    texts.find((text) => text !== undefined),
  );
}

/** Shows a failed call's one toast, with the response's links. */
export function reportFailure(visit: Visit, error: unknown, screenMessages?: string | readonly string[]) {
  const text = textOfFailure(error, screenMessages);
  if (text !== null) void notify(visit, 'error', text, error instanceof ApiError ? error.links : []);
}
