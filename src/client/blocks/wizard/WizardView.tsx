import { lazy, type MouseEvent, type ReactNode, useId, useRef } from 'react';
import type { Wizard } from '../../../../generated/definitions.d.ts';
import { message } from '../../../../generated/messages/wizard.ts';
import { commaNow } from '../../../language/run/value/language.ts';
import { template } from '../../../language/run/value/value-path.ts';
import { type ActionState, useAction } from '../../engine/action/use-action.ts';
import { useApplicableAction } from '../../engine/action/use-applicable-action.ts';
import { useBlockContext } from '../../engine/block-context.ts';
import { Button } from '../../ui/button/Button.tsx';
import type { IconName } from '../../ui/icon/icon-names.ts';
import { Meter } from '../../ui/meter/Meter.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { useMerge } from '../form/use-merge.tsx';
import type { WizardState } from './use-wizard.ts';
import { WizardStep } from './WizardStep.tsx';
import { isChanged, isLast, percentDone, type Step } from './wizard-values.ts';

type Data = Readonly<Record<string, unknown>>;

const SAVING = { saving: 'wizard.saving', saved: 'wizard.saved', failed: 'wizard.not_saved' } as const;

export interface WizardViewProps {
  wizard: Wizard;
  steps: readonly Step[];
  asTabs: boolean;
  state: WizardState;
  /** The suggestions shown above the step. */
  above: ReactNode;
}

/** Renders a wizard's current step, its navigation, and the submit button. */
export function WizardView({ wizard, steps, asTabs, state, above }: WizardViewProps) {
  const { step, values, errors, put } = state;
  const action = useAction(useApplicableAction(wizard.submit));
  const { scope } = useBlockContext();
  const merged = useRef<readonly Data[]>(undefined);
  const merging = useMerge((data, theirs) => {
    merged.current = state.merged(merged.current!, data, theirs);
  });
  const title = template(wizard.title, scope);
  const formId = useId();
  if (!action) return null;
  const submit = { ...action, busy: action.busy && !merging.dialog };
  const sends = asTabs || isLast(steps, step);

  const send = async (latest: readonly Data[]) => {
    const submission = state.check(latest);
    if (!submission) return;
    const release = await state.hold();
    merged.current = latest;
    const outcome = await submit.run({ ...submission, merge: merging.merge });
    if (outcome === 'done') await state.sent(merged.current);
    else if (typeof outcome === 'object') state.refuse(outcome.errors);
    release();
  };
  const goOn = (latest: readonly Data[]) => (sends ? send(latest) : state.goOn());

  const content = (
    <WizardStep
      key={`${step} ${state.round}`}
      step={steps[step]!}
      formId={formId}
      data={values[step]!}
      kept={state.kept}
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
          {message('wizard.back')}
        </Button>
      )}
      {state.unsaved && (
        <p className="wizard-unsaved">
          <span>{message('wizard.unsaved')}</span>
          <Button tone="quiet" disabled={submit.busy} onClick={state.discard}>
            {message('wizard.discard')}
          </Button>
        </p>
      )}
      {state.saving && (
        <div className="wizard-draft">
          {wizard.draft?.delete && (
            <Button tone="quiet" size="small" disabled={submit.busy} onClick={state.discardDraft}>
              {message('wizard.discard_draft')}
            </Button>
          )}
          <p className="wizard-saving" data-state={state.saving}>
            {message(SAVING[state.saving])}
          </p>
        </div>
      )}
      <GoOn
        submit={submit}
        sends={sends}
        formId={steps[step]!.form && formId}
        onPress={() => void goOn(values)}
      >
        {sends ? submit.label : template(wizard.next ?? message('wizard.next'), scope)}
      </GoOn>
    </footer>
  );

  return asTabs ? (
    <>
      <WizardTabs
        label={title}
        tabs={steps.flatMap(({ title, skipped }, index) => {
          const flag = isChanged(errors[index]) ? message('wizard.tab_has_errors') : undefined;
          return skipped ? [] : [{ key: String(index), title, flag }];
        })}
        value={String(step)}
        onChange={(key) => state.show(Number(key))}
      >
        {content}
      </WizardTabs>
      {footer}
      {merging.dialog}
    </>
  ) : (
    <>
      <WizardProgress
        label={title}
        steps={steps}
        step={step}
        furthest={state.furthest}
        onSelect={submit.busy ? undefined : state.show}
      />
      <div className="wizard-main">
        {above}
        {content}
        {footer}
        {merging.dialog}
      </div>
    </>
  );
}

interface GoOnProps {
  submit: ActionState;
  sends: boolean;
  /** The id of the step's form, which the button submits. */
  formId: string | undefined;
  onPress: () => void;
  children: ReactNode;
}

function GoOn({ submit, sends, formId, onPress, children }: GoOnProps) {
  const onClick = (event: MouseEvent) => {
    // A double click's second click was meant for the previous step: it must neither continue nor submit.
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

export const loadTabs = () => import('../../ui/Tabs.tsx').then((module) => ({ default: module.Tabs }));

/** Loaded only for wizards with tabs; most show their steps in sequence. */
const WizardTabs = lazy(loadTabs);

interface WizardProgressProps {
  label: string;
  steps: readonly Step[];
  step: number;
  /** The last step that the user can go back to. */
  furthest: number;
  onSelect: ((step: number) => void) | undefined;
}

/** A wizard's progress: 'Step N of 6', the percentage, a bar, and the steps by name. */
function WizardProgress({ label, steps, step, furthest, onSelect }: WizardProgressProps) {
  const percent = percentDone(step, steps.length);
  const place = message('wizard.place', { step: step + 1, of: steps.length });
  const completed = message('wizard.completed', { percent });
  return (
    <div className="wizard-progress">
      <p className="wizard-count">
        <span>{place}</span>
        <span>{completed}</span>
      </p>
      <Meter underWay value={percent} label={label} valueText={place + commaNow() + completed} />
      <Steps
        label={label}
        steps={steps.map((one, index) => ({
          key: String(index),
          title: one.title,
          state: index === step ? 'current' : index < Math.max(furthest, step) ? 'done' : 'ahead',
          onSelect: onSelect && index <= furthest && !one.skipped ? () => onSelect(index) : undefined,
        }))}
      />
    </div>
  );
}
