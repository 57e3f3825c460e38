import { lazy, Suspense } from 'react';
import type { ListBlock } from '../../../generated/definitions.d.ts';
import { read, template } from '../../shared/value-path.ts';
import { Empty } from '../ui/Empty.tsx';
import { ActionButton } from './ActionButton.tsx';
import { narrow } from './action.ts';
import { Blocks } from './Blocks.tsx';
import { Heading } from './Heading.tsx';
import { SurroundingsContext, useStage, useSurroundings } from './surroundings.ts';
import './list.css';

const ListPager = lazy(() => import('./ListPager.tsx').then((module) => ({ default: module.ListPager })));

/** The rows of some data, each drawn alike. */
export function List({ block }: { block: ListBlock }) {
  const { title, rows: path, look = 'cards', limit, empty, action, pager } = block;
  const around = useSurroundings();
  const { words } = useStage();
  const found = read(path, around.scope);
  if (!Array.isArray(found)) return null;
  const rows = limit === undefined ? found : found.slice(0, limit);
  const source = around.data?.states[/^\w+/.exec(path)![0]];
  const refreshing = source?.status === 'ready' && source.refreshing;
  return (
    <div className="list" data-look={look} aria-busy={refreshing || undefined}>
      {title && <Heading className="section-title">{template(title, around.scope)}</Heading>}
      {rows.length === 0 && empty !== undefined && (
        <Empty title={words(empty)} action={action && <ActionButton action={action} />} />
      )}
      {rows.length > 0 && (
        <ul className="list-rows">
          {rows.map((item, index) => (
            <li key={keyOf(item, index)}>
              <Row block={block} item={item} titled={title !== undefined} />
            </li>
          ))}
        </ul>
      )}
      {pager && (
        <Suspense>
          <ListPager meta={(found as { meta?: Record<string, unknown> }).meta} bind={pager} />
        </Suspense>
      )}
    </div>
  );
}

function Row({ block, item, titled }: { block: ListBlock; item: unknown; titled: boolean }) {
  const around = useSurroundings();
  const part = useStage().definitions.parts[block.part ?? ''];
  const level = titled ? around.level + 1 : around.level;
  return (
    <SurroundingsContext
      value={{ ...around, level, data: undefined, scope: { ...narrow(around.scope, {}), item } }}
    >
      <Blocks blocks={part?.blocks ?? block.blocks ?? []} />
    </SurroundingsContext>
  );
}

/** Rows keep their place when others come or go: by an id where there is one. */
function keyOf(item: unknown, index: number): string | number {
  if (typeof item !== 'object' || item === null) return index;
  const id = Object.entries(item).find(
    ([name, value]) => /^(id|\w+_id)$/.test(name) && typeof value === 'number',
  );
  return id === undefined ? index : `${id[0]} ${id[1]} ${index}`;
}
