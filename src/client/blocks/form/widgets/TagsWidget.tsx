import { type KeyboardEvent, useRef, useState } from 'react';
import { message } from '../../../../../generated/messages/form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { asList, asText, controlProps, type WidgetProps } from './widget.ts';
import './controls.css';

/** Free-text tags: Enter, the button, or leaving the field adds what was typed. */
export function TagsWidget(props: WidgetProps) {
  const { field, value, onChange, disabled, labelledBy } = props;
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const tags = asList(value).map(String);

  const add = () => {
    const tag = typed.trim();
    setTyped('');
    if (tag && !tags.includes(tag)) onChange([...tags, tag]);
  };
  const remove = (tag: string) => {
    onChange(tags.filter((one) => one !== tag));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typed.trim()) {
      // Enter adds a tag; it submits the form only when the box is empty.
      event.preventDefault();
      add();
    } else if (event.key === 'Backspace' && typed === '' && tags.length > 0) onChange(tags.slice(0, -1));
  };
  return (
    <div className="multi-select">
      {tags.length > 0 && (
        <ul className="chip-list" aria-labelledby={labelledBy}>
          {tags.map((tag) => (
            <li key={tag}>
              <Chip
                onRemove={() => remove(tag)}
                removeLabel={message('form.remove', { what: tag })}
                disabled={disabled}
              >
                {tag}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <div className="tag-entry">
        <input
          {...controlProps(props)}
          ref={input}
          className="control"
          type="text"
          enterKeyHint="enter"
          placeholder={asText(field.ui.placeholder) || message('form.type_tag')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={add}
        />
        <Button disabled={disabled || !typed.trim()} onClick={add}>
          {message('form.add')}
        </Button>
      </div>
    </div>
  );
}
