import { serverTexts } from '../../../../generated/server-texts.ts';

/** The keys of the server's own messages, in answers and around mails: `schemas/messages/server`. */
export type TextKey = keyof typeof serverTexts;
type Text = string | { readonly one?: string; readonly other: string };
type Gap<T> = T extends string
  ? T extends `${string}{${infer Name}}${infer Rest}`
    ? Name | Gap<Rest>
    : never
  : T extends { readonly other: infer Other }
    ? Gap<Other> | 'n'
    : never;
type Gaps<K extends TextKey> = Gap<(typeof serverTexts)[K]>;
type Values<K extends TextKey> = [Gaps<K>] extends [never]
  ? []
  : [values: Readonly<Record<Gaps<K>, string | number>>];

const plural = new Intl.PluralRules('en');

/** Fills a message's placeholders. An unknown key, or a missing placeholder, does not compile. */
export function say<K extends TextKey>(key: K, ...values: Values<K>): string {
  const text: Text = serverTexts[key];
  const [facts = {}]: readonly Readonly<Record<string, string | number>>[] = values;
  const one = typeof text === 'object' && plural.select(Number(facts.n)) === 'one' ? text.one : undefined;
  const chosen = typeof text === 'string' ? text : (one ?? text.other);
  return chosen.replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name]));
}

/** The names of things that can be missing, from the keys `things.*`. */
export type MissingThing = TextKey extends infer Key
  ? Key extends `things.${infer Name}`
    ? Name
    : never
  : never;
