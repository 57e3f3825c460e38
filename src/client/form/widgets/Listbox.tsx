import { useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import type { Choice } from '../lookup-context.ts';
import type { ListboxState } from './use-listbox.ts';
import './listbox.css';

export interface ListboxProps {
  list: ListboxState;
  labelledBy: string;
  several?: boolean;
  isChosen: (choice: Choice) => boolean;
}

/** The open list; it exists only while it is open, so that long lists cost nothing else. */
export function Listbox({ list, labelledBy, several = false, isChosen }: ListboxProps) {
  const box = useRef<HTMLDivElement>(null);
  const [above, setAbove] = useState(false);
  useLayoutEffect(() => {
    const control = box.current?.parentElement?.getBoundingClientRect();
    const height = box.current?.offsetHeight ?? 0;
    if (control) setAbove(innerHeight - control.bottom < height + 16 && control.top > height + 16);
  }, []);

  if (list.found.length === 0) {
    return (
      <div ref={box} className="listbox" data-above={above || undefined}>
        <p className="listbox-empty" role="status">
          No results
        </p>
      </div>
    );
  }
  return (
    <div
      ref={box}
      id={list.listId}
      role="listbox"
      tabIndex={-1}
      className="listbox"
      data-above={above || undefined}
      aria-labelledby={labelledBy}
      aria-multiselectable={several || undefined}
      // The text box keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
    >
      {list.found.map((choice, index) => {
        const chosen = isChosen(choice);
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the text box, which keeps the focus
          <div
            key={choice.value}
            id={`${list.listId}-${index}`}
            role="option"
            tabIndex={-1}
            className="listbox-option"
            aria-selected={chosen}
            data-active={index === list.active || undefined}
            onClick={() => list.pick(choice)}
          >
            <span>{choice.label}</span>
            {chosen && <Icon name="check" size={16} />}
          </div>
        );
      })}
    </div>
  );
}
