import type { LanguageName } from '../../../language/run/value/language.ts';
import type { Db } from '../db/connect.ts';
import { type ItemNames, itemName, languageNow, nameItemsBy, placeName } from '../messages/call-language.ts';
import { type ApiDocument, type DocumentedOperation, resolveReference, type Schema } from './document.ts';

/** The schemas of items of lists, each with its list and its properties for id and English name. */
export type ItemSchemas = Readonly<Record<string, { list: string; id: string; name: string }>>;

/** The items in answers; implemented by the served API. */
export type NamedItems = {
  schemas: ItemSchemas;
  namesIn: (db: Db, language: LanguageName) => Promise<ItemNames>;
};

/** An object of an answer. */
type Shown = Record<string, unknown>;
type Name = (value: unknown) => void;

/** The name of a place is beside the text that people may have typed: `city_label` beside `city`. */
const LABEL = /_label$/;

/**
 * Finds, once at start, where an operation's answers have items of lists and places; null without any. The
 * returned function names them in the language of the call: an item by its name in place of the English one, a
 * place by a label beside the text, because that is posted back.
 */
export function namerOf(
  document: ApiDocument,
  operation: DocumentedOperation,
  items: ItemSchemas,
): Name | null {
  const namerIn = (schema: Schema, within: readonly string[]): Name | null => {
    const name = schema.$ref?.split('/').at(-1);
    if (name && within.includes(name)) return null;
    const path = name ? [...within, name] : within;
    const {
      properties = {},
      items: each,
      allOf = [],
      anyOf = [],
      oneOf = [],
    } = resolveReference(document, schema);
    const namers = [...allOf, ...anyOf, ...oneOf].flatMap((part) => namerIn(part, path) ?? []);
    const item = name === undefined ? undefined : items[name];
    if (item) namers.push((value) => nameItem(value as Shown, item));
    for (const [key, property] of Object.entries(properties)) {
      const base = key.replace(LABEL, '');
      if (base !== key && base in properties) namers.push((value) => labelPlace(value as Shown, base, key));
      const namer = namerIn(property, path);
      if (namer) namers.push((value) => namer((value as Shown)[key]));
    }
    const nameEach = each && namerIn(each, path);
    if (nameEach) namers.push((value) => (value as unknown[]).forEach(nameEach));
    if (namers.length === 0) return null;
    return (value) => {
      if (value !== null && value !== undefined) for (const namer of namers) namer(value);
    };
  };
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1];
  const { content } = resolveReference<{ content?: Record<string, { schema?: Schema }> }>(
    document,
    (success ?? {}) as object,
  );
  return namerIn(content?.['application/json']?.schema ?? {}, []);
}

/** A whole item, as its list has it, keeps its English name: it has the others beside it. */
function nameItem(item: Shown, { list, id, name }: ItemSchemas[string]): void {
  const english = item[name];
  if (typeof english === 'string' && !('name_ar' in item)) item[name] = itemName(list, item[id], english);
}

function labelPlace(record: Shown, base: string, key: string): void {
  const written = record[base];
  if (typeof written !== 'string') return;
  const name = placeName(written);
  if (name !== written) record[key] = name;
}

/** Reads the names for the language of the call, if it is not English. */
export async function learnNames(db: Db, { namesIn }: NamedItems): Promise<void> {
  if (languageNow() !== 'en') nameItemsBy(await namesIn(db, languageNow()));
}
