import { HEADER, literal } from '../../grammar/code-text.ts';
import type { Documents } from '../../grammar/documents.ts';
import { type MessageTexts, messageTexts, serverTexts } from '../../grammar/message-texts.ts';
import type { Outputs } from '../outputs.ts';
import { messagesIn } from './screen-references.ts';

const PREFIX = 'rules.';

/** The default texts of validation rules, by rule: "required", "type.integer". */
export function ruleTexts(documents: Documents): Record<string, string> {
  const texts = Object.entries(messageTexts(documents)).filter(
    ([name, text]) => name.startsWith(PREFIX) && typeof text === 'string',
  );
  return Object.fromEntries(texts.map(([name, text]) => [name.slice(PREFIX.length), text as string]));
}

/** `generated/rule-texts.ts`: they go with the forms' code, which the other messages need not. */
export function ruleTextsModule(documents: Documents): string {
  return `${HEADER}export const ruleTexts: Record<string, string> = ${literal(ruleTexts(documents))};\n`;
}

/**
 * `generated/messages/…`: what the client says by itself, a module for each first part of the keys. Who says something takes
 * `message` from there, so that its texts come with it and with nothing else.
 */
export function messageModules(documents: Documents): Outputs {
  const named = messagesIn(documents.byFile.values());
  const server = serverTexts(documents);
  const rooms = new Map<string, MessageTexts>();
  const texts = Object.entries(messageTexts(documents)).filter(
    ([name]) => !(name.startsWith(PREFIX) || name in server),
  );
  // A module is made only where some text of it is named by code; texts that only documents name come with their screens.
  for (const [name] of texts) if (!named.has(name)) rooms.set(roomOf(name), {});
  for (const [name, text] of texts) {
    const room = rooms.get(roomOf(name));
    if (room) room[name] = text;
  }
  return new Map([...rooms].map(([room, texts]) => [`generated/messages/${room}.ts`, messageModule(texts)]));
}

/** What every page may have to say. */
const PAGE: ReadonlySet<string> = new Set(['actions', 'app', 'errors', 'loading', 'menu', 'toasts']);

const roomOf = (name: string) => {
  const [first = ''] = name.split('.');
  return PAGE.has(first) ? 'page' : first;
};

function messageModule(texts: MessageTexts): string {
  return `${HEADER}import { addTexts, message } from '../../src/language/run/value/message.ts';

addTexts(${literal(texts)});
export { message };
`;
}

/** The texts of some keys, as a screen's module holds those that its documents name. */
export const textsOf = (documents: Documents, names: Iterable<string>): MessageTexts => {
  const texts = messageTexts(documents);
  return Object.fromEntries([...names].sort().flatMap((name) => (texts[name] ? [[name, texts[name]]] : [])));
};

/** `generated/messages.ts`: all that a page can say, in one. */
export function messagesModule(documents: Documents): string {
  const named = messagesIn(documents.byFile.values());
  const texts = Object.entries(messageTexts(documents)).filter(
    ([name]) => named.has(name) || !(name.startsWith(PREFIX) || name in serverTexts(documents)),
  );
  const type = 'Readonly<Record<string, string | { one?: string; other: string }>>';
  return `${HEADER}export const messages: ${type} = ${literal(Object.fromEntries(texts))};\n`;
}

/** `generated/server-texts.ts`: the server's own words, so that a key or a gap that is not there does not compile. */
export function serverTextsModule(documents: Documents): string {
  return `${HEADER}export const serverTexts = ${literal(serverTexts(documents))} as const;\n`;
}
