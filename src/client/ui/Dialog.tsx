import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from './IconButton.tsx';
import { coverPage } from './modal-stack.ts';
import './Dialog.css';

export interface DialogProps {
  open: boolean;
  /** Asked for by Esc, the close button or a click beside it. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons that stay in sight below what scrolls. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  role?: 'dialog' | 'alertdialog';
}

/** A modal: keeps the focus inside, gives it back, and is a full sheet on phones. */
export function Dialog(props: DialogProps) {
  return props.open ? createPortal(<OpenDialog {...props} />, document.body) : null;
}

function OpenDialog({ onClose, title, children, footer, size = 'medium', role = 'dialog' }: DialogProps) {
  const layer = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressedBeside = useRef(false);
  const titleId = useId();

  useEffect(() => {
    if (!layer.current) return;
    const uncover = coverPage(layer.current);
    const first = layer.current.querySelector<HTMLElement>('[data-autofocus]');
    (first ?? heading.current)?.focus({ preventScroll: true });
    return uncover;
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && layer.current) keepInside(event, layer.current);
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  };
  // A press that begins inside and ends beside (selecting text) is no click beside.
  const onMouseDown = (event: MouseEvent) => {
    pressedBeside.current = event.target === event.currentTarget;
  };
  const onClick = (event: MouseEvent) => {
    if (event.target === event.currentTarget && pressedBeside.current) onClose();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the scrim only adds a second way to close, beside Esc and the button
    <div
      ref={layer}
      className="dialog-layer"
      onKeyDown={onKeyDown}
      onMouseDown={onMouseDown}
      onClick={onClick}
    >
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles that it may have support aria-modal */}
      <div className="dialog" data-size={size} role={role} aria-modal="true" aria-labelledby={titleId}>
        <header className="dialog-header">
          <h2 id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <IconButton icon="x" label="Close" onClick={onClose} />
        </header>
        <div className="dialog-body">{children}</div>
        {footer && <footer className="dialog-footer">{footer}</footer>}
      </div>
    </div>
  );
}

const focusable =
  'a[href], button:enabled, input:enabled:not([type="hidden"]), select:enabled, textarea:enabled, [tabindex="0"], [contenteditable="true"]';

/** Tab goes round inside, instead of leaving for the browser's own controls. */
function keepInside(event: KeyboardEvent, layer: HTMLElement) {
  const stops = [...layer.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.checkVisibility() && element.tabIndex >= 0,
  );
  const first = stops[0];
  const last = stops.at(-1);
  const at = document.activeElement;
  if (event.shiftKey && (at === first || !stops.includes(at as HTMLElement))) {
    event.preventDefault();
    last?.focus();
  } else if (!event.shiftKey && at === last) {
    event.preventDefault();
    first?.focus();
  }
}
