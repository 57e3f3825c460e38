import { createPortal } from 'react-dom';
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import type { IconName } from './icon-names.ts';
import { Spinner } from './Spinner.tsx';
import './Toaster.css';

const icons: Partial<Record<Toast['type'], IconName>> = {
  success: 'check-circle',
  error: 'alert-circle',
  blank: 'info',
};

/** Milliseconds that a message stays; loading stays until it is replaced or dismissed. */
const durations = {
  blank: 4000,
  error: 4000,
  success: 2000,
  custom: 4000,
  loading: Number.POSITIVE_INFINITY,
};

/** At most so many at once; the newest come first. */
const limit = 20;

const options = {
  ...Object.fromEntries(Object.entries(durations).map(([type, duration]) => [type, { duration }])),
  removeDelay: 200,
};

/** Where messages appear: once per page, over everything, dialogs too. */
export function Toaster() {
  const { toasts, handlers } = useToaster(options);
  const shown = toasts.slice(0, limit);
  const urgent = shown.filter((item) => item.type === 'error');
  const polite = shown.filter((item) => item.type !== 'error');
  return createPortal(
    <section
      className="toaster"
      aria-label="Notifications"
      data-above-modals=""
      data-screen-only=""
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      <div className="toaster-region" role="alert">
        {urgent.map((item) => (
          <ToastCard key={item.id} item={item} />
        ))}
      </div>
      <div className="toaster-region" role="status">
        {polite.map((item) => (
          <ToastCard key={item.id} item={item} />
        ))}
      </div>
    </section>,
    document.body,
  );
}

function ToastCard({ item }: { item: Toast }) {
  const icon = icons[item.type];
  return (
    <div className="toast" data-type={item.type} data-leaving={item.visible ? undefined : ''}>
      {item.type === 'loading' ? <Spinner size="small" /> : icon && <Icon name={icon} />}
      <p>{resolveValue(item.message, item)}</p>
      <IconButton icon="x" label="Close" size="small" onClick={() => toast.dismiss(item.id)} />
    </div>
  );
}
