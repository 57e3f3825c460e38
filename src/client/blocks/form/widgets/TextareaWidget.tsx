import type { KeyboardEvent } from 'react';
import { formatText } from '../../../../language/run/value/formats.ts';
import { asText, controlProps, type WidgetProps } from './widget.ts';
import './controls.css';

/** The largest limit for which a counter is shown. */
const countedUpTo = 1000;

/**
 * Scrolls a long field into view: when Tab reaches it, browsers reveal only its caret, which a wizard's
 * footer may cover.
 */
function showWhole({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' });
}

export function TextareaWidget(props: WidgetProps) {
  const { field, value, onChange } = props;
  const { ui, schema } = field;
  const text = asText(value);
  const limit = schema.maxLength ?? Number.POSITIVE_INFINITY;
  return (
    <div className="counted">
      <textarea
        {...controlProps(props)}
        className="control"
        rows={typeof ui.rows === 'number' ? ui.rows : 4}
        placeholder={asText(ui.placeholder) || undefined}
        dir={asText(ui.dir) || 'auto'}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyUp={showWhole}
      />
      {limit <= countedUpTo && (
        <span className="counter" aria-hidden="true">
          {formatText('text', [...text.trim()].length)} / {formatText('text', limit)}
        </span>
      )}
    </div>
  );
}
