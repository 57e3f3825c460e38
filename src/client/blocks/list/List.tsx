import { type ComponentType, lazy, Suspense } from 'react';
import type { ListBlock } from '../../../../generated/definitions.d.ts';
import { template } from '../../../language/run/value/value-path.ts';
import { ActionButton } from '../../engine/action/ActionButton.tsx';
import { useScope } from '../../engine/block-context.ts';
import { Heading } from '../../engine/Heading.tsx';
import { messageText } from '../../engine/value/message-text.ts';
import { Empty } from '../../ui/note/Empty.tsx';
import { keyOf, ListRow } from './ListRow.tsx';
import { useRows } from './use-rows.ts';
import './list.css';
import '../../engine/path.css';

const ListPager = lazy(() => import('./ListPager.tsx').then((module) => ({ default: module.ListPager })));

export interface ListProps {
  block: ListBlock;
  /** Renders a row with its `li`, for variants whose rows contain more than their blocks. */
  row?: ComponentType<{ block: ListBlock; item: unknown }>;
}

/** Renders one uniform row for each item. */
export function List({ block, row: Row = PlainRow }: ListProps) {
  const { title, variant = 'cards', empty, action, pager } = block;
  const scope = useScope();
  const found = useRows(block);
  if (!found) return null;
  const { rows, meta, refreshing } = found;
  const Rows = variant === 'steps' ? 'ol' : 'ul';
  return (
    <div className="list" data-variant={variant} aria-busy={refreshing || undefined}>
      {title && <Heading className="section-title">{template(title, scope)}</Heading>}
      {rows.length === 0 && empty !== undefined && (
        <Empty title={messageText(empty, scope)} action={action && <ActionButton action={action} />} />
      )}
      {rows.length > 0 && (
        <Rows className={variant === 'steps' ? 'list-rows path' : 'list-rows'}>
          {rows.map((item, index) => (
            <Row key={keyOf(item, index)} block={block} item={item} />
          ))}
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

const PlainRow = ({ block, item }: { block: ListBlock; item: unknown }) => (
  <li>
    <ListRow block={block} item={item} />
  </li>
);
