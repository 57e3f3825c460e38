import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Meter } from '../../ui/meter/Meter.tsx';
import './wizard.css';

const FIELDS = 3;

/** A wizard's skeleton: its progress, and a step with some fields. */
export function WizardSkeleton() {
  return (
    <div className="wizard-skeleton">
      <div className="wizard-progress">
        <p className="wizard-count">
          <Skeleton look="word" width="5rem" />
        </p>
        <Meter underWay value={0} label="" />
      </div>
      <div className="wizard-main">
        <div className="wizard-step stack">
          <Skeleton look="title" />
          {Array.from({ length: FIELDS }, (_, index) => (
            <div key={index}>
              <Skeleton look="word" width="8rem" />
              <Skeleton look="control" />
            </div>
          ))}
        </div>
        <div className="wizard-footer">
          <Skeleton look="control" width="5rem" />
          <Skeleton look="control" width="9rem" />
        </div>
      </div>
    </div>
  );
}
