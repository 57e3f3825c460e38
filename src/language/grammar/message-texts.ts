import { type Document, type Documents, placeIn } from './documents.ts';
import type { Findings } from './findings.ts';

/** One text, or one for each plural form, chosen by the count `n`. */
export type MessageText = string | { one?: string; other: string };
export type MessageTexts = Record<string, MessageText>;

/** Where the server's own words stand: no page needs them, unless a document names one. */
const SERVER = 'server/';

/** Every text by its key: the documents of `schemas/messages`, which are split by what they are about. */
export const messageTexts = (documents: Documents): MessageTexts => together(documents, () => true);

/** What the server says by itself: in its answers, mails and notifications. */
export const serverTexts = (documents: Documents): MessageTexts =>
  together(documents, ({ name }) => name.startsWith(SERVER));

function together(documents: Documents, isWanted: (document: Document) => boolean): MessageTexts {
  const texts: MessageTexts = {};
  for (const document of documents.messages.values()) {
    const { $schema: _, ...said } = document.value;
    if (isWanted(document)) Object.assign(texts, said);
  }
  return texts;
}

/** A key that two documents use would be one text in the end. */
export function refuseKeysSaidTwice(documents: Documents, findings: Findings): void {
  const said = new Map<string, Document>();
  for (const document of documents.messages.values())
    for (const key of Object.keys(document.value).filter((name) => name !== '$schema')) {
      const first = said.get(key);
      if (first) findings.add(placeIn(document, key), `"${key}" is said in ${first.source.file} already`);
      else said.set(key, document);
    }
}
