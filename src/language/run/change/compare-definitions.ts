import type { Change, StoredWork } from './change.ts';
import { changesOfChecklists } from './compare-checklists.ts';
import { conversionBetween, isWider, typeInWords } from './conversions.ts';
import type { Definitions, FieldDefinition, FormDefinition, StoredChange } from './definitions.ts';
import { changedLimits, judgedLimits } from './limits.ts';

type Fields = Map<string, { form: string; field: FieldDefinition }[]>;

/** What both sides of a comparison of one kind of record share. */
type RecordChange = {
  record: string;
  before: Fields;
  after: Fields;
  stored: Map<string, StoredChange>;
  /** Old path → new path. */
  renamed: Map<string, string>;
};

type Known = { before: Definitions; after: Definitions; dropDate: string };

/** Returns every change, those that break stored values first. `dropDate` is proposed where values would be dropped. */
export function compareDefinitions(before: Definitions, after: Definitions, dropDate: string): Change[] {
  const known = { before, after, dropDate };
  const records = Object.keys(after.records).filter((record) => before.records[record]);
  const stored = records.flatMap((record) => changesOfRecord(known, record));
  const forms = Object.keys(after.forms).flatMap((form) =>
    before.forms[form] ? changesOfForm(known, form, before.forms[form], after.forms[form]!) : [],
  );
  const found = [...stored, ...forms, ...changesOfChecklists(known)];
  const order = ['breaks', 'asks', 'free'];
  const all = [...found, ...changesOfDocuments(known, new Set(found.map(({ file }) => file)))];
  return toldOnce(
    all.sort((a, b) => order.indexOf(a.class) - order.indexOf(b.class)),
    after,
  );
}

/**
 * Merges the same change of a field in several forms, and tells it where most people meet it: the first step of a wizard
 * that says what it means for stored values.
 */
function toldOnce(changes: readonly Change[], { forms }: Definitions): Change[] {
  const groups = Map.groupBy(changes, ({ path, field, what, file }) =>
    JSON.stringify([path ?? file, field, what]),
  );
  return [...groups.values()].map((group) => {
    const counted = group.filter(({ question }) => question);
    const isStep = ({ form }: Change) => form !== undefined && forms[form]?.step !== undefined;
    const shown = counted.find(isStep) ?? counted[0] ?? group[0]!;
    const others = new Set(group.map(({ where }) => where));
    others.delete(shown.where);
    return others.size ? { ...shown, class: group[0]!.class, also: [...others] } : shown;
  });
}

const isFile = ({ type }: FieldDefinition) => /\bfile$/.test(type);

const fileOf = (form: string) => `schemas/forms/${form}.json`;

const whereIs = (definitions: Definitions, form: string) =>
  definitions.forms[form]?.step ?? definitions.forms[form]?.title ?? form;

/** Returns the forms that fill in a kind of record; steps of wizards first, because other forms include them. */
const formsOf = ({ records, forms }: Definitions, record: string): string[] =>
  [...(records[record] ?? [])].sort((a, b) => Number(!forms[a]?.step) - Number(!forms[b]?.step));

/** Returns the names of those that fill in a kind of record, the fields of each in their order. */
function fieldsOf(definitions: Definitions, record: string): Fields {
  const fields: Fields = new Map();
  for (const form of formsOf(definitions, record))
    for (const [path, field] of Object.entries(definitions.forms[form]?.fields ?? {}))
      fields.set(path, [...(fields.get(path) ?? []), { form, field }]);
  return fields;
}

function storedIn({ records, forms }: Definitions, record: string): Map<string, StoredChange> {
  const stored = new Map<string, StoredChange>();
  for (const form of records[record] ?? [])
    for (const [path, change] of Object.entries(forms[form]?.stored ?? {}))
      stored.set(path, { ...stored.get(path), ...change });
  return stored;
}

/** Returns the paths that the definition renames, with those of the rows' fields within them. */
function renamesOf(before: Fields, after: Fields, stored: Map<string, StoredChange>): Map<string, string> {
  const renamed = new Map<string, string>();
  for (const [path, { renamedFrom }] of stored)
    for (const old of [renamedFrom ?? []].flat())
      if (before.has(old) && !after.has(old) && after.has(path)) renamed.set(old, path);
  for (const path of before.keys()) {
    const parent = parentsOf(path).find((one) => renamed.has(one));
    const moved = parent && renamed.get(parent)! + path.slice(parent.length);
    if (moved && after.has(moved) && !renamed.has(path)) renamed.set(path, moved);
  }
  return renamed;
}

