import { useRef } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { asText, controlProps, type WidgetProps } from '../widget.ts';
import './controls.css';

/** Words to look for, and a button that takes them away. */
export function SearchWidget(props: WidgetProps) {
  const { part, value, onChange, disabled } = props;
  const input = useRef<HTMLInputElement>(null);
  const text = asText(value);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className="control-with-button" data-look="search">
      <Icon name="search" />
      <input
        {...controlProps(props)}
        ref={input}
        className="control"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={asText(part.ui.placeholder) || undefined}
        // A search shows no errors: what would be refused cannot be typed.
        maxLength={part.schema.maxLength}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      {text && !disabled && <IconButton icon="x" label="Clear" onClick={clear} />}
    </div>
  );
}
