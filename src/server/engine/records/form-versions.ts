import { createHash } from 'node:crypto';
import { forms as formIndex } from '../../../../generated/form-index.ts';
import type { OperationId } from '../../../../generated/operations.ts';
import { saidIn } from '../../../../generated/server-languages.ts';
import { storedDefinitions } from '../../../../generated/stored-definitions.ts';
import { type AskedField, askedFields, type Words } from '../../../language/run/form/asked.ts';
import type { FormModule } from '../../../language/run/form/form-module.ts';
import type { RecordKind } from '../db/record-kind.ts';
import { formFields } from './form-fields.ts';

/** What the forms of a kind of record ask: the version is a digest of their fields, rules and texts in all languages. */
export type FormVersion = { version: string; record: string; asked: AskedField[] };

type Form = Pick<FormModule, 'name' | 'title' | 'schema' | 'plan' | 'ui' | 'groups' | 'warnings'>;
/** Translations by language, then by English text. */
type Phrases = Readonly<Record<string, Readonly<Record<string, string>>>>;

export function makeFormVersion(record: string, forms: readonly Form[], phrases: Phrases): FormVersion {
  const translate = (text: string): Words => ({
    en: text,
    ...Object.fromEntries(
      Object.entries(phrases).flatMap(([name, texts]) =>
        Object.hasOwn(texts, text) ? [[name, texts[text]]] : [],
      ),
    ),
  });
  const inAll = (text: string) => Object.values(translate(text)).join('\0');
  const hash = createHash('sha256').update(record);
  for (const { name, title, schema, plan, ui, groups, warnings } of forms) {
    const parts = [name, title, schema, plan, ui, groups, warnings];
    hash.update(JSON.stringify(parts, (_, value) => (typeof value === 'string' ? inAll(value) : value)));
  }
  return { version: hash.digest('hex'), record, asked: askedFields(forms, translate) };
}

const cache = new Map<string, Promise<FormVersion>>();

/** Returns the current version of the forms that fill in a kind of record (`x-stores`). */
export function formVersion(record: string): Promise<FormVersion> {
  const known = cache.get(record) ?? load(record);
  cache.set(record, known);
  return known;
}

/** What the forms of an operation ask, for records that keep it themselves. */
export async function askedOf(operation: OperationId): Promise<AskedField[]> {
  const { forms } = await formFields(operation);
  return makeFormVersion(operation, forms, phrasesByLanguage()).asked;
}

async function load(record: string): Promise<FormVersion> {
  const names = storedDefinitions.records[record];
  if (!names) throw new Error(`No operation stores "${record}".`);
  const forms = await Promise.all(names.map(async (name) => (await formIndex[name]!()).form));
  return makeFormVersion(record, forms, phrasesByLanguage());
}

const phrasesByLanguage = (): Phrases =>
  Object.fromEntries(Object.entries(saidIn).map(([language, said]) => [language, said.phrases]));

/** Returns the column of a record that says under which version of its forms it is saved; nothing if it has none. */
export async function savedUnder({ stored }: Pick<RecordKind, 'stored'>): Promise<{ form_version?: string }> {
  return stored === undefined ? {} : { form_version: (await formVersion(stored)).version };
}

export const formVersions = (): Promise<FormVersion[]> =>
  Promise.all(Object.keys(storedDefinitions.records).map(formVersion));
