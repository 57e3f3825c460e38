import type { Board as BoardDefinition, Table, TableBlock } from '../../../../../generated/definitions.d.ts';
import { message } from '../../../../../generated/messages/board.ts';
import { commaNow } from '../../../../language/run/value/language.ts';
import { inRow } from '../../../../language/run/value/scope.ts';
import { evaluate, isPresent, value } from '../../../../language/run/value/value-path.ts';
import { narrow } from '../../../engine/action/resolve-action.ts';
import { BlockContext, useBlockContext } from '../../../engine/block-context.ts';
import { useScreenContext } from '../../../engine/screen-context.ts';
import { displayValuesOf } from '../../../engine/value/display-value.ts';
import { useForms } from '../../form/use-form.ts';
import { FilterChips } from '../FilterChips.tsx';
import type { Row } from '../features.ts';
import { SearchBox } from '../TableSearch.tsx';
import { useTableState } from '../use-table-state.ts';
import { BoardColumn } from './BoardColumn.tsx';
import { BoardStack } from './BoardStack.tsx';
import { BoardContext } from './board-context.ts';
import { useMoves } from './use-moves.ts';
import '../table-tools.css';
import '../../form/widgets/controls.css';
import './board.css';

/**
 * A table's rows as a board, with a column for each value. A card is moved by pointer, by keyboard, or from
 * its menu.
 */
export function Board({ block }: { block: TableBlock }) {
  const around = useBlockContext();
  const { definitions } = useScreenContext();
  const table = definitions.tables[block.table];
  if (!table?.board) throw new Error(`The table "${block.table}" has no board`);
  const scope = narrow(around.scope, block.with ?? {});
  return (
    <BlockContext value={{ ...around, scope, data: undefined }}>
      <BoardContent table={table} board={table.board} block={block} />
    </BlockContext>
  );
}

const NO_FORMS: readonly string[] = [];

interface BoardContentProps {
  table: Table;
  board: BoardDefinition;
  block: TableBlock;
}

function BoardContent({ table, board, block }: BoardContentProps) {
  const { scope } = useBlockContext();
  const { definitions } = useScreenContext();
  const [form] = useForms(table.filters === undefined ? NO_FORMS : [table.filters], definitions.forms);
  // The board's columns replace the filter on their value.
  const filters = Object.keys(form?.schema.properties ?? {}).filter((name) => name !== board.by);
  const { search } = table;
  const searched = [...(search === undefined ? [] : [search]), ...filters];
  const [chosen, change] = useTableState([...searched, 'sort'], block.name);
  const params = { ...evaluate(table.params ?? {}, scope), ...chosen, sort: chosen.sort ?? table.sort };
  const columns = board.columns.map((column) => ({
    title: typeof column === 'string' ? undefined : column.title,
    parts: (typeof column === 'string' ? [column] : column.values).map((one) => ({
      value: one,
      shown: displayValuesOf({ value: { const: one }, labels: board.labels }, {}, definitions)[0],
    })),
  }));
  const parts = columns.flatMap((column) => column.parts);
  const values = parts.map((part) => part.value);
  const titleOf = (column: string) => parts.find((part) => part.value === column)?.shown?.text ?? column;
  const nameOf = (item: Row) =>
    table.columns
      .slice(0, 1)
      .flatMap((column) => displayValuesOf(column, { item }, definitions))
      .map(({ text }) => text)
      .join(commaNow());
  const targetsOf = (item: Row): readonly string[] => {
    const into = value(board.into, inRow(scope, item));
    return Array.isArray(into) ? values.filter((column) => into.includes(column)) : [];
  };
  const moves = useMoves({ board, titleOf, nameOf, targetsOf });
  const asked = Object.fromEntries(Object.entries(params).filter(([, one]) => isPresent(one)));
  const set = Object.fromEntries(
    filters.flatMap((name) => (isPresent(chosen[name]) ? [[name, chosen[name]]] : [])),
  );

  return (
    <BoardContext value={{ table, board, values, moves, nameOf, titleOf, targetsOf }}>
      <div className="board">
        {search && (
          <search className="table-tools">
            <SearchBox
              value={String(chosen[search] ?? '')}
              label={table.placeholder ?? message('board.search')}
              onChange={(text) => change({ [search]: text === '' ? undefined : text })}
            />
          </search>
        )}
        {form && <FilterChips form={form} values={set} onRemove={(name) => change({ [name]: undefined })} />}
        <p className="visually-hidden" role="status">
          {moves.said}
        </p>
        <p id="board-help" className="visually-hidden">
          {message('board.help')}
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must scroll by keyboard too */}
        <section className="board-columns" aria-label={message('board.columns')} tabIndex={0}>
          {columns.map((column) =>
            column.title === undefined ? (
              column.parts.map((part) => <BoardColumn key={part.value} {...part} params={asked} />)
            ) : (
              <BoardStack key={column.title} title={column.title} parts={column.parts} params={asked} />
            ),
          )}
        </section>
      </div>
    </BoardContext>
  );
}
