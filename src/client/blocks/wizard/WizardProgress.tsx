import { message } from '../../../../generated/messages/wizard.ts';
import { Meter } from '../../ui/meter/Meter.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { percentDone, type Step } from './wizard-values.ts';

export interface WizardProgressProps {
  label: string;
  steps: readonly Step[];
  step: number;
  /** The last step that can be gone back to. */
  furthest: number;
  onSelect: ((step: number) => void) | undefined;
}

/** A wizard's progress: 'Step N of 6', the percentage, a bar, and the steps by name. */
export function WizardProgress({ label, steps, step, furthest, onSelect }: WizardProgressProps) {
  const percent = percentDone(step, steps.length);
  const place = message('wizard.place', { step: step + 1, of: steps.length });
  const completed = message('wizard.completed', { percent });
  return (
    <div className="wizard-progress">
      <p className="wizard-count">
        <span>{place}</span>
        <span>{completed}</span>
      </p>
      <Meter underWay value={percent} label={label} valueText={`${place}, ${completed}`} />
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
