import { message } from '../../../generated/messages/steps.ts';
import { Icon } from './icon/Icon.tsx';
import './Steps.css';

export interface Step {
  key: string;
  title: string;
  state: 'done' | 'current' | 'ahead';
  /** Absent while the step cannot be opened. */
  onSelect?: () => void;
}

export interface StepsProps {
  /** The list's accessible name. */
  label: string;
  steps: readonly Step[];
}

/** A wizard's steps by name: done, current, upcoming. */
export function Steps({ label, steps }: StepsProps) {
  return (
    <nav aria-label={label}>
      <ol className="steps">
        {steps.map((step, index) => (
          <li key={step.key} className="step" data-state={step.state}>
            <StepBody step={step} number={index + 1} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepBody({ step, number }: { step: Step; number: number }) {
  const content = (
    <>
      <span className="step-mark" aria-hidden="true">
        {step.state === 'done' ? <Icon name="check" size={16} /> : number}
      </span>
      <span>
        <span className="visually-hidden">{step.state !== 'ahead' && message(`steps.${step.state}`)}</span>
        {step.title}
      </span>
    </>
  );
  if (step.onSelect && step.state !== 'current') {
    return (
      <button type="button" className="step-body" onClick={step.onSelect}>
        {content}
      </button>
    );
  }
  return (
    <span className="step-body" aria-current={step.state === 'current' ? 'step' : undefined}>
      {content}
    </span>
  );
}
