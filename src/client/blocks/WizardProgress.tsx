import { Progress } from '../ui/Progress.tsx';
import { Steps } from '../ui/Steps.tsx';
import { percentDone, type Step } from './wizard-values.ts';

export interface WizardProgressProps {
  label: string;
  steps: readonly Step[];
  step: number;
  /** Steps up to here may be gone back to. */
  furthest: number;
  onSelect: ((step: number) => void) | undefined;
}

/** How far a wizard has come: 'Step N of 6', the percent, a bar, and the steps by name. */
export function WizardProgress({ label, steps, step, furthest, onSelect }: WizardProgressProps) {
  const percent = percentDone(step, steps.length);
  return (
    <div className="wizard-progress">
      <p className="wizard-count">
        <span>
          Step {step + 1} of {steps.length}
        </span>
        <span>{percent}% completed</span>
      </p>
      <Progress
        value={percent}
        label={label}
        valueText={`Step ${step + 1} of ${steps.length}, ${percent}% completed`}
      />
      <Steps
        label={label}
        steps={steps.map((one, index) => ({
          key: String(index),
          title: one.title,
          state: index === step ? 'current' : index < Math.max(furthest, step) ? 'done' : 'ahead',
          onSelect: onSelect && index <= furthest ? () => onSelect(index) : undefined,
        }))}
      />
    </div>
  );
}
