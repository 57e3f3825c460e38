import { type Document, placeIn } from '../grammar/documents.ts';
import type { Check } from './check-context.ts';
import { WHOLE_QUERY } from './value/values.ts';

/**
 * Reports fields of a query string that are declared, and maybe drawn as filters, though nothing reads them. A screen and
 * the parts and wizards in it may share a field, and any screen may read what a part declares; one reader is enough.
 */
export function checkUnreadQuery(check: Check): void {
  const declared = [...check.sound].flatMap((document) => {
    const { query } = document.value;
    const isForm = typeof query === 'string' && ['screen', 'part', 'wizard'].includes(document.kind);
    return isForm ? [{ document, form: query, fields: fieldsOf(check, query) }] : [];
  });
  // A part without a query string of its own reads that of the screen around it.
  const declares = (reader: Document, field: string) => {
    const own = declared.find((one) => one.document === reader);
    return own ? own.fields.includes(field) : reader.kind === 'part';
  };
  const isRead = (document: Document, field: string) =>
    [...check.readQuery].some(
      ([reader, read]) =>
        (read.has(field) || read.has(WHOLE_QUERY)) && (document.kind !== 'screen' || declares(reader, field)),
    );
  for (const { document, form, fields } of declared)
    for (const field of fields)
      if (!isRead(document, field))
        check.project.findings.addLeftOver(
          placeIn(document, 'query'),
          `nothing reads "query.${field}"; pass it to a call, or remove "${field}" from the form "${form}"`,
        );
}

const fieldsOf = (check: Check, form: string) =>
  Object.keys(check.project.forms.schemaOf(form)?.properties ?? {});

/** Reports data that is loaded, and records that are taken, though nothing in the document reads them. */
export function checkUnread(check: Check): void {
  for (const document of check.sound) {
    const read = check.read.get(document);
    const { data = {}, takes = {} } = document.value as Record<'data' | 'takes', object | undefined>;
    if (!read && document.kind === 'part') continue;
    for (const [key, names] of Object.entries({ data, takes }))
      for (const name of Object.keys(names))
        if (!read?.has(name))
          check.project.findings.addLeftOver(
            placeIn(document, key, name),
            `nothing reads "${name}"; remove it, or show something of it`,
          );
  }
}
