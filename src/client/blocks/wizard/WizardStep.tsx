import { useEffect, useRef } from 'react';
import type { Errors } from '../../../language/run/form/form-module.ts';
import { Blocks } from '../../engine/Blocks.tsx';
import { BlockContext, useBlockContext } from '../../engine/block-context.ts';
import { Heading } from '../../engine/Heading.tsx';
import { SchemaForm } from '../form/SchemaForm.tsx';
import type { Step } from './wizard-values.ts';

type Data = Readonly<Record<string, unknown>>;

export interface WizardStepProps {
  step: Step;
  formId: string;
  data: Data;
  /** The stored record, when an existing one is edited. */
  kept: Data | undefined;
  errors: Errors | undefined;
  busy: boolean;
  /** Whether to show the step's title; tabs already do. */
  titled: boolean;
  onChange: (data: Data) => void;
  onSubmit: (data: Data) => Promise<void>;
}

/** Renders a step: its form, between the blocks around it. */
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
 * Scrolls to a new step and focuses its heading. The page or dialog around the wizard announces the first
 * step, and a step with errors focuses the first invalid field instead.
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
