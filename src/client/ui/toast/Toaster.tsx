import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { message } from '../../../../generated/messages/page.ts';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { Spinner } from '../loading/Spinner.tsx';
import { useFreePlace } from './use-free-place.ts';
import { useToastPause } from './use-toast-pause.ts';
import './Toaster.css';

const icons: Partial<Record<Toast['type'], IconName>> = {
  success: 'check-circle',
  error: 'alert-circle',
  blank: 'info',
};

/**
 * How long each kind of toast stays, in milliseconds; a loading toast stays until it is replaced or
 * dismissed, and so does one with links (`state/notify.ts`).
 */
const durations = {
  blank: 4000,
  error: 4000,
  success: 2000,
  custom: 4000,
  loading: Number.POSITIVE_INFINITY,
};

/** The maximum number of toasts at once; the newest come first. */
const limit = 20;

const options = {
  ...Object.fromEntries(Object.entries(durations).map(([type, duration]) => [type, { duration }])),
  removeDelay: 200,
};

export interface ToasterProps {
  /** Content below a toast, by the toast's id; `dismiss` removes the toast. */
  below?: (id: string, dismiss: () => void) => ReactNode;
}

/**
 * Renders the toasts: once per page, above everything, including dialogs. An open dialog hides all else from
 * screen readers except live regions; toasts must still be announced and closable above it.
 */
export function Toaster({ below }: ToasterProps) {
  const { toasts, handlers } = useToaster(options);
  const shown = toasts.slice(0, limit);
  const pause = useToastPause(shown, handlers);
  const element = useFreePlace(shown.map(({ id }) => id).join(' '));
  const urgent = shown.filter((item) => item.type === 'error');
  const polite = shown.filter((item) => item.type !== 'error');
  return createPortal(
    <section ref={element} className="toaster" aria-label={message('toasts.label')} data-screen-only="">
      <div className="toaster-region" role="alert" aria-live="assertive">
        {urgent.map((item) => (
          <ToastCard key={item.id} item={item} handlers={pause(item.id)} below={below} />
        ))}
      </div>
      <div className="toaster-region" role="status" aria-live="polite">
        {polite.map((item) => (
          <ToastCard key={item.id} item={item} handlers={pause(item.id)} below={below} />
        ))}
      </div>
    </section>,
    document.body,
  );
}

interface ToastCardProps extends ToasterProps {
  item: Toast;
  handlers: ReturnType<ReturnType<typeof useToastPause>>;
}

function ToastCard({ item, below, handlers: { onClose, ...pauseHandlers } }: ToastCardProps) {
  const icon = icons[item.type];
  const close = () => {
    toast.dismiss(item.id);
    onClose();
  };
  return (
    <div
      className="toast"
      data-type={item.type}
      data-leaving={item.visible ? undefined : ''}
      {...pauseHandlers}
    >
      {item.type === 'loading' ? <Spinner size="small" /> : icon && <Icon name={icon} />}
      <div className="toast-text">
        <p>{resolveValue(item.message, item)}</p>
        {below?.(item.id, () => toast.dismiss(item.id))}
      </div>
      <IconButton icon="x" label={message('actions.close')} size="small" onClick={close} />
    </div>
  );
}
