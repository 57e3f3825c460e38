import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Action, Block, FormBlock } from '../../../../generated/definitions.d.ts';
import type { Errors } from '../../../language/run/form/form-module.ts';
import type { Mode } from '../../../language/run/form/normalise.ts';
import { inResult } from '../../../language/run/value/scope.ts';
import { operationOf } from '../../api/operations.ts';
import { useAction } from '../../engine/action/use-action.ts';
import { useApplicableAction } from '../../engine/action/use-applicable-action.ts';
import { Blocks } from '../../engine/Blocks.tsx';
import { BlockContext, useBlockContext } from '../../engine/block-context.ts';
import { basisOf } from '../../engine/call/basis.ts';
import { useScreenContext } from '../../engine/screen-context.ts';
import { LookupContext } from '../../engine/value/lookup-context.ts';
import { useLookup } from '../../engine/value/use-lookup.ts';
import { Button } from '../../ui/button/Button.tsx';
import type { IconName } from '../../ui/icon/icon-names.ts';
import { ifUnchanged } from './if-unchanged.ts';
import { givenInitially, valuesFor } from './initial-values.ts';
import { SchemaForm } from './SchemaForm.tsx';
import { useForms } from './use-form.ts';
import { useMerge } from './use-merge.tsx';
import { changedFields } from './values/changed-fields.ts';
import './form.css';

/** A form with its submit button. Server errors are shown at the fields; typed values stay. */
export function SubmitForm({ block }: { block: FormBlock }) {
  const around = useBlockContext();
  const [result, setResult] = useState<unknown>();
  if (!block.answer) return <FormWithButton block={block} />;
  return (
    <BlockContext value={{ ...around, scope: inResult(around.scope, result) }}>
      <FormWithButton block={block} answered={setResult}>
        {result !== undefined && <Answer blocks={block.answer} result={result} />}
      </FormWithButton>
    </BlockContext>
  );
}

interface FormWithButtonProps {
  block: FormBlock;
  /** Called with the response, and with undefined as soon as the form's values differ from what was sent. */
  answered?: (result: unknown) => void;
  children?: ReactNode;
}

function FormWithButton({ block, answered, children }: FormWithButtonProps) {
  const { scope, isTyped } = useBlockContext();
  const { definitions } = useScreenContext();
  const [form] = useForms([block.form], definitions.forms);
  const [given] = useState(() => givenInitially(block.initial, scope));
  const [initial, setInitial] = useState(() => valuesFor(form!, given.values));
  const [basis] = useState(() => basisOf(given.values));
  const [data, setData] = useState(initial);
  const latest = useRef(initial);
  const [errors, setErrors] = useState<Errors>();
  const action = useApplicableAction(block.submit);
  const submit = useAction(action);
  const merging = useMerge((merged, theirs) => {
    latest.current = merged;
    setData(merged);
    setInitial(valuesFor(form!, theirs));
  });
  // An answer that is shown only once takes the form's place.
  if (!submit) return children;

  const mode = modeOf(action);
  const busy = submit.busy && !merging.dialog;
  const onChange = (typed: typeof data) => {
    latest.current = typed;
    setData(typed);
    if (isTyped) isTyped.current = changedFields(form!, initial, typed).length > 0;
    answered?.(undefined);
  };
  const onSubmit = async (valid: typeof data) => {
    setErrors(undefined);
    const taken = ifUnchanged(latest, answered);
    const { merge } = merging;
    const outcome = await submit.run({ forms: [form!], data: valid, initial, basis, merge, answered: taken });
    if (outcome === 'done') {
      if (isTyped) isTyped.current = false;
      return;
    }
    answered?.(undefined);
    if (typeof outcome === 'object') setErrors(outcome.errors);
  };
  return (
    <LookupContext value={useLookup}>
      <SchemaForm
        form={form!}
        data={data}
        onChange={onChange}
        onSubmit={onSubmit}
        errors={errors}
        busy={busy}
        mode={mode}
        kept={mode === 'update' || given.ofRecord ? initial : undefined}
      >
        {children}
        <div className="form-actions">
          <Button
            type="submit"
            tone={submit.tone ?? 'primary'}
            icon={submit.icon as IconName | undefined}
            busy={busy}
            disabled={submit.cooldown > 0}
          >
            {submit.label}
          </Button>
        </div>
      </SchemaForm>
      {merging.dialog}
    </LookupContext>
  );
}

const modeOf = (action: Action): Mode =>
  (typeof action === 'object' && 'operation' in action && action.operation !== undefined
    ? operationOf(action.operation).mode
    : undefined) ?? 'create';

/**
 * Shows the response and focuses it at once: a screen reader user would not know that the button now does
 * more.
 */
function Answer({ blocks, result }: { blocks: readonly Block[]; result: unknown }) {
  const element = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each response takes the focus
  useEffect(() => element.current?.focus(), [result]);
  return (
    <div className="form-answer" ref={element} tabIndex={-1}>
      <Blocks blocks={blocks} />
    </div>
  );
}
