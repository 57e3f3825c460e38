import type { Plugin } from 'vite';

const SWITCH = 'var ENABLE_DEV_WARNINGS = true;';

/**
 * Turns off react-router's warnings for developers, as its production build does: the package gives browsers only the
 * other build. Nothing else differs between the two.
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
