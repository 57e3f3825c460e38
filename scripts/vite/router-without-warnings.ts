import type { Plugin } from 'vite';

const SWITCH = 'var ENABLE_DEV_WARNINGS = true;';

/**
 * Turns off react-router's developer warnings, as its production build does: the package's browser export is
 * the development build. The two differ in nothing else.
 */
export function routerWithoutWarnings(): Plugin {
  return {
    name: 'router-without-warnings',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/development\// },
      handler: (code) =>
        code.includes(SWITCH)
          ? { code: code.replace(SWITCH, SWITCH.replace('true', 'false')), map: null }
          : undefined,
    },
  };
}
