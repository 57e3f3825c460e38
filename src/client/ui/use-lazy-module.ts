import { useCallback, useState } from 'react';

/** Loaded modules, by the function that loads each. */
const modules = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * A module that loads when it is first needed: undefined until `load` was called and it has loaded; later uses have it
 * from the start. Without a network it fails; calling `load` again retries.
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
