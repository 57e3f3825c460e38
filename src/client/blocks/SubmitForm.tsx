import { useState } from 'react';
import type { FormBlock } from '../../../generated/definitions.d.ts';
import type { Errors } from '../../language/run/form/form-module.ts';
import { LookupContext } from '../form/lookup-context.ts';
import { SchemaForm } from '../form/SchemaForm.tsx';
import { Button } from '../ui/button/Button.tsx';
import type { IconName } from '../ui/icon/icon-names.ts';
import { useAction } from './action/use-action.ts';
import { useApplicableAction } from './action/use-applicable-action.ts';
import { useBlockContext } from './block-context.ts';
import { givenInitially, valuesFor } from './form/initial-values.ts';
import { useForms } from './form/use-form.ts';
import { useScreenContext } from './screen-context.ts';
import { useLookup } from './value/use-lookup.ts';
import './form.css';

/** A form with its button. What a server refuses comes back to its fields; all else stays as it was typed. */
export function SubmitForm({ block }: { block: FormBlock }) {
  const { scope } = useBlockContext();
  const { definitions } = useScreenContext();
  const [form] = useForms([block.form], definitions.forms);
  const [given] = useState(() => givenInitially(block.initial, scope));
  const [initial] = useState(() => valuesFor(form!, given.values));
  const [data, setData] = useState(initial);
  const [errors, setErrors] = useState<Errors>();
  const submit = useAction(useApplicableAction(block.submit));
  if (!submit) return null;

  const onSubmit = async (valid: typeof data) => {
    setErrors(undefined);
    const outcome = await submit.run({ forms: [form!], data: valid, initial });
    if (typeof outcome === 'object') setErrors(outcome.errors);
  };
  return (
    <LookupContext value={useLookup}>
      <SchemaForm
        form={form!}
        data={data}
        onChange={setData}
        onSubmit={onSubmit}
        errors={errors}
        busy={submit.busy}
        mode={block.partial ? 'update' : 'create'}
        kept={block.partial || given.ofRecord ? initial : undefined}
      >
        <div className="form-actions">
          <Button
            type="submit"
            tone={submit.tone ?? 'primary'}
            icon={submit.icon as IconName | undefined}
            busy={submit.busy}
            disabled={submit.cooldown > 0}
          >
            {submit.label}
          </Button>
        </div>
      </SchemaForm>
    </LookupContext>
  );
}
