import { type ChangeEvent, useState } from 'react';
import { hasType } from '../../../../language/run/form/field-schema.ts';
import { readNumber } from './read-number.ts';
import { asText, controlProps, type WidgetProps } from './widget.ts';
import { isNumeric } from './widget-for.ts';
import './controls.css';

const inputTypes: Record<string, string> = { email: 'email', uri: 'url' };

/** One line of text, or a number as text, so that invalid numbers can be shown and refused. */
export function TextWidget(props: WidgetProps) {
  const { field, value, onChange } = props;
  const { ui, schema } = field;
  const numeric = isNumeric(schema);
  // "1." and "1.0" are unfinished numbers: the typed text stays visible while its value is the same.
  const [typed, setTyped] = useState<string>();
  const text = typed !== undefined && readNumber(typed) === value ? typed : asText(value);

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (numeric) setTyped(target.value);
    onChange(numeric ? readNumber(target.value) : target.value);
  };
  const type = inputTypes[schema.format ?? ''];
  return (
    <input
      {...controlProps(props)}
      className="control"
      type={type ?? 'text'}
      inputMode={inputModeOf(props)}
      autoComplete={asText(ui.autocomplete) || undefined}
      placeholder={asText(ui.placeholder) || undefined}
      // An empty field keeps the page's direction for its placeholder; addresses are Latin in every language.
      dir={asText(ui.dir) || (type ? 'ltr' : text && 'auto') || undefined}
      data-numeric={numeric || undefined}
      value={text}
      onChange={change}
    />
  );
}

function inputModeOf({ field: { ui, schema } }: WidgetProps) {
  if (typeof ui.inputmode === 'string') return ui.inputmode as 'numeric';
  if (!isNumeric(schema)) return undefined;
  return hasType(schema, 'integer') ? 'numeric' : 'decimal';
}
