import type { CallAction } from '../../../../generated/definitions.d.ts';
import type { Scope } from '../../../language/run/value/value-path.ts';
import { messageText } from '../value/message-text.ts';

/** What is asked before a call, and below it what follows. */
export interface Question {
  title: string;
  text?: string;
}

/** Returns an action's question; undefined where it asks nothing. */
export const questionOf = (
  { confirm, confirm_text }: Pick<CallAction, 'confirm' | 'confirm_text'>,
  scope: Scope,
  facts: Readonly<Record<string, unknown>>,
): Question | undefined =>
  confirm === undefined
    ? undefined
    : {
        title: messageText(confirm, scope, facts),
        text: confirm_text === undefined ? undefined : messageText(confirm_text, scope, facts),
      };
