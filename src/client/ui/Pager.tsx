import { Button } from './Button.tsx';
import { pagesToShow } from './pages-to-show.ts';
import './Pager.css';

export interface PagerProps {
  /** From 1. */
  page: number;
  perPage: number;
  total: number;
  onChange: (page: number) => void;
  label?: string;
}

/** Which rows are shown of how many, and the way to the others. One page alone needs none. */
export function Pager({ page, perPage, total, onChange, label = 'Pages' }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / perPage));
  if (last === 1) return null;
  const from = (page - 1) * perPage + 1;
  const to = Math.min(total, page * perPage);
  return (
    <nav className="pager" aria-label={label}>
      <p className="pager-range">
        {from.toLocaleString()}–{to.toLocaleString()} of {total.toLocaleString()}
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
