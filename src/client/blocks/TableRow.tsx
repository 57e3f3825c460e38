import type { Column, Table } from '../../../generated/definitions.d.ts';
import { isNumber } from '../table/columns.ts';
import { narrow } from './action.ts';
import { RowMenu } from './RowMenu.tsx';
import { ShownValue } from './ShownValue.tsx';
import { SurroundingsContext, useStage, useSurroundings } from './surroundings.ts';
import { urlOf } from './target.ts';
import { useShown } from './use-shown.ts';

/** A row with its cells and what can be done with it. */
export function TableRow({ table, item }: { table: Table; item: Readonly<Record<string, unknown>> }) {
  const around = useSurroundings();
  const { screens, definitions } = useStage();
  const scope = { ...narrow(around.scope, {}), item };
  const href = urlOf(table.link, scope, { screens, maps: definitions.maps });
  return (
    <SurroundingsContext value={{ ...around, scope }}>
      <tr data-linked={href === undefined ? undefined : ''}>
        {table.columns.map((column, index) => (
          <Cell key={index} column={column} isFirst={index === 0} href={index === 0 ? href : undefined} />
        ))}
        {table.actions && (
          <td className="table-menu">
            <RowMenu table={table} />
          </td>
        )}
      </tr>
    </SurroundingsContext>
  );
}

function Cell({ column, isFirst, href }: { column: Column; isFirst: boolean; href: string | undefined }) {
  const { title, ...show } = column;
  const shown = useShown([{ else: '–', ...show }]);
  const content = shown.map((one, index) => <ShownValue key={index} shown={one} />);
  const Tag = isFirst ? 'th' : 'td';
  return (
    <Tag
      scope={isFirst ? 'row' : undefined}
      data-title={title}
      data-number={isNumber(column) ? '' : undefined}
      dir={column.dir === undefined ? 'auto' : undefined}
    >
      {href === undefined ? (
        content
      ) : (
        <a href={href} className="table-link">
          {content}
        </a>
      )}
    </Tag>
  );
}
