import { useState } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import { asText, controlProps, type WidgetProps } from '../widget.ts';
import './controls.css';

/** A password, and a button that shows it. */
export function PasswordWidget(props: WidgetProps) {
  const { part, value, onChange, disabled } = props;
  const [shown, setShown] = useState(false);
  return (
    <div className="control-with-button">
      <input
        {...controlProps(props)}
        className="control"
        type={shown ? 'text' : 'password'}
        autoComplete={asText(part.ui.autocomplete) || undefined}
        placeholder={asText(part.ui.placeholder) || undefined}
        autoCapitalize="none"
        spellCheck={false}
        value={asText(value)}
        onChange={(event) => onChange(event.target.value)}
      />
      <IconButton
        icon={shown ? 'eye-off' : 'eye'}
        label={shown ? 'Hide password' : 'Show password'}
        disabled={disabled}
        onClick={() => setShown(!shown)}
      />
    </div>
  );
}
