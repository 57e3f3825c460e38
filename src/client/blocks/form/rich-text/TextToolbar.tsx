import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { message } from '../../../../../generated/messages/editor.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { hasMark, linkMark, setLink, textCommands, wholeAddress } from './text-commands.ts';

export interface TextToolbarProps {
  view: EditorView;
  state: EditorState;
  label: string;
  controls: string;
  disabled: boolean;
}

/** A toolbar with one Tab stop; arrow keys move from button to button. */
export function TextToolbar({ view, state, label, controls, disabled }: TextToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [asking, setAsking] = useState(false);
  const linked = hasMark(linkMark)(state);

  const walk = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const buttons = [...(bar.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = (at + (rtl ? -step : step) + buttons.length) % buttons.length;
    setAt(next);
    buttons[next]?.focus();
  };
  const link = (address: string) => {
    setLink(wholeAddress(address))(view.state, view.dispatch);
    setAsking(false);
    view.focus();
  };
  const onLink = () => (linked ? link('') : setAsking(!asking));

  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        aria-label={label}
        aria-controls={controls}
        className="text-toolbar"
        onKeyDown={walk}
      >
        {textCommands.map((command, index) => (
          <IconButton
            key={command.key}
            icon={command.icon}
            label={message(`editor.${command.key}`)}
            size="small"
            pressed={command.isOn?.(state)}
            disabled={disabled}
            tabIndex={index === at ? 0 : -1}
            onClick={() => {
              command.run(view.state, view.dispatch, view);
              view.focus();
            }}
          />
        ))}
        <IconButton
          icon="link"
          label={message(linked ? 'editor.unlink' : 'editor.link')}
          size="small"
          pressed={linked}
          // A link needs selected text.
          disabled={disabled || (state.selection.empty && !linked)}
          tabIndex={at === textCommands.length ? 0 : -1}
          onClick={onLink}
        />
      </div>
      {asking && <LinkEntry onEnter={link} onLeave={() => setAsking(false)} />}
    </>
  );
}

interface LinkEntryProps {
  onEnter: (address: string) => void;
  onLeave: () => void;
}

/** Asks for a link's address within the editor. Not a form element, because it is inside one. */
function LinkEntry({ onEnter, onLeave }: LinkEntryProps) {
  const [address, setAddress] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      onEnter(address);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onLeave();
    }
  };
  return (
    <div className="link-entry">
      <input
        ref={input}
        className="control"
        type="text"
        inputMode="url"
        aria-label={message('editor.address')}
        placeholder="https://"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button size="small" onClick={() => onEnter(address)}>
        {message('editor.link')}
      </Button>
    </div>
  );
}
