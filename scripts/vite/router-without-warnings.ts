import type { Plugin } from 'vite';

const SWITCH = 'var ENABLE_DEV_WARNINGS = true;';

/**
 * Turns off what react-router says to developers, as its own production build has it: its package offers browsers the
 * other one only. Nothing else differs between the two.
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
