import type { TextBlock } from '../../../../generated/definitions.d.ts';
import { template } from '../../../language/run/value/value-path.ts';
import { useScope } from '../../engine/block-context.ts';
import { DisplayedValue } from '../../engine/value/DisplayedValue.tsx';
import { useDisplayValues } from '../../engine/value/display-value.ts';
import { messageText } from '../../engine/value/message-text.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import './text.css';

/** A paragraph, rich text, or a list of short texts. */
export function Text({ block }: { block: TextBlock }) {
  const { variant = 'plain', items, empty } = block;
  const scope = useScope();
  const shown = useDisplayValues([block]);
  if (items)
    return <Lines items={items.map((item) => template(item, scope))} checked={variant === 'checklist'} />;
  if (variant === 'checklist' && shown.length > 0)
    return <Lines items={shown.map(({ text }) => text)} checked />;
  if (shown.length === 0)
    return empty === undefined ? null : (
      <p className="text" data-variant="muted">
        {messageText(empty, scope)}
      </p>
    );
  const Tag = variant === 'quote' ? 'blockquote' : 'p';
  return shown.map((one, index) =>
    one.kind === 'html' ? (
      <DisplayedValue key={index} shown={one} />
    ) : (
      // As in a header, a sentence that begins with isolated text is the product's own.
      <Tag
        key={index}
        className="text"
        data-variant={variant}
        dir={one.text.startsWith('\u2068') ? undefined : 'auto'}
      >
        {variant === 'quote' && <Icon name="quote" size={32} />}
        <DisplayedValue shown={one} />
      </Tag>
    ),
  );
}

const Lines = ({ items, checked }: { items: string[]; checked: boolean }) => (
  <ul className="text-lines" data-checked={checked || undefined}>
    {items.map((item) => (
      <li key={item}>
        {checked && <Icon name="check" />}
        <span>
          <bdi>{item}</bdi>
        </span>
      </li>
    ))}
  </ul>
);
