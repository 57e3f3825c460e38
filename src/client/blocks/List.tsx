import { lazy, Suspense } from 'react';
import type { ListBlock } from '../../../generated/definitions.d.ts';
import { template } from '../../language/run/value/value-path.ts';
import { Empty } from '../ui/note/Empty.tsx';
import { ActionButton } from './action/ActionButton.tsx';
import { useScope } from './block-context.ts';
import { Heading } from './Heading.tsx';
import { keyOf, ListRow } from './list/ListRow.tsx';
import { useRows } from './list/use-rows.ts';
import { messageText } from './value/message-text.ts';
import './list.css';
import './path.css';

const ListPager = lazy(() =>
  import('./list/ListPager.tsx').then((module) => ({ default: module.ListPager })),
);
const ChecklistRow = lazy(() =>
  import('./list/ChecklistRow.tsx').then((module) => ({ default: module.ChecklistRow })),
);

/** The rows of some data, each drawn alike. */
export function List({ block }: { block: ListBlock }) {
  const { title, look = 'cards', empty, action, pager } = block;
  const scope = useScope();
  const found = useRows(block);
  if (!found) return null;
  const { rows, meta, refreshing } = found;
  const Rows = look === 'steps' ? 'ol' : 'ul';
  return (
    <div className="list" data-look={look} aria-busy={refreshing || undefined}>
      {title && <Heading className="section-title">{template(title, scope)}</Heading>}
      {rows.length === 0 && empty !== undefined && (
        <Empty title={messageText(empty, scope)} action={action && <ActionButton action={action} />} />
      )}
      {rows.length > 0 && (
        <Rows className={look === 'steps' ? 'list-rows path' : 'list-rows'}>
          {rows.map((item, index) =>
            look === 'checklist' ? (
              <Suspense key={keyOf(item, index)} fallback={<li />}>
                <ChecklistRow block={block} item={item} />
              </Suspense>
            ) : (
              <li key={keyOf(item, index)}>
                <ListRow block={block} item={item} />
              </li>
            ),
          )}
        </Rows>
      )}
      {pager && (
        <Suspense>
          <ListPager meta={meta} bind={pager} />
        </Suspense>
      )}
    </div>
  );
}
