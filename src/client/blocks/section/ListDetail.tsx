import { useEffect, useRef } from 'react';
import type { Screen, SectionBlock } from '../../../../generated/definitions.d.ts';
import { message } from '../../../../generated/messages/lists.ts';
import { pathsOf, read, template } from '../../../language/run/value/value-path.ts';
import { Blocks } from '../../engine/Blocks.tsx';
import { BlockContext, type BlockContextValue, useBlockContext } from '../../engine/block-context.ts';
import { Heading } from '../../engine/Heading.tsx';
import { LoadingBlock } from '../../engine/LoadingBlock.tsx';
import { isOpen } from '../../engine/link/current-link.ts';
import { useScreenContext } from '../../engine/screen-context.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import './list-detail.css';

/** A list beside the details of its open row, which the query string names; a phone shows one of the two. */
export function ListDetail({ block: { bind = '', id, title, aside = [], blocks } }: { block: SectionBlock }) {
  const around = useBlockContext();
  const screen = useScreenContext();
  const { scope } = around;
  const open = read(bind, scope);
  const list = useRef<HTMLElement>(null);
  const details = useRef<HTMLElement>(null);
  useFollowing(open, list, details);
  const inside = title === undefined ? around : { ...around, level: around.level + 1 };
  const close = () =>
    screen.setQuery(
      { ...(scope.query as object), [bind.replace(/^query\./, '')]: undefined },
      { replace: true },
    );
  return (
    <section className="list-detail" id={id} data-open={open !== undefined}>
      {title !== undefined && <Heading className="section-title">{template(title, scope)}</Heading>}
      <BlockContext value={{ ...inside, isOpenHere: (href) => isOpen(href, screen, scope) }}>
        <aside className="section-aside stack list-detail-list" ref={list}>
          <Blocks blocks={aside} />
        </aside>
      </BlockContext>
      <BlockContext value={inside}>
        <section
          className="stack section-main list-detail-details"
          aria-label={message('lists.details')}
          tabIndex={-1}
          ref={details}
        >
          <button type="button" className="action-link list-detail-back" onClick={close}>
            <Icon name="arrow-left" />
            <span>{message('lists.back')}</span>
          </button>
          {isBehind(around, screen.definitions.screen.data, bind) ? (
            <LoadingBlock>
              <Skeleton lines={8} />
            </LoadingBlock>
          ) : (
            <Blocks blocks={blocks} />
          )}
        </section>
      </BlockContext>
    </section>
  );
}

/**
 * Whether the details still belong to the row that was open before, because those of the next are loading:
 * nobody should act on a row that is no longer open.
 */
const isBehind = ({ data }: BlockContextValue, sources: Screen['data'] = {}, bind: string) =>
  Object.entries(sources).some(([name, { params }]) => {
    const state = data?.states[name];
    const isOfRow = typeof params === 'object' && Object.values(params).flatMap(pathsOf).includes(bind);
    return isOfRow && state?.status === 'ready' && state.refreshing;
  });

/**
 * Follows the reader to another row: shows its details from the top and focuses them, or, once they are closed,
 * the row that was open; and keeps the open row in sight in the list.
 */
function useFollowing(
  open: unknown,
  list: { current: HTMLElement | null },
  details: { current: HTMLElement | null },
) {
  const before = useRef(open);
  const current = useRef<HTMLElement>(null);
  useEffect(() => {
    const found = list.current?.querySelector<HTMLElement>('[aria-current]') ?? null;
    if (found && list.current && found !== current.current)
      showWithin(list.current, found.closest('li') ?? found);
    if (found) current.current = found;
  });
  useEffect(() => {
    if (before.current === open) return;
    before.current = open;
    if (open === undefined) return current.current?.focus();
    details.current?.focus({ preventScroll: true });
    const isAlone = list.current?.offsetParent === null;
    if (details.current && (isAlone || details.current.getBoundingClientRect().top < 0))
      details.current.scrollIntoView({ block: 'start' });
  }, [open, list, details]);
}

/** Scrolls a list until a row is in sight, without moving the page. */
function showWithin(list: HTMLElement, row: Element) {
  const around = list.getBoundingClientRect();
  const { top, bottom } = row.getBoundingClientRect();
  if (top < around.top) list.scrollTop -= around.top - top;
  else if (bottom > around.bottom) list.scrollTop += bottom - around.bottom;
}