/** Returns the paths of the lists and groups around a field, the innermost first. */
export function parentsOf(path: string): string[] {
  const ends = [...path.matchAll(/\[\*\]\.|\./g)].map(({ index }) => index);
  return ends.reverse().map((end) => path.slice(0, end));
}

function changesOfRecord(known: Known, record: string): Change[] {
  const before = fieldsOf(known.before, record);
  const after = fieldsOf(known.after, record);
  const stored = storedIn(known.after, record);
  const change: RecordChange = { record, before, after, stored, renamed: renamesOf(before, after, stored) };
  return [...before].flatMap(([path, declared]) => {
    const now = change.renamed.get(path) ?? path;
    if (after.has(now)) return changesOfValue(known, change, path, now);
    const isWithinRemoved = parentsOf(path).some((parent) => before.has(parent) && !after.has(parent));
    return isWithinRemoved ? [] : [removed(known, change, path, declared[0]!)];
  });
}

/** Tells of a field that no form asks for any more. */
function removed(
  { before, after, dropDate }: Known,
  { record, stored, before: fields, after: now }: RecordChange,
  path: string,
  { form, field }: { form: string; field: FieldDefinition },
): Change {
  const drop = stored.get(path)?.drop;
  const home = after.forms[form] ? form : formsOf(after, record)[0]!;
  const like = Object.entries(after.forms[form]?.fields ?? {}).filter(
    ([name, one]) => !fields.has(name) && one.type === field.type && [...now.keys()].includes(name),
  );
  const heir = like.find(([, one]) => one.title === field.title) ?? (like.length === 1 ? like[0] : undefined);
  const change: Change = {
    class: 'breaks',
    form: home,
    file: fileOf(home),
    where: whereIs(before, form),
    path,
    field: field.title ?? path,
    isFile: isFile(field),
    what: drop ? `is removed; its stored values are deleted from ${drop} on` : 'is removed',
    question: { record, path, which: 'present' },
    follows: drop
      ? `their values are kept until ${drop}, then deleted`
      : 'nobody would see these values any more',
  };
  if (drop) return { ...change, work: { record, path, drop } };
  return {
    ...change,
    add: [
      ...(heir ? [{ key: heir[0], value: { renamedFrom: path } }] : []),
      { key: path, value: { drop: dropDate } },
    ],
  };
}

