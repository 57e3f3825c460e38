import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { message } from '../../../../../generated/messages/editor.ts';
import { Button } from '../../../ui/button/Button.tsx';

export interface LinkEntryProps {
  onEnter: (address: string) => void;
  onLeave: () => void;
}

/** Asks for a link's address within the editor. It is not a form element, because it is inside one. */
export function LinkEntry({ onEnter, onLeave }: LinkEntryProps) {
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
