import type { Action, Block, Column, Crud, Show } from '../../../../generated/definitions.d.ts';
import type { List } from './crud-list.ts';

export const manyOf = ({ many, title }: Crud) => many ?? title.toLowerCase();

/** Returns the name of a row: the value of its first column. */
export const nameOf = ({ crud }: List): NonNullable<Column['value']> =>
  crud.columns[0]?.value ?? { const: crud.one };

export const titleOf = (list: List, before: string) => {
  const name = nameOf(list);
  return typeof name === 'string' ? `${before}{${name}}` : `${before}${list.crud.one}`;
};

export function details(list: List): Action | undefined {
  const { details: own, columns } = list.crud;
  if (own === false) return undefined;
  const items = columns.map(
    ({ title, sort: _, hidden: __, below: ___, ...show }): Show => ({
      label: title,
      ...show,
    }),
  );
  return {
    label: 'Details',
    icon: 'eye',
    action: 'open',
    title: titleOf(list, ''),
    blocks: own ?? [{ block: 'detail', items }],
  };
}

export function adding(list: List): Action | undefined {
  const deed = list.deeds.add;
  const label = deed?.own.label ?? `Add ${list.crud.one}`;
  return deed && { ...typing(list, deed, label, label), icon: 'plus', tone: 'primary' };
}

export function editing(list: List): Action | undefined {
  const deed = list.deeds.edit;
  return (
    deed && {
      ...typing(list, deed, deed.own.label ?? 'Edit', titleOf(list, 'Edit '), 'item'),
      icon: 'pencil',
    }
  );
}

type Deed = NonNullable<List['deeds'][keyof List['deeds']]>;

/** A dialog with the form, which calls the operation that adds or edits. */
function typing(
  list: List,
  { operation, parameter, own }: Deed,
  label: string,
  title: string,
  initial?: string,
) {
  const submit: Action = {
    label: 'Save',
    tone: 'primary',
    action: 'call',
    operation,
    params: paramsOf(list, parameter),
    success: { message: 'server', close: true },
  };
  const form: Block = {
    block: 'form',
    form: (own.form ?? list.crud.form)!,
    ...(initial !== undefined && { initial, partial: true }),
    submit: written(submit),
  };
  return written({
    label,
    action: 'open' as const,
    title: own.title ?? title,
    when: own.when,
    blocks: [form],
  });
}

export function deleting(list: List): Action | undefined {
  const deed = list.deeds.delete;
  if (!deed) return undefined;
  const call: Action = {
    label: deed.own.label ?? 'Delete',
    icon: 'trash',
    tone: 'danger',
    action: 'call',
    operation: deed.operation,
    params: paramsOf(list, deed.parameter),
    when: deed.own.when,
    confirm: deed.own.confirm ?? {
      message: 'crud.confirm',
      with: { name: nameOf(list), many: { const: manyOf(list.crud) } },
    },
    success: { message: 'server' },
  };
  return written(call);
}

const paramsOf = ({ key }: List, parameter: string | undefined) =>
  parameter === undefined ? undefined : { [parameter]: `item.${key}` };

/** Leaves out the keys whose value is undefined. */
export const written = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, said]) => said !== undefined)) as T;
