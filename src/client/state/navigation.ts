import { useMemo, useRef } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';

/** Paths on this host that are not screens. */
const FOREIGN = /^\/(api|storage|docs|openapi\.json|assets)(\/|$)/;

/** Whether an address belongs to a screen of this application. */
export const isScreenAddress = (url: string) =>
  /^[/#?]/.test(url) && !/^\/\//.test(url) && !FOREIGN.test(url);

/** The navigation available to actions. */
export interface Navigation {
  /** Navigates to an address: to a screen ("/a?b=c#d") without a full page load, or away. */
  go: (url: string, options?: NavigateOptions) => void;
  /** Goes one step back, or home when there is no earlier entry. */
  back: () => void;
  /** Goes back over history entries that a screen itself added, and then resolves. */
  unwind: (entries: number) => Promise<void>;
}

/** Returns an object that is stable while the component is mounted; each call uses the current address. */
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
