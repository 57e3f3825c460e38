import type { ComponentPropsWithoutRef, MouseEvent } from 'react';
import { message } from '../../../../generated/messages/pager.ts';
import { cached } from '../../../language/run/value/formats.ts';
import { Button } from '../button/Button.tsx';
import { buttonLook } from '../button/button-look.ts';
import { Icon } from '../icon/Icon.tsx';
import { isPlainClick } from '../plain-click.ts';
import { pagesToShow } from './pages-to-show.ts';
import './Pager.css';

export interface PagerProps {
  /** The page number, from 1. */
  page: number;
  perPage: number;
  total: number;
  /** Whether there are more than the total. */
  isCapped?: boolean;
  /** Whether there is a next page; derived from the total by default. */
  hasMore?: boolean;
  onChange: (page: number) => void;
  /** Returns a page's address if pages have one: the page number is then a link. */
  hrefOf?: (page: number) => string;
  label?: string;
  /** The page sizes, offered when there are more rows than the smallest. */
  sizes?: readonly number[];
  onSize?: (size: number) => void;
  sizeLabel?: string;
}

/**
 * Shows the range of rows and the total, and the other pages. A single page shows its range only with page
 * sizes.
 */
export function Pager({
  page,
  perPage,
  total,
  isCapped = false,
  hasMore,
  onChange,
  hrefOf,
  label = message('pager.label'),
  sizes = [],
  onSize,
  sizeLabel,
}: PagerProps) {
  const counted = Math.max(1, Math.ceil(total / perPage));
  const last = !isCapped || hasMore === undefined ? counted : hasMore ? Math.max(counted, page + 1) : page;
  const isSizable = onSize !== undefined && total > Math.min(...sizes);
  if (last === 1 && page === 1 && !isSizable) return null;
  const from = (page - 1) * perPage + 1;
  const to = isCapped ? page * perPage : Math.min(total, page * perPage);
  return (
    <nav className="pager" aria-label={label}>
      <p className="pager-range">
        {message(isCapped ? 'pager.about' : 'pager.total', {
          range: page <= last ? message('pager.range', { from: count(from), to: count(to) }) : '',
          total: count(total),
        })}
      </p>
      {isSizable && <PageSize sizes={sizes} size={perPage} label={sizeLabel} onChange={onSize} />}
      {last > 1 || page > last ? (
        <PageLinks page={page} last={last} onChange={onChange} hrefOf={hrefOf} />
      ) : null}
    </nav>
  );
}

const count = (n: number) => cached(Intl.NumberFormat, {}).format(n);

type PageLinksProps = Pick<PagerProps, 'page' | 'onChange' | 'hrefOf'> & { last: number };

function PageLinks({ page, last, onChange, hrefOf }: PageLinksProps) {
  return (
    <div className="pager-pages">
      <PageLink to={page > 1 ? Math.min(last, page - 1) : undefined} onChange={onChange} hrefOf={hrefOf}>
        {message('pager.previous')}
      </PageLink>
      <ol className="pager-numbers">
        {pagesToShow(page, last).map((number, index) =>
          number === undefined ? (
            <li key={`gap-${index}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <Press
                to={number}
                className="pager-number"
                aria-label={message('pager.page', { n: number })}
                aria-current={number === page ? 'page' : undefined}
                onChange={onChange}
                hrefOf={hrefOf}
              >
                {number}
              </Press>
            </li>
          ),
        )}
      </ol>
      <PageLink to={page < last ? page + 1 : undefined} onChange={onChange} hrefOf={hrefOf}>
        {message('pager.next')}
      </PageLink>
    </div>
  );
}

type PressProps = Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'onChange' | 'onClick'> &
  Pick<PagerProps, 'onChange' | 'hrefOf'> & { to: number };

/**
 * A link if the page has an address, so that it can open in another tab and works without scripts; otherwise
 * a button.
 */
function Press({ to, onChange, hrefOf, children, ...rest }: PressProps) {
  if (!hrefOf)
    return (
      <button type="button" {...(rest as ComponentPropsWithoutRef<'button'>)} onClick={() => onChange(to)}>
        {children}
      </button>
    );
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChange(to);
  };
  return (
    <a {...rest} href={hrefOf(to)} onClick={follow}>
      {children}
    </a>
  );
}

type PageLinkProps = Pick<PagerProps, 'onChange' | 'hrefOf'> & { to: number | undefined; children: string };

function PageLink({ to, onChange, hrefOf, children }: PageLinkProps) {
  if (to === undefined || !hrefOf)
    return (
      <Button size="small" disabled={to === undefined} onClick={() => to !== undefined && onChange(to)}>
        {children}
      </Button>
    );
  return (
    <Press to={to} onChange={onChange} hrefOf={hrefOf} {...buttonLook('secondary', 'small')}>
      <span className="button-label">{children}</span>
    </Press>
  );
}

interface PageSizeProps {
  sizes: readonly number[];
  size: number;
  label: string | undefined;
  onChange: (size: number) => void;
}

function PageSize({ sizes, size, label, onChange }: PageSizeProps) {
  const offered = [...new Set([...sizes, size])].sort((a, b) => a - b);
  return (
    <label className="pager-size">
      <span>{label}</span>
      <span className="select">
        <select className="control" value={size} onChange={(event) => onChange(Number(event.target.value))}>
          {offered.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </label>
  );
}

/** Formats a list's total, which may be capped. */
export function totalOf(
  meta: Readonly<Record<string, unknown>>,
): Pick<PagerProps, 'total' | 'isCapped' | 'hasMore'> {
  const hasCursor = 'next_cursor' in meta;
  return {
    total: Number(meta.total),
    isCapped: meta.total_is_capped === true,
    ...(hasCursor && { hasMore: meta.next_cursor !== null }),
  };
}
