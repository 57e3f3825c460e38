import type { FieldProps, FieldTemplateProps } from '@rjsf/utils';
import { useEffect, useId, useMemo, useState } from 'react';
import type { FormModule } from '../../shared/form-module.ts';
import type { FormData } from './data-path.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { FormStoreContext } from './form-context.ts';
import { FormStore } from './form-store.ts';
import { GroupedParts } from './GroupedParts.tsx';
import { nodesAt } from './settle.ts';
import { partsOf } from './structure.ts';
import { ValueField } from './ValueField.tsx';
import './SchemaForm.css';

export interface FilterFieldsProps {
  form: FormModule;
  data: FormData;
  onChange: (data: FormData) => void;
}

/**
 * The fields of a filter: flat, always valid, sent nowhere. They are laid out without RJSF, which would be a third of all
 * the script on a page that shows a list.
 */
export function FilterFields({ form, data, onChange }: FilterFieldsProps) {
  const [store] = useState(() => new FormStore(form, data, 'create'));
  const id = useId();
  useEffect(() => {
    store.onChange = onChange;
  }, [store, onChange]);
  useEffect(() => store.receive(data), [store, data]);
  const parts = useMemo(() => partsOf(nodesAt(form, {}, []), form.ui), [form]);
  const registry = useMemo(() => registryOf(id), [id]);
  return (
    <FormStoreContext value={store}>
      <search>
        <form
          className="schema-form"
          aria-label={form.title}
          noValidate
          onSubmit={(event) => event.preventDefault()}
        >
          <GroupedParts parts={parts} groups={form.groups} path={[]} disabledNames={[]} registry={registry} />
        </form>
      </search>
    </FormStoreContext>
  );
}

/** As much of RJSF's registry as our own fields read. */
const registryOf = (idPrefix: string) =>
  ({
    fields: { SchemaField: FilterField },
    globalFormOptions: { idPrefix, idSeparator: '_' },
  }) as unknown as FieldProps['registry'];

function FilterField(props: FieldProps) {
  const frame = { ...props, id: props.fieldPathId.$id } as unknown as FieldTemplateProps;
  return (
    <FieldFrame {...frame}>
      <ValueField {...props} />
    </FieldFrame>
  );
}