/** Tells what a field's rename, another type, other options or another list mean for its values. */
function changesOfValue(known: Known, change: RecordChange, path: string, now: string): Change[] {
  const { record, before, after, stored } = change;
  const [first] = after.get(now)!;
  const pairs = after.get(now)!.flatMap((one) => {
    const old = before.get(path)!.find(({ form }) => form === one.form) ?? before.get(path)![0]!;
    return [{ form: one.form, was: old.field, is: one.field }];
  });
  const said = stored.get(now) ?? {};
  const isRenamed = path !== now;
  const isOwnRename = isRenamed && [said.renamedFrom ?? []].flat().includes(path);
  const base = (form: string, field: FieldDefinition): Change => ({
    class: 'breaks',
    form,
    file: fileOf(form),
    where: whereIs(known.after, form),
    path: now,
    field: field.title ?? now,
    isFile: isFile(field),
    what: '',
  });
  const found: Change[] = [];
  const work: StoredWork = { record, path, ...(isRenamed && { renamedTo: now }) };
  if (isOwnRename)
    found.push({
      ...base(first!.form, first!.field),
      what: `is stored under a new name: ${now} instead of ${path}`,
      question: { record, path, which: 'present' },
      follows: 'their values move to the new name',
      work: { record, path, renamedTo: now },
    });
  const retyped = pairs.find(({ was, is }) => was.type !== is.type && !isWider(was.type, is.type));
  if (retyped) {
    const { form, was, is } = retyped;
    const convert = conversionBetween(was.type, is.type);
    const isSaid = said.convert !== undefined && said.convert === convert;
    found.push({
      ...base(form, is),
      what: `becomes ${typeInWords(is.type)}; it was ${typeInWords(was.type)}`,
      question: { record, path, which: 'present' },
      follows: isSaid ? 'their values are converted' : 'their values would be refused at the next save',
      ...(isSaid
        ? {
            work: {
              ...work,
              convert: said.convert!,
              ...(said.movedOptions && { movedOptions: said.movedOptions }),
            },
          }
        : convert
          ? { add: [{ key: now, value: { convert } }] }
          : {
              impossible: `No conversion leads from ${typeInWords(was.type)} to ${typeInWords(is.type)}: leave this field as it was, and add a new field with another name.`,
            }),
    });
  }
  const relisted = pairs.find(({ was, is }) => was.lookup !== is.lookup && was.lookup && is.lookup);
  if (relisted && !retyped)
    found.push({
      ...base(relisted.form, relisted.is),
      what: `is chosen from another list: ${relisted.is.lookup} instead of ${relisted.was.lookup}`,
      question: { record, path, which: 'present' },
      follows: 'their choices would mean something else',
      ...(said.movedOptions
        ? { work: { ...work, movedOptions: said.movedOptions } }
        : { add: [{ key: now, value: { movedOptions: { 'the old id': 'the new id' } } }] }),
    });
  const reduced = pairs.find(({ was, is }) => is.options && lostOptions(was, is).length > 0);
  if (reduced) {
    const { form, was, is } = reduced;
    const lost = lostOptions(was, is);
    const moved = said.movedOptions ?? {};
    const isSaid = lost.every((value) => Object.hasOwn(moved, value));
    const texts = lost.map((value) => `"${was.options![value]}" (${value})`).join(', ');
    if (!(retyped && isSaid))
      found.push({
        ...base(form, is),
        what: `no longer offers ${texts}`,
        question: { record, path, which: { values: lost } },
        follows: isSaid
          ? `they become ${lost.map((value) => optionText(is, moved[value]!)).join(', ')}`
          : 'their choice would be refused at the next save',
        ...(isSaid
          ? { work: { ...work, movedOptions: moved } }
          : { add: [{ key: now, value: { movedOptions: proposedMoves(was, is, lost) } }] }),
      });
  }
  return found;
}

const lostOptions = (was: FieldDefinition, is: FieldDefinition) =>
  Object.keys(was.options ?? {}).filter((value) => !Object.hasOwn(is.options ?? {}, value));

const optionText = ({ options = {} }: FieldDefinition, value: unknown) =>
  value === null ? 'empty' : `"${options[String(value)] ?? String(value)}"`;

/** Proposes the new value with the same text; otherwise a value that is new, or nothing. */
function proposedMoves(
  was: FieldDefinition,
  is: FieldDefinition,
  lost: readonly string[],
): NonNullable<StoredChange['movedOptions']> {
  const offered = Object.entries(is.options!);
  const isNumber = /integer|number/.test(is.type);
  const fresh = offered.filter(([value]) => !Object.hasOwn(was.options!, value));
  return Object.fromEntries(
    lost.map((value) => {
      const same =
        offered.find(([, text]) => text === was.options![value]) ??
        (fresh.length === 1 ? fresh[0] : undefined);
      const to = same?.[0] ?? null;
      return [value, to !== null && isNumber ? Number(to) : to];
    }),
  );
}

