import type { Action, Block, Column, Crud, Show } from '../../../../generated/definitions.d.ts';
import type { List } from './crud-list.ts';

export const manyOf = ({ title }: Crud) => title.toLowerCase();

/** Returns the name of a row: the value of its first column. */
export const nameOf = ({ crud }: List): NonNullable<Column['value']> =>
  crud.columns[0]?.value ?? { const: crud.one };

export const titleOf = (list: List, before: string) => {
  const name = nameOf(list);
  return typeof name === 'string' ? `${before}{${name}}` : `${before}${list.crud.one}`;
};

export function details(list: List): Action {
  const items = list.crud.columns.map(
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
    blocks: [{ block: 'detail', items }],
  };
}

export function adding(list: List): Action | undefined {
  const deed = list.deeds.add;
  const label = `Add ${list.crud.one}`;
  return deed && { ...typing(list, deed, label, label), icon: 'plus', tone: 'primary' };
}

export function editing(list: List): Action | undefined {
  const deed = list.deeds.edit;
  return (
    deed && {
      ...typing(list, deed, 'Edit', titleOf(list, 'Edit '), 'item'),
      icon: 'pencil',
    }
  );
}

type Deed = NonNullable<List['deeds'][keyof List['deeds']]>;

/** A dialog with the form that calls the operation to add or edit. */
function typing(list: List, deed: Deed, label: string, title: string, initial?: string) {
  const submit: Action = {
    label: 'Save',
    tone: 'primary',
    action: 'call',
    operation: deed.operation,
    params: paramsOf(list, deed),
    success: { message: 'server', close: true },
  };
  const form: Block = {
    block: 'form',
    form: (deed.own.form ?? list.crud.form)!,
    ...(initial !== undefined && { initial }),
    submit: written(submit),
  };
  return { label, action: 'open' as const, title, blocks: [form] };
}

export function deleting(list: List): Action | undefined {
  const deed = list.deeds.delete;
  if (!deed) return undefined;
  const call: Action = {
    label: 'Delete',
    icon: 'trash',
    tone: 'danger',
    action: 'call',
    operation: deed.operation,
    params: paramsOf(list, deed),
    confirm: {
      message: 'crud.confirm',
      with: { name: nameOf(list), many: { const: manyOf(list.crud) } },
    },
    confirm_text: 'crud.confirm_text',
    success: { message: 'server' },
  };
  return written(call);
}

/** A change names the version of the row that it was made of, where the call takes one. */
const paramsOf = ({ key }: List, { parameter, isVersioned }: Deed) =>
  parameter === undefined
    ? undefined
    : { [parameter]: `item.${key}`, ...(isVersioned && { 'If-Match': 'item.updated_at' }) };

/** Leaves out the keys whose value is undefined. */
export const written = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, said]) => said !== undefined)) as T;
