import { useCallback, useState } from 'react';

/** Loaded modules, by the function that loads each. */
const modules = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * A lazily loaded module: undefined until `load` was called and it has loaded; later uses have it from the
 * start. Offline it fails; calling `load` again retries.
 */
export function useLazyModule<Module>(
  importModule: () => Promise<Module>,
): [module: Module | undefined, load: () => void] {
  const [module, setModule] = useState(() => modules.get(importModule) as Module | undefined);
  const load = useCallback(() => {
    importModule().then(
      (loaded) => {
        modules.set(importModule, loaded);
        setModule(() => loaded);
      },
      () => {},
    );
  }, [importModule]);
  return [module, load];
}
