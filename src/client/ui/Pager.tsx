import { Button } from './Button.tsx';
import { pagesToShow } from './pages-to-show.ts';
import './Pager.css';

export interface PagerProps {
  /** From 1. */
  page: number;
  perPage: number;
  total: number;
  /** Whether there are only about so many. */
  isEstimate?: boolean;
  /** Whether another page follows; by default the total tells. */
  hasMore?: boolean;
  onChange: (page: number) => void;
  label?: string;
}

/** Which rows are shown of how many, and the way to the others. One page alone needs none. */
export function Pager({
  page,
  perPage,
  total,
  isEstimate = false,
  hasMore,
  onChange,
  label = 'Pages',
}: PagerProps) {
  const counted = Math.max(1, Math.ceil(total / perPage));
  const last = !isEstimate || hasMore === undefined ? counted : hasMore ? Math.max(counted, page + 1) : page;
  if (last === 1) return null;
  const from = (page - 1) * perPage + 1;
  const to = isEstimate ? page * perPage : Math.min(total, page * perPage);
  return (
    <nav className="pager" aria-label={label}>
      <p className="pager-range">
        {from.toLocaleString()}–{to.toLocaleString()} of {isEstimate && 'about '}
        {total.toLocaleString()}
      </p>
      <div className="pager-pages">
        <Button size="small" disabled={page <= 1} onClick={() => onChange(page - 1)}>
          Previous
        </Button>
        <ol className="pager-numbers">
          {pagesToShow(page, last).map((number, index) =>
            number === undefined ? (
              <li key={`gap-${index}`} aria-hidden="true">
                …
              </li>
            ) : (
              <li key={number}>
                <button
                  type="button"
                  className="pager-number"
                  aria-label={`Page ${number}`}
                  aria-current={number === page ? 'page' : undefined}
                  onClick={() => onChange(number)}
                >
                  {number}
                </button>
              </li>
            ),
          )}
        </ol>
        <Button size="small" disabled={page >= last} onClick={() => onChange(page + 1)}>
          Next
        </Button>
      </div>
    </nav>
  );
}
