import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useRef } from 'react';
import { message } from '../../../../generated/messages/page.ts';
import { IconButton } from '../button/IconButton.tsx';
import './Dialog.css';

export interface DialogProps {
  open: boolean;
  /** Called on Esc, the close button or a click outside. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons that stay visible below the scrolling content. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  role?: 'dialog' | 'alertdialog';
  /** The element with the initial focus; the title by default. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** A dialog above this one: only the topmost reacts to Esc and clicks. */
  above?: ReactNode;
}

/** A modal dialog: traps the focus, restores it, and is a full-height sheet on phones. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  footer,
  size = 'medium',
  role = 'dialog',
  initialFocus,
  above,
}: DialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Base.Root open={open} onOpenChange={(opens) => !opens && onClose()}>
      <Base.Portal>
        <Base.Viewport className="dialog-layer">
          <Base.Popup
            className="dialog"
            data-size={size}
            role={role}
            aria-modal="true"
            initialFocus={initialFocus ?? heading}
          >
            <div className="dialog-header">
              <Base.Title ref={heading} tabIndex={-1}>
                {title}
              </Base.Title>
              <IconButton icon="x" label={message('actions.close')} onClick={onClose} />
            </div>
            <div className="dialog-body">{children}</div>
            {footer && <footer className="dialog-footer">{footer}</footer>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
      {above}
    </Base.Root>
  );
}
