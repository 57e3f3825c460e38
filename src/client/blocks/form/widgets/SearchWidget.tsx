import { useRef } from 'react';
import { message } from '../../../../../generated/messages/form.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { asText, controlProps, type WidgetProps } from './widget.ts';
import './controls.css';

/** A search box with a clear button. */
export function SearchWidget(props: WidgetProps) {
  const { field, value, onChange, disabled } = props;
  const input = useRef<HTMLInputElement>(null);
  const text = asText(value);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className="control-with-button" data-variant="search">
      <Icon name="search" />
      <input
        {...controlProps(props)}
        ref={input}
        className="control"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={asText(field.ui.placeholder) || undefined}
        // A search shows no errors: its length limit already applies while typing.
        maxLength={field.schema.maxLength}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      {text && !disabled && <IconButton icon="x" label={message('form.clear')} onClick={clear} />}
    </div>
  );
}
