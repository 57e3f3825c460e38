import { useQueries } from '@tanstack/react-query';
import { message } from '../../../../../generated/messages/board.ts';
import { BlockContext, useBlockContext } from '../../../engine/block-context.ts';
import { Heading } from '../../../engine/Heading.tsx';
import { operationQuery, useVisitQueries } from '../../../state/queries.ts';
import { BoardColumn, type BoardColumnProps, columnParams } from './BoardColumn.tsx';
import { useBoard } from './board-context.ts';

interface BoardStackProps {
  title: string;
  parts: readonly Omit<BoardColumnProps, 'params'>[];
  params: BoardColumnProps['params'];
}

/**
 * A column that gathers several values: a part for each, one below the other, so that dropping a card also
 * chooses its value.
 */
export function BoardStack({ title, parts, params }: BoardStackProps) {
  const { table, board } = useBoard();
  const around = useBlockContext();
  // The parts read the same pages, so this asks for nothing more.
  const total = useQueries(
    {
      queries: parts.map(({ value }) =>
        operationQuery(table.operation, { ...columnParams(board, params, value), page: 1 }),
      ),
      combine: (answers) =>
        answers.every(({ data }) => data)
          ? answers.reduce((sum, { data }) => sum + Number(data?.meta?.total ?? 0), 0)
          : undefined,
    },
    useVisitQueries(),
  );
  return (
    <section className="board-stack" aria-label={message('board.column', { column: title, n: total ?? 0 })}>
      <div className="board-head">
        <Heading className="board-title">{title}</Heading>
        <span className="count" aria-hidden="true">
          {total ?? '…'}
        </span>
      </div>
      <BlockContext value={{ ...around, level: around.level + 1 }}>
        {parts.map((part) => (
          <BoardColumn key={part.value} {...part} params={params} />
        ))}
      </BlockContext>
    </section>
  );
}
