import { useEffect, useRef } from 'react';
import type { Errors } from '../../../language/run/form/form-module.ts';
import { SchemaForm } from '../../form/SchemaForm.tsx';
import { Blocks } from '../Blocks.tsx';
import { BlockContext, useBlockContext } from '../block-context.ts';
import { Heading } from '../Heading.tsx';
import type { Step } from './wizard-values.ts';

type Data = Readonly<Record<string, unknown>>;

export interface WizardStepProps {
  step: Step;
  formId: string;
  data: Data;
  /** Of a record that is changed, what it says so far. */
  kept: Data | undefined;
  errors: Errors | undefined;
  busy: boolean;
  /** Tabs say the step's title themselves. */
  titled: boolean;
  onChange: (data: Data) => void;
  onSubmit: (data: Data) => Promise<void>;
}

/** What a step shows: its form, between the blocks that stand around it. */
export function WizardStep({
  step,
  formId,
  data,
  kept,
  errors,
  busy,
  titled,
  onChange,
  onSubmit,
}: WizardStepProps) {
  const { form, definition, title } = step;
  const area = useRef<HTMLDivElement>(null);
  const around = useBlockContext();
  useArrivalAtStep(area, errors !== undefined && Object.keys(errors).length > 0);
  return (
    <div className="wizard-step stack" ref={area}>
      {titled && <Heading className="wizard-step-title">{title}</Heading>}
      <BlockContext value={{ ...around, level: titled ? around.level + 1 : around.level }}>
        {definition.before && <Blocks blocks={definition.before} />}
        {form && (
          <SchemaForm
            id={formId}
            form={form}
            data={data}
            kept={kept}
            onChange={onChange}
            onSubmit={onSubmit}
            errors={errors}
            busy={busy}
          />
        )}
        {definition.blocks && <Blocks blocks={definition.blocks} />}
        {definition.after && <Blocks blocks={definition.after} />}
      </BlockContext>
    </div>
  );
}

const arrived = new WeakSet<Element>();

/**
 * A new step comes into view and takes the focus to its heading. The first one is announced by the page or the dialog
 * around, and a step with errors focuses the first of these.
 */
function useArrivalAtStep(area: { current: HTMLElement | null }, hasErrors: boolean) {
  const calls = useRef(hasErrors);
  useEffect(() => {
    const wizard = area.current?.closest('.wizard');
    if (!wizard) return;
    const isFirst = !arrived.has(wizard);
    arrived.add(wizard);
    if (isFirst || calls.current) return;
    wizard.scrollIntoView({ block: 'start' });
    area.current?.querySelector<HTMLElement>('.wizard-step-title')?.focus({ preventScroll: true });
  }, [area]);
}
