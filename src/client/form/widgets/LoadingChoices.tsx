import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import './choices.css';

/** Lines and a button in the measures of the choices that come; `shown` is how many of many are, as `ui` says it. */
export const LoadingChoices = ({ shown = 3 }: { shown?: unknown }) => (
  <div className="choices" aria-hidden="true">
    {Array.from({ length: Number(shown) }, (_, index) => (
      <span key={index} className="choice">
        <Skeleton look="word" width="9rem" />
      </span>
    ))}
    <span className="button" data-size="small">
      <Skeleton look="word" width="5rem" />
    </span>
  </div>
);
