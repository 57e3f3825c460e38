import type { Plugin } from 'vite';

/**
 * Says the order of the cascade layers at the head of every style sheet. A page loads the sheets of its chunks in any
 * order, and the first sheet that names a layer decides where it stands.
 */
export function layerOrder(layers: readonly string[]): Plugin {
  const order = `@layer ${layers.join(', ')};\n`;
  return {
    name: 'layer-order',
    enforce: 'pre',
    transform: (code, id) =>
      /\/src\/client\/.*\.css$/.test(id) ? { code: order + code, map: null } : undefined,
  };
}
