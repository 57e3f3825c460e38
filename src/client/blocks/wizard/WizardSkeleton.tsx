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
          <Skeleton variant="word" width="5rem" />
        </p>
        <Meter underWay value={0} label="" />
      </div>
      <div className="wizard-main">
        <div className="wizard-step stack">
          <Skeleton variant="title" />
          {Array.from({ length: FIELDS }, (_, index) => (
            <div key={index}>
              <Skeleton variant="word" width="8rem" />
              <Skeleton variant="control" />
            </div>
          ))}
        </div>
        <div className="wizard-footer">
          <Skeleton variant="control" width="5rem" />
          <Skeleton variant="control" width="9rem" />
        </div>
      </div>
    </div>
  );
}
