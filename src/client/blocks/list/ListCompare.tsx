import type { Block, ListBlock, SectionBlock } from '../../../../generated/definitions.d.ts';
import { message } from '../../../../generated/messages/lists.ts';
import { holds } from '../../../language/run/value/conditions.ts';
import { inDocument, inRow } from '../../../language/run/value/scope.ts';
import { template } from '../../../language/run/value/value-path.ts';
import { ActionButton } from '../../engine/action/ActionButton.tsx';
import { Blocks } from '../../engine/Blocks.tsx';
import { BlockContext, useBlockContext } from '../../engine/block-context.ts';
import { Heading } from '../../engine/Heading.tsx';
import { useScreenContext } from '../../engine/screen-context.ts';
import { messageText } from '../../engine/value/message-text.ts';
import { Empty } from '../../ui/note/Empty.tsx';
import { keyOf } from './ListRow.tsx';
import { useRows } from './use-rows.ts';
import './list-compare.css';

/**
 * The rows side by side, a column for each. The first block heads a column; each section after it is a line
 * of the table, named by its title. A line that applies to no row is left out.
 */
export function ListCompare({ block }: { block: ListBlock }) {
  const { title, empty, action } = block;
  const around = useBlockContext();
  const part = useScreenContext().definitions.parts[block.part ?? ''];
  const found = useRows(block);
  if (!found) return null;
  const { rows, refreshing } = found;
  const name = title === undefined ? message('lists.comparison') : template(title, around.scope);
  const [head, ...sections] = part?.blocks ?? block.blocks ?? [];
  const level = title === undefined ? around.level : around.level + 1;
  const columns = rows.map((item, index) => {
    const scope = part ? inDocument(around.scope, { item }) : inRow(around.scope, item);
    const data = part ? undefined : around.data;
    return { key: keyOf(item, index), scope, context: { ...around, data, level, scope } };
  });
  const lines = (sections as SectionBlock[]).flatMap((section) => {
    const first = columns.find(({ scope }) => holds(section.when, scope));
    return first ? { section, label: template(section.title ?? '', first.scope) } : [];
  });
  const cell = (inside: readonly Block[], { context }: (typeof columns)[number]) => (
    <BlockContext value={context}>
      <div className="stack comparison-cell">
        <Blocks blocks={inside} />
      </div>
    </BlockContext>
  );
  return (
    <div className="list" data-variant="compare">
      {title && <Heading className="section-title">{name}</Heading>}
      {rows.length === 0 && empty !== undefined && (
        <Empty title={messageText(empty, around.scope)} action={action && <ActionButton action={action} />} />
      )}
      {rows.length > 0 && (
        // Focusable, so that the arrow keys scroll it.
        <section
          className="comparison"
          aria-label={name}
          aria-busy={refreshing || undefined}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll sideways
          tabIndex={0}
        >
          <table>
            <thead>
              <tr>
                <td />
                {columns.map((column) => (
                  <th key={column.key} scope="col">
                    {cell(head ? [head] : [], column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map(({ section, label }, index) => (
                <tr key={index}>
                  <th scope="row">{label}</th>
                  {columns.map((column) => (
                    <td key={column.key}>
                      {holds(section.when, column.scope) && cell(section.blocks, column)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}
