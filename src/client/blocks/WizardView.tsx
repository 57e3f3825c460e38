import { type MouseEvent, type ReactNode, useId } from 'react';
import type { Wizard } from '../../../generated/definitions.d.ts';
import { Button } from '../ui/Button.tsx';
import type { IconName } from '../ui/icon-names.ts';
import { Tabs } from '../ui/Tabs.tsx';
import { type ActionState, useAction } from './use-action.ts';
import { useFirst } from './use-first.ts';
import type { WizardState } from './use-wizard.ts';
import { WizardProgress } from './WizardProgress.tsx';
import { WizardStep } from './WizardStep.tsx';
import type { Step } from './wizard-values.ts';

type Data = Readonly<Record<string, unknown>>;

export interface WizardViewProps {
  wizard: Wizard;
  steps: readonly Step[];
  asTabs: boolean;
  state: WizardState;
}

/** The present step of a wizard, the way to the others, and what sends it all. */
export function WizardView({ wizard, steps, asTabs, state }: WizardViewProps) {
  const { step, values, errors, put } = state;
  const submit = useAction(useFirst(wizard.submit));
  const formId = useId();
  if (!submit) return null;
  const sends = asTabs || step === steps.length - 1;

  const send = async (latest: readonly Data[]) => {
    const submission = state.check(latest);
    if (!submission) return;
    const outcome = await submit.run(submission);
    if (outcome === 'done') await state.drop();
    else if (typeof outcome === 'object') state.refuse(outcome.errors);
  };
  const goOn = (latest: readonly Data[]) => (sends ? send(latest) : state.forward(step + 1));

  const content = (
    <WizardStep
      key={step}
      step={steps[step]!}
      formId={formId}
      data={values[step]!}
      errors={errors[step]}
      busy={submit.busy}
      titled={!asTabs}
      onChange={(data) => put(step, data)}
      onSubmit={async (data) => {
        put(step, data);
        await goOn(values.map((old, index) => (index === step ? data : old)));
      }}
    />
  );
  const footer = (
    <footer className="wizard-footer">
      {!asTabs && (
        <Button disabled={step === 0 || submit.busy} onClick={state.back}>
          Back
        </Button>
      )}
      <GoOn
        submit={submit}
        sends={sends}
        formId={steps[step]!.form && formId}
        onPress={() => void goOn(values)}
      >
        {sends ? submit.label : (wizard.next ?? 'Save & Continue')}
      </GoOn>
    </footer>
  );

  return asTabs ? (
    <>
      <Tabs
        label={wizard.title}
        tabs={steps.map(({ title }, index) => ({
          key: String(index),
          title,
          flagged: Object.keys(errors[index] ?? {}).length > 0,
        }))}
        value={String(step)}
        onChange={(key) => state.show(Number(key))}
      >
        {content}
      </Tabs>
      {footer}
    </>
  ) : (
    <>
      <WizardProgress
        label={wizard.title}
        steps={steps}
        step={step}
        furthest={state.furthest}
        onSelect={submit.busy ? undefined : state.show}
      />
      <div className="wizard-main">
        {content}
        {footer}
      </div>
    </>
  );
}

interface GoOnProps {
  submit: ActionState;
  sends: boolean;
  /** The step's form, which the button then submits. */
  formId: string | undefined;
  onPress: () => void;
  children: ReactNode;
}

function GoOn({ submit, sends, formId, onPress, children }: GoOnProps) {
  const onClick = (event: MouseEvent) => {
    // The second click of a double click was meant for the step before: it must not go on, and not send.
    if (event.detail > 1) event.preventDefault();
    else if (formId === undefined) onPress();
  };
  const submits = formId === undefined ? {} : { type: 'submit' as const, form: formId };
  return (
    <Button
      tone="primary"
      icon={sends ? (submit.icon as IconName | undefined) : undefined}
      busy={submit.busy}
      onClick={onClick}
      {...submits}
    >
      {children}
    </Button>
  );
}
