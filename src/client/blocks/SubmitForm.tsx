import { useState } from 'react';
import type { FormBlock } from '../../../generated/definitions.d.ts';
import type { Errors } from '../../shared/form-module.ts';
import { LookupContext } from '../form/lookup-context.ts';
import { SchemaForm } from '../form/SchemaForm.tsx';
import { Button } from '../ui/Button.tsx';
import type { IconName } from '../ui/icon-names.ts';
import { givenInitially, valuesFor } from './initial-values.ts';
import { useStage, useSurroundings } from './surroundings.ts';
import { useAction } from './use-action.ts';
import { useFirst } from './use-first.ts';
import { useForms } from './use-form.ts';
import { useLookup } from './use-lookup.ts';
import './form.css';

/** A form with its button. What a server refuses comes back to its fields; all else stays as it was typed. */
export function SubmitForm({ block }: { block: FormBlock }) {
  const { scope } = useSurroundings();
  const { definitions } = useStage();
  const [form] = useForms([block.form], definitions.forms);
  const [initial] = useState(() => valuesFor(form!, givenInitially(block.initial, scope)));
  const [data, setData] = useState(initial);
  const [errors, setErrors] = useState<Errors>();
  const submit = useAction(useFirst(block.submit));
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
