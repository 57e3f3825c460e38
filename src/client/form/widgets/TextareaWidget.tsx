import { asText, controlProps, type WidgetProps } from '../widget.ts';
import './controls.css';

/** A limit that one can write up to within a glance; longer ones need no counter. */
const countedUpTo = 1000;

export function TextareaWidget(props: WidgetProps) {
  const { part, value, onChange } = props;
  const { ui, schema } = part;
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
      />
      {limit <= countedUpTo && (
        <span className="counter" aria-hidden="true">
          {[...text.trim()].length} / {limit}
        </span>
      )}
    </div>
  );
}