/** Tells what a form asks for, and no longer asks for, of those who fill it in next. */
function changesOfForm(known: Known, form: string, was: FormDefinition, is: FormDefinition): Change[] {
  const record = Object.keys(known.after.records).find((name) => known.after.records[name]!.includes(form));
  const stored = record ? storedIn(known.after, record) : new Map<string, StoredChange>();
  const oldOf = (path: string) =>
    [path, ...[stored.get(path)?.renamedFrom ?? []].flat()].find((name) => was.fields[name]);
  const base = (path: string, field: FieldDefinition): Change => ({
    class: 'free',
    form,
    file: fileOf(form),
    where: whereIs(known.after, form),
    path,
    field: field.title ?? path,
    isFile: isFile(field),
    what: '',
  });
  const found: Change[] = [];
  for (const [path, field] of Object.entries(is.fields)) {
    const oldPath = oldOf(path);
    const old = oldPath === undefined ? undefined : was.fields[oldPath];
    const missing = record && { question: { record, path: oldPath ?? path, which: 'missing' as const } };
    if (!old) {
      const isWithinNew = parentsOf(path).some((parent) => is.fields[parent] && !was.fields[parent]);
      if (isWithinNew) continue;
      found.push({
        ...base(path, field),
        what: field.required ? 'is new, and required' : 'is new',
        ...(field.required && {
          class: 'asks',
          follows: 'they stay, and are asked at their next save',
          ...missing,
        }),
      });
      continue;
    }
    if (field.required && !old.required)
      found.push({
        ...base(path, field),
        class: 'asks',
        what: 'becomes required',
        follows: 'they stay, and are asked at their next save',
        ...missing,
      });
    if (!field.required && old.required) found.push({ ...base(path, field), what: 'is no longer required' });
    const { tighter, words } = changedLimits(old.limits ?? {}, field.limits ?? {});
    const judged = tighter && judgedLimits(tighter);
    if (words.length)
      found.push({
        ...base(path, field),
        what: words.join('; '),
        ...(tighter && {
          class: 'asks',
          follows: 'they stay, and have to be corrected at their next save',
          ...(record && judged && { question: { record, path: oldPath!, which: { limits: judged } } }),
        }),
      });
    if (field.title !== old.title && field.title !== undefined)
      found.push({ ...base(path, field), what: `is the new title of "${old.title ?? oldPath}"` });
    const more = Object.keys(field.options ?? {}).filter((value) => !Object.hasOwn(old.options ?? {}, value));
    if (more.length && old.options)
      found.push({
        ...base(path, field),
        what: `also offers ${more.map((value) => optionText(field, value)).join(', ')}`,
      });
    const renamed = Object.keys(field.options ?? {}).filter(
      (value) => old.options?.[value] !== undefined && old.options[value] !== field.options![value],
    );
    for (const value of renamed)
      found.push({
        ...base(path, field),
        what: `now calls "${old.options![value]}" "${field.options![value]}"`,
      });
    if (field.type !== old.type && (!record || isWider(old.type, field.type)))
      found.push({
        ...base(path, field),
        ...(!isWider(old.type, field.type) && { class: 'asks' }),
        what: `becomes ${typeInWords(field.type)}; it was ${typeInWords(old.type)}`,
      });
  }
  const inheritors = new Set(Object.keys(is.fields).map(oldOf));
  for (const [path, field] of Object.entries(was.fields)) {
    if (is.fields[path] || inheritors.has(path)) continue;
    const others = record
      ? known.after.records[record]!.filter((one) => known.after.forms[one]?.fields[path])
      : [];
    if (others.length)
      found.push({
        ...base(path, field),
        what: `is no longer asked here, but still in ${others.map((one) => whereIs(known.after, one)).join(', ')}`,
      });
    else if (!record && !parentsOf(path).some((parent) => was.fields[parent] && !is.fields[parent]))
      found.push({
        ...base(path, field),
        class: 'asks',
        what: 'is removed: programs that send it are refused',
      });
  }
  if (was.rules !== is.rules)
    found.push({
      class: 'asks',
      form,
      file: fileOf(form),
      where: whereIs(known.after, form),
      what: 'Rules that depend on other answers changed. Who no longer fits them stays, and is asked at the next save',
    });
  return found;
}

const GONE_RECORD =
  'is gone: nobody sees any more what people have sent. While any of it is stored, the server does not start without it';

/** Tells of documents that are new, gone or changed in what no other change says. */
function changesOfDocuments({ before, after }: Known, told: ReadonlySet<string>): Change[] {
  const files = [...new Set([...Object.keys(before.documents), ...Object.keys(after.documents)])].sort();
  const screens = Object.entries(before.screens).flatMap(([name, address]): Change[] => {
    const now = after.screens[name];
    if (now === address || Object.values(after.screens).includes(address)) return [];
    const what = `The page ${address} ${now ? `moves to ${now}` : 'is removed'}. Old links lead nowhere unless a screen lists the address in "redirects"`;
    return [{ class: 'asks', file: `schemas/screens/${name}.json`, where: `Page ${address}`, what }];
  });
  const rest = files.flatMap((file): Change[] => {
    const [was, is] = [before.documents[file], after.documents[file]];
    if (was === is || told.has(file) || screens.some((one) => one.file === file)) return [];
    if (is === undefined && file.startsWith('schemas/records/'))
      return [{ class: 'asks', file, where: file, what: GONE_RECORD }];
    const what =
      was === undefined ? 'is new' : is === undefined ? 'is gone' : 'changed in texts, order or looks';
    return [{ class: 'free', file, where: file, what }];
  });
  return [...screens, ...rest];
}
