import type { ListBlock } from '../../../../generated/definitions.d.ts';
import { message } from '../../../../generated/messages/carousel.ts';
import { template } from '../../../language/run/value/value-path.ts';
import { ActionButton } from '../../engine/action/ActionButton.tsx';
import { useScope } from '../../engine/block-context.ts';
import { Heading } from '../../engine/Heading.tsx';
import { useScreenContext } from '../../engine/screen-context.ts';
import { messageText } from '../../engine/value/message-text.ts';
import { Carousel } from '../../ui/Carousel.tsx';
import { Empty } from '../../ui/note/Empty.tsx';
import { keyOf, ListRow } from './ListRow.tsx';
import { useRows } from './use-rows.ts';
import './list.css';

/** Shows a list's rows one at a time. */
export function ListCarousel({ block }: { block: ListBlock }) {
  const { title, empty, action } = block;
  const scope = useScope();
  const { definitions } = useScreenContext();
  const found = useRows(block);
  if (!found) return null;
  const { rows } = found;
  const name = template(title ?? definitions.screen.title, scope);
  return (
    <div className="list" data-variant="carousel">
      {title && <Heading className="section-title">{name}</Heading>}
      {rows.length === 0 && empty !== undefined && (
        <Empty title={messageText(empty, scope)} action={action && <ActionButton action={action} />} />
      )}
      {rows.length > 0 && (
        <Carousel
          label={name}
          words={{
            previous: message('carousel.previous'),
            next: message('carousel.next'),
            slide: (n) => message('carousel.slide', { number: n, count: rows.length }),
          }}
          slides={rows.map((item, index) => ({
            key: keyOf(item, index),
            content: <ListRow block={block} item={item} />,
          }))}
        />
      )}
    </div>
  );
}
