import type { Action, Block, CallAction, Show } from '../../../../generated/definitions.d.ts';
import { nameOf, titleOf } from './crud-actions.ts';
import type { BesideCall, List } from './crud-list.ts';

/** Buttons for the API's further calls of a list: importing a file, merging two rows into one. */

/**
 * The file is first checked without importing; a part shows the result for each line, and only a file without
 * refused lines can be imported.
 */
export function importing({ crud, beside }: List, part: string | undefined): Action | undefined {
  const call = beside.import;
  if (!call?.form || part === undefined) return undefined;
  const bring = {
    ...callOf(call, {}, { label: 'Import', tone: 'primary' }),
    when: { 'result.refused': { const: 0 }, 'result.lines': { minItems: 1 } },
    body: { dry_run: { const: false } },
  };
  const check: CallAction = {
    ...callOf(call, {}, { label: 'Check', tone: 'primary' }),
    body: { dry_run: { const: true } },
    success: {},
  };
  const answer: Block[] = [{ block: 'use', part, with: { answer: 'result' } }];
  const blocks: Block[] = [{ block: 'form', form: call.form, submit: [bring, check], answer }];
  return { label: 'Import', icon: 'upload', action: 'open', title: `Import ${crud.title}`, blocks };
}

export function merging(list: List): Action | undefined {
  const call = list.beside.merge;
  if (!call?.form || call.id === undefined) return undefined;
  const submit = callOf(
    call,
    { [call.id]: `item.${list.key}` },
    {
      label: 'Merge',
      tone: 'danger',
      confirm: { message: 'crud.confirm_merge', with: { name: nameOf(list) } },
      confirm_text: { message: 'crud.confirm_merge_text', with: { name: nameOf(list) } },
    },
  );
  // The values of the parameter come from the list's name.
  const form = formOf(call.form, submit, call.params);
  const numbers = list.crud.columns.flatMap(({ title, value, format }): Show[] =>
    format === 'number' && value !== undefined ? [{ label: title, value, format }] : [],
  );
  const moves: Block[] = numbers.length
    ? [{ block: 'detail', title: 'What refers to it', variant: 'columns', items: numbers }]
    : [];
  const blocks = [...moves, form];
  return { label: 'Merge', icon: 'link', action: 'open', title: titleOf(list, 'Merge '), blocks };
}

const callOf = (
  { operation, params }: BesideCall,
  more: NonNullable<CallAction['params']>,
  said: Pick<CallAction, 'label' | 'tone' | 'confirm' | 'confirm_text'>,
): CallAction => ({
  ...said,
  action: 'call',
  operation,
  params: { ...params, ...more },
  success: { message: 'server', close: true },
});

const formOf = (form: string, submit: CallAction, initial?: BesideCall['params']): Block => ({
  block: 'form',
  form,
  ...(initial && { initial }),
  submit,
});
