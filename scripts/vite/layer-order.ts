import type { Plugin } from 'vite';

/**
 * Declares the order of cascade layers at the top of every style sheet. A page loads its chunks' sheets in
 * any order, and the first sheet that names a layer determines its position.
 */
export function layerOrder(layers: readonly string[]): Plugin {
  const order = `@layer ${layers.join(', ')};\n`;
  return {
    name: 'layer-order',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/client\/.*\.css$/ },
      handler: (code) => ({ code: order + code, map: null }),
    },
  };
}
