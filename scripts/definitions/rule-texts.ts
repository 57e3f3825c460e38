import { HEADER, literal } from './code-text.ts';
import type { Documents } from './documents.ts';

const PREFIX = 'rules.';
/** The server fills these in; the client gets them ready to read. */
const SERVER_PREFIX = 'notifications.';

/** The default texts of validation rules, by rule: "required", "type.integer". */
export function ruleTexts(documents: Documents): Record<string, string> {
  const messages = documents.messages.get('en')?.value ?? {};
  const texts = Object.entries(messages).filter(
    ([name, text]) => name.startsWith(PREFIX) && typeof text === 'string',
  );
  return Object.fromEntries(texts.map(([name, text]) => [name.slice(PREFIX.length), text as string]));
}

/** `generated/rule-texts.ts`: they go with the forms' code, which the other messages need not. */
export function ruleTextsModule(documents: Documents): string {
  return `${HEADER}export const ruleTexts: Record<string, string> = ${literal(ruleTexts(documents))};\n`;
}

/** `generated/messages.ts`: all other messages, for the client; every page has them. */
export function messagesModule(documents: Documents): string {
  const { $schema: _, ...messages } = documents.messages.get('en')?.value ?? {};
  const others = Object.entries(messages).filter(
    ([name]) => !name.startsWith(PREFIX) && !name.startsWith(SERVER_PREFIX),
  );
  const type = 'Readonly<Record<string, string | { one?: string; other: string }>>';
  return `${HEADER}export const messages: ${type} = ${literal(Object.fromEntries(others))};\n`;
}
