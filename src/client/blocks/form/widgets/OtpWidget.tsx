import { type ClipboardEvent, type InputEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { message } from '../../../../../generated/messages/form.ts';
import { asText, groupProps, type WidgetProps } from './widget.ts';
import './otp.css';

/** The default number of boxes. */
const usual = 6;

/** A code with one box per digit. Pasting and a phone's code suggestion work in any box. */
export function OtpWidget(props: WidgetProps) {
  const { id, name, field, value, onChange, disabled, required, invalid, describedBy } = props;
  const count = typeof field.ui.length === 'number' ? field.ui.length : usual;
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const [digits, setDigits] = useState<string[]>(() => spread(asText(value), count));
  // A value from outside, such as an emptied form after a wrong code, overrides the boxes.
  const shown = digits.join('') === asText(value) ? digits : spread(asText(value), count);

  const write = (next: string[]) => {
    setDigits(next);
    onChange(next.join(''));
  };
  useFocusOnArrival(boxes.current, shown[0] === '');
  const focus = (index: number) => boxes.current[Math.min(count - 1, Math.max(0, index))]?.focus();

  /** Writes typed or pasted digits into this box and the following ones. */
  const enter = (index: number, text: string) => {
    const typed = text.replace(/\D/g, '').slice(0, count - index);
    if (!typed) return;
    write(shown.map((digit, at) => typed[at - index] ?? digit));
    focus(index + typed.length);
  };
  /**
   * Handled before the input changes: typing the same digit again changes nothing, so focus would not move
   * on.
   */
  const onBeforeInput = (event: InputEvent<HTMLInputElement>, index: number) => {
    if (!/^\d$/.test(event.data ?? '')) return;
    event.preventDefault();
    enter(index, event.data);
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.key === 'ArrowLeft') focus(index - 1);
    else if (event.key === 'ArrowRight') focus(index + 1);
    else if (event.key === 'Backspace' || event.key === 'Delete') {
      event.preventDefault();
      const at = event.key === 'Backspace' && !shown[index] ? index - 1 : index;
      write(shown.map((digit, box) => (box === at ? '' : digit)));
      focus(at);
    }
  };
  const onPaste = (event: ClipboardEvent, index: number) => {
    event.preventDefault();
    const text = event.clipboardData.getData('text');
    enter(text.replace(/\D/g, '').length >= count ? 0 : index, text);
  };
  return (
    // Digits run from left to right in every language.
    <fieldset className="otp" dir="ltr" {...groupProps(props)}>
      {shown.map((digit, index) => (
        <input
          key={index}
          ref={(element) => {
            boxes.current[index] = element;
          }}
          id={index === 0 ? id : `${id}-${index}`}
          name={index === 0 ? name : undefined}
          className="control"
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          aria-label={message('form.digit', { n: index + 1, of: count })}
          aria-required={required || undefined}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          disabled={disabled}
          value={digit}
          onFocus={(event) => event.target.select()}
          onBeforeInput={(event) => onBeforeInput(event, index)}
          onChange={(event) => enter(index, replaced(event.target.value, digit))}
          onKeyDown={(event) => onKeyDown(event, index)}
          onPaste={(event) => onPaste(event, index)}
        />
      ))}
    </fieldset>
  );
}

/**
 * Focuses the first box when the screen opens, since the user came to type the code, unless the user has
 * already focused another control.
 */
function useFocusOnArrival(boxes: readonly (HTMLInputElement | null)[], isEmpty: boolean) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount
  useEffect(() => {
    if (!isEmpty) return;
    // Runs after the page heading has taken the focus, as on each new page.
    const frame = requestAnimationFrame(() => {
      const at = document.activeElement;
      if (at === document.body || at?.matches('[tabindex="-1"]')) boxes[0]?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
}

/** Returns the new one of two digits in a box, wherever the caret was. */
function replaced(text: string, before: string): string {
  if (!before || text.length !== 2) return text;
  return text.startsWith(before) ? text.slice(1) : text.slice(0, 1);
}

const spread = (text: string, count: number) =>
  Array.from({ length: count }, (_, index) => text[index] ?? '');
