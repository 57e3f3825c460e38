import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import './choices.css';

/** A skeleton as large as the choices to come; `shown` is the number of choices that `ui` shows at first. */
export const LoadingChoices = ({ shown = 3 }: { shown?: unknown }) => (
  <div className="choices" aria-hidden="true">
    {Array.from({ length: Number(shown) }, (_, index) => (
      <span key={index} className="choice">
        <Skeleton variant="word" width="9rem" />
      </span>
    ))}
    <span className="button" data-size="small">
      <Skeleton variant="word" width="5rem" />
    </span>
  </div>
);
