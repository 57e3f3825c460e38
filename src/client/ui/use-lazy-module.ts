import { useCallback, useState } from 'react';

/** Modules that have loaded, by the function that loads each. */
const modules = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * A part of the interface whose code loads when it is first needed: undefined until `load` was called and it has come, there
 * from the start for who draws it again. Without a network it does not come; loading it once more tries again.
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
