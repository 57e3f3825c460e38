type Module = typeof import('./Suggesting.tsx');

let loading: Promise<Module['Suggesting']> | undefined;

/** Loads the code of suggestions, for the few wizards that a file can fill. */
export function loadSuggesting(): Promise<Module['Suggesting']> {
  loading ??= import('./Suggesting.tsx').then((module) => module.Suggesting);
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
