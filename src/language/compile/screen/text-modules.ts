import { HEADER, literal } from '../../grammar/code-text.ts';
import type { Documents } from '../../grammar/documents.ts';
import {
  type MessageText,
  type MessageTexts,
  messageTexts,
  serverTexts,
} from '../../grammar/message-texts.ts';
import { RULES, ruleTexts } from '../form/rule-texts.ts';
import type { Outputs } from '../outputs.ts';
import { messagesIn } from './screen-references.ts';

/** Makes `generated/rule-texts.ts`, which loads with the forms' code; the other messages do not need it. */
export function ruleTextsModule(documents: Documents): string {
  return `${HEADER}export const ruleTexts: Record<string, string> = ${literal(ruleTexts(documents))};\n`;
}

/**
 * Makes `generated/messages/…`: the client's own messages, a module for each first segment of the keys. Code
 * imports `message` from its module, so that it loads only these texts.
 */
export function messageModules(documents: Documents): Outputs {
  const named = messagesIn(documents.byFile.values());
  const server = serverTexts(documents);
  const rooms = new Map<string, Record<string, MessageText>>();
  const texts = Object.entries(messageTexts(documents)).filter(
    ([name]) => !(name.startsWith(RULES) || name in server),
  );
  // A module is generated only if code uses a text of it; texts that only documents name load with their
  // screens.
  for (const [name] of texts) if (!named.has(name)) rooms.set(roomOf(name), {});
  for (const [name, text] of texts) {
    const room = rooms.get(roomOf(name));
    if (room) room[name] = text;
  }
  return new Map([...rooms].map(([room, texts]) => [`generated/messages/${room}.ts`, messageModule(texts)]));
}

/** The key groups that every page may need. */
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

/** Returns the messages of some keys, for a screen's module. */
export const textsOf = (documents: Documents, names: Iterable<string>): MessageTexts => {
  const texts = messageTexts(documents);
  return Object.fromEntries([...names].sort().flatMap((name) => (texts[name] ? [[name, texts[name]]] : [])));
};

/** Makes `generated/messages.ts`: all messages of pages in one module. */
export function messagesModule(documents: Documents): string {
  const named = messagesIn(documents.byFile.values());
  const texts = Object.entries(messageTexts(documents)).filter(
    ([name]) => named.has(name) || !(name.startsWith(RULES) || name in serverTexts(documents)),
  );
  const type = 'Readonly<Record<string, PluralText>>';
  return `${HEADER}import type { PluralText } from '../src/language/run/value/plural.ts';

export const messages: ${type} = ${literal(Object.fromEntries(texts))};\n`;
}

/**
 * Makes `generated/server-texts.ts`: the server's messages, typed so that an unknown key or placeholder does
 * not compile.
 */
export function serverTextsModule(documents: Documents): string {
  return `${HEADER}export const serverTexts = ${literal(serverTexts(documents))} as const;\n`;
}
