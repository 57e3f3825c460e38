import { type FocusEvent, useEffect, useRef, useState } from 'react';
import type { Toast, useToaster } from 'react-hot-toast/headless';

type Handlers = ReturnType<typeof useToaster>['handlers'];

/**
 * Pauses all toasts while one of them has the pointer or the focus, until it has lost both or is removed:
 * removed elements fire neither "blur" nor "leave". When a focused toast is closed, the focus returns to
 * where it came from.
 */
export function useToastPause(toasts: readonly Toast[], { startPause, endPause }: Handlers) {
  const [pointed, setPointed] = useState<string>();
  const [focused, setFocused] = useState<string>();
  const cameFrom = useRef<Element | null>(null);
  const paused = toasts.some(({ id, visible }) => visible && (id === pointed || id === focused));

  const resume = useRef(endPause);
  resume.current = endPause;
  useEffect(() => {
    if (!paused) {
      // The same toast may reappear without pointer or focus.
      setPointed(undefined);
      setFocused(undefined);
      return;
    }
    startPause();
    return () => resume.current();
  }, [paused, startPause]);

  return (id: string) => ({
    onPointerEnter: () => setPointed(id),
    onPointerLeave: () => setPointed(undefined),
    onFocus: ({ relatedTarget }: FocusEvent) => {
      setFocused(id);
      if (!relatedTarget?.closest('.toaster')) cameFrom.current = relatedTarget;
    },
    onBlur: () => setFocused(undefined),
    onClose: () => {
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
    },
  });
}
