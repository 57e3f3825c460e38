import type { PluralText } from '../run/value/plural.ts';
import { type Document, type Documents, placeIn } from './documents.ts';
import type { Findings } from './findings.ts';
import { oncePer } from './once-per.ts';

/** One text, or one for each plural form, chosen by the count `n`. */
export type MessageText = PluralText;
export type MessageTexts = Readonly<Record<string, MessageText>>;

/** The folder of the server's own messages: pages get them only where a document names one. */
const SERVER = 'server/';

/** Every text by its key, from the documents of `schemas/messages`, which are split by subject. */
export const messageTexts = oncePer((documents: Documents) => together(documents, () => true));

/** Returns the server's own messages, for answers, mails and notifications. */
export const serverTexts = oncePer((documents: Documents) =>
  together(documents, ({ name }) => name.startsWith(SERVER)),
);

function together(documents: Documents, isWanted: (document: Document) => boolean): MessageTexts {
  const texts: Record<string, MessageText> = {};
  for (const document of documents.messages.values()) {
    const { $schema: _, ...said } = document.value;
    if (isWanted(document)) Object.assign(texts, said);
  }
  return texts;
}

/** Refuses a key that two documents define. */
export function refuseKeysSaidTwice(documents: Documents, findings: Findings): void {
  const said = new Map<string, Document>();
  for (const document of documents.messages.values())
    for (const key of Object.keys(document.value).filter((name) => name !== '$schema')) {
      const first = said.get(key);
      if (first) findings.add(placeIn(document, key), `"${key}" is said in ${first.source.file} already`);
      else said.set(key, document);
    }
}
