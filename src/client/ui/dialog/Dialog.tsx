import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useRef } from 'react';
import { message } from '../../../../generated/messages/page.ts';
import { IconButton } from '../button/IconButton.tsx';
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
  /** What has the focus first, if not the title. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** A dialog that stands above this one: only the upper one hears Esc and clicks. */
  above?: ReactNode;
}

/** A modal: keeps the focus inside, gives it back, and is a full sheet on phones. */
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
            <header className="dialog-header">
              <Base.Title ref={heading} tabIndex={-1}>
                {title}
              </Base.Title>
              <IconButton icon="x" label={message('actions.close')} onClick={onClose} />
            </header>
            <div className="dialog-body">{children}</div>
            {footer && <footer className="dialog-footer">{footer}</footer>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
      {above}
    </Base.Root>
  );
}
