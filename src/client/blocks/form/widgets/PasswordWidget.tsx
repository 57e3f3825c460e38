import { useState } from 'react';
import { message } from '../../../../../generated/messages/form.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { asText, controlProps, type WidgetProps } from './widget.ts';
import './controls.css';

/** A password, with a button that shows it. */
export function PasswordWidget(props: WidgetProps) {
  const { field, value, onChange, disabled } = props;
  const [shown, setShown] = useState(false);
  return (
    <div className="control-with-button">
      <input
        {...controlProps(props)}
        className="control"
        type={shown ? 'text' : 'password'}
        autoComplete={asText(field.ui.autocomplete) || undefined}
        placeholder={asText(field.ui.placeholder) || undefined}
        autoCapitalize="none"
        spellCheck={false}
        value={asText(value)}
        onChange={(event) => onChange(event.target.value)}
      />
      <IconButton
        icon={shown ? 'eye-off' : 'eye'}
        label={message(shown ? 'form.hide_password' : 'form.show_password')}
        disabled={disabled}
        onClick={() => setShown(!shown)}
      />
    </div>
  );
}
