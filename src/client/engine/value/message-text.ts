import type { MessageWith, Saying } from '../../../../generated/definitions.d.ts';
import { message } from '../../../../generated/messages/page.ts';
import { evaluate, type Scope } from '../../../language/run/value/value-path.ts';

/** Returns a message's text: `facts` fill its placeholders, unless the definition gives values for them. */
export function messageText(
  saying: Saying,
  scope: Scope,
  facts: Readonly<Record<string, unknown>> = {},
): string {
  if (typeof saying === 'string') return message(saying, facts);
  const { message: key, with: sources } = saying as MessageWith;
  return message(key, { n: facts.n, ...evaluate(sources, scope) });
}
