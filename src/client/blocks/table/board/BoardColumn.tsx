import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Board } from '../../../../../generated/definitions.d.ts';
import { message } from '../../../../../generated/messages/board.ts';
import { BlockContext, useBlockContext } from '../../../engine/block-context.ts';
import { Heading } from '../../../engine/Heading.tsx';
import type { DisplayValue } from '../../../engine/value/display-value.ts';
import { operationQuery, useVisitQueries } from '../../../state/queries.ts';
import { textOfFailure } from '../../../state/report-failure.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import { ErrorNote } from '../../../ui/note/ErrorNote.tsx';
import type { Row } from '../features.ts';
import { BoardCard } from './BoardCard.tsx';
import { useBoard } from './board-context.ts';

/** The number of cards that a column shows at first, and adds with each "show more". */
const STEP = 20;

export interface BoardColumnProps {
  value: string;
  /** The column's label, tone and icon. */
  shown: DisplayValue | undefined;
  /** The parameters of the table's operation, without the column's. */
  params: Readonly<Record<string, unknown>>;
}

/** One column, which reads its own cards in pages. */
export function BoardColumn({ value, shown, params }: BoardColumnProps) {
  const { board, moves, targetsOf } = useBoard();
  const [pages, setPages] = useState(1);
  const around = useBlockContext();
  const asked = columnParams(board, params, value);
  const first = useColumnPage(asked, 1);
  const total = Number(first.data?.meta?.total ?? 0);
  const { held } = moves;
  const state = !held
    ? undefined
    : held.to === value && held.from !== value
      ? 'target'
      : held.from === value || targetsOf(held.item).includes(value)
        ? 'open'
        : 'closed';
  return (
    <section
      className="board-column"
      data-column={value}
      data-state={state}
      aria-label={message('board.column', { column: shown?.text ?? value, n: first.data ? total : 0 })}
    >
      <div className="board-head">
        {shown?.icon && <Icon name={shown.icon} size={16} />}
        <Heading className="board-title">{shown?.text ?? value}</Heading>
        <span className="count" aria-hidden="true">
          {first.data ? total : '…'}
        </span>
      </div>
      {first.error && !first.data ? (
        <ErrorNote
          message={textOfFailure(first.error) ?? ''}
          onRetry={() => void first.refetch()}
          busy={first.isFetching}
        />
      ) : !first.data ? (
        <Skeleton variant="control" />
      ) : total === 0 ? (
        <p className="board-empty">{message('board.empty')}</p>
      ) : (
        <BlockContext value={{ ...around, level: around.level + 1 }}>
          <ul className="board-cards">
            {Array.from({ length: pages }, (_, index) => (
              <ColumnPage key={index} column={value} params={asked} page={index + 1} />
            ))}
          </ul>
        </BlockContext>
      )}
      {total > pages * STEP && (
        <Button tone="quiet" size="small" onClick={() => setPages(pages + 1)}>
          {message('board.more', { n: total - pages * STEP })}
        </Button>
      )}
    </section>
  );
}

type Params = Readonly<Record<string, unknown>>;

export const columnParams = (board: Board, params: Params, value: string): Params => ({
  ...params,
  [board.by]: value,
  per_page: STEP,
});

function useColumnPage(params: Params, page: number) {
  const { table } = useBoard();
  return useQuery(
    { ...operationQuery(table.operation, { ...params, page }), placeholderData: (previous) => previous },
    useVisitQueries(),
  );
}

function ColumnPage({ column, params, page }: { column: string; params: Params; page: number }) {
  const { table } = useBoard();
  const { data } = useColumnPage(params, page);
  const rows = (data?.data ?? []) as readonly Row[];
  return rows.map((item) => <BoardCard key={String(item[table.key])} item={item} column={column} />);
}
