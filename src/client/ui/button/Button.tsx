import { type ComponentProps, useEffect, useImperativeHandle, useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { Spinner } from '../loading/Spinner.tsx';
import { type ButtonSize, type ButtonTone, buttonLook } from './button-look.ts';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  tone?: ButtonTone;
  size?: ButtonSize;
  icon?: IconName;
  /** Shown after the label, for "next" and "opens elsewhere". */
  iconAfter?: IconName;
  /** Set while a call is pending: the button is disabled, keeps its width and shows a spinner. */
  busy?: boolean;
  /** Whether it is as wide as its container. */
  wide?: boolean;
}

export function Button({
  tone = 'secondary',
  size = 'medium',
  icon,
  iconAfter,
  busy = false,
  wide = false,
  type = 'button',
  disabled,
  children,
  ref,
  ...rest
}: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement);
  useFocusAfterBusy(button, busy);
  return (
    <button
      ref={button}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      data-wide={wide || undefined}
      {...buttonLook(tone, size)}
      {...rest}
    >
      <span className="button-label">
        {icon && <Icon name={icon} size={size === 'small' ? 16 : 20} />}
        <span>{children}</span>
        {iconAfter && <Icon name={iconAfter} size={size === 'small' ? 16 : 20} />}
      </span>
      {busy && <Spinner size={size === 'small' ? 'small' : 'medium'} />}
    </button>
  );
}

/** Restores the focus, which a disabled button loses, when the call has finished: keyboard users need it. */
function useFocusAfterBusy(ref: { current: HTMLButtonElement | null }, busy: boolean) {
  const hadFocus = useRef(false);
  if (busy && ref.current && document.activeElement === ref.current) hadFocus.current = true;
  useEffect(() => {
    if (busy || !hadFocus.current) return;
    hadFocus.current = false;
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [busy, ref]);
}
