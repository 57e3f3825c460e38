import { useMemo, useRef } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';

/** Paths on this host that are not screens. */
const FOREIGN = /^\/(api|storage|docs|openapi\.json|assets)(\/|$)/;

/** Whether an address leads to a screen of this application, and not away from it. */
export const isScreenAddress = (url: string) =>
  /^[/#?]/.test(url) && !/^\/\//.test(url) && !FOREIGN.test(url);

/** The ways that an action may take. */
export interface Navigation {
  /** To an address: a screen's ("/a?b=c#d") without loading the page again, or away. */
  go: (url: string, options?: NavigateOptions) => void;
  /** One step back, or home when there is nothing behind. */
  back: () => void;
  /** Back over entries of the history that a screen added itself; resolves when that has happened. */
  unwind: (entries: number) => Promise<void>;
}

/** The same object for as long as a component stands: what an action does later goes by the place that is then. */
export function useNavigation(): Navigation {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  latest.current = navigate;
  return useMemo(
    () => ({
      go: (url, options) =>
        isScreenAddress(url) ? void latest.current(url, options) : window.location.assign(url),
      back: () =>
        void (window.history.length > 1 ? latest.current(-1) : latest.current('/', { replace: true })),
      unwind: (entries) =>
        new Promise((resolve) => {
          if (entries <= 0) return resolve();
          window.addEventListener('popstate', () => resolve(), { once: true });
          latest.current(-entries);
        }),
    }),
    [],
  );
}
