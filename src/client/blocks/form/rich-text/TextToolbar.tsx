import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type KeyboardEvent, useRef, useState } from 'react';
import { message } from '../../../../../generated/messages/editor.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { LinkEntry } from './LinkEntry.tsx';
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
