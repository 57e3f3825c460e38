import type { FieldProps } from '@rjsf/utils';
import { createContext, useContext, useMemo, useRef } from 'react';
import { holds } from '../../shared/conditions.ts';
import type { FieldGroup, FieldSchema, FieldUi } from '../../shared/form-module.ts';
import { type DataPath, readAt } from './data-path.ts';
import { useFormState, useFormStore } from './form-context.ts';
import type { FormStore } from './form-store.ts';
import { GroupedParts } from './GroupedParts.tsx';
import { nodesAt } from './settle.ts';
import { partIn, partsOf } from './structure.ts';

/** The `ui` of the fields of a row, for the object that the row is. */
export const RowUiContext = createContext<Record<string, FieldUi> | undefined>(undefined);

/** The fields of the form, or of one row: those that its values ask for, in groups. */
export function ObjectField({ fieldPathId, uiSchema, registry }: FieldProps) {
  const { form } = useFormStore();
  const path = fieldPathId.path as DataPath;
  const rowUi = useContext(RowUiContext);
  const isRoot = path.length === 0;
  const ui = isRoot ? form.ui : (rowUi ?? partIn(uiSchema)?.ui.items);
  const nodes = useWhileSame(path, (store) => nodesAt(form, store.data, path));
  const disabledNames = useWhileSame(path, (store) => disabledIn(store, nodes, path));
  const parts = useMemo(() => partsOf(nodes, ui), [nodes, ui]);

  return (
    <GroupedParts
      parts={parts}
      groups={isRoot ? form.groups : noGroups}
      path={path}
      disabledNames={disabledNames}
      registry={registry}
    />
  );
}

const noGroups: FieldGroup[] = [];

/** The fields that a rule switches off now; those that it clears, too, since nothing typed would stay. */
function disabledIn(store: FormStore, nodes: readonly FieldSchema[], path: DataPath): string[] {
  const value = readAt(store.data, path);
  return nodes
    .flatMap((node) => node['x-rules'] ?? [])
    .filter((rule) => holds(rule.when, value))
    .flatMap((rule) => [...(rule.disable ?? []), ...(rule.clear ?? [])]);
}

/** A list that follows from the value at a path: the same array as long as its items are, and not even looked at while the value is. */
function useWhileSame<T>(path: DataPath, select: (store: FormStore) => T[]): T[] {
  const last = useRef<{ value: unknown; list: T[] }>(undefined);
  return useFormState((store) => {
    const value = store.read(path);
    if (last.current && last.current.value === value) return last.current.list;
    const next = select(store);
    const before = last.current?.list;
    const same = before?.length === next.length && next.every((item, index) => item === before[index]);
    last.current = { value, list: same && before ? before : next };
    return last.current.list;
  });
}
