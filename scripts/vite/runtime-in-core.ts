import { basename } from 'node:path';
import type { Plugin } from 'vite';

const RUNTIME = '\0rolldown/runtime.js';

/** The one statement by which a file imports from another. */
const NAMES = (from: string) =>
  new RegExp(String.raw`^import \{ (.+?) \} from "\./${literal(from)}";\n?`, 'm');
const EXPORT = /^export \{ (.+?) \};?\s*$/m;

/** The bundler names exports by one or two characters. */
const PREFIX = '$$';

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * Puts the bundler's helpers into the file that every page loads first. The bundler itself keeps them apart
 * from chunks that are defined by hand: a request for 400 bytes.
 */
export function runtimeInCore(core: string): Plugin {
  let helpers = '';
  type Chunks = { name: string; fileName: string; moduleIds: string[] }[];
  /** The chunks of the helpers and of the first file, which are looked for once in a build. */
  let found: { runtime?: Chunks[number]; from?: Chunks[number] } | undefined;
  return {
    name: 'runtime-in-core',
    apply: 'build',
    renderStart: () => {
      found = undefined;
    },
    renderChunk(code, chunk, _options, { chunks }) {
      if (chunk.moduleIds.includes(RUNTIME)) {
        helpers = code;
        return null;
      }
      if (!found) {
        const all: Chunks = Object.values(chunks);
        const runtime = all.find(({ moduleIds }) => moduleIds.includes(RUNTIME));
        const from = all.find(({ name }) => name === core);
        found = { ...(runtime && { runtime }), ...(from && { from }) };
      }
      const { runtime, from } = found;
      if (!runtime || !from) return null;
      const asked = NAMES(basename(runtime.fileName));
      const used = code.match(asked)?.[1];
      if (chunk.name === core) {
        const exported = helpers.match(EXPORT)?.[1];
        if (!exported) throw new Error('The helpers of the bundler are not known before the first file');
        const names = exported.replace(/(?<= as )\w+/g, (name) => PREFIX + name);
        const own = () => `${helpers.replace(EXPORT, '')}\n`;
        return { code: `${code.replace(asked, own)}\nexport { ${names} };`, map: null };
      }
      if (!used) return null;
      const names = used.replace(/\w+(?= as )/g, (name) => PREFIX + name);
      const rest = code.replace(asked, '');
      const known = NAMES(basename(from.fileName));
      const statement = (more = '') => `import { ${more}${names} } from "./${basename(from.fileName)}";\n`;
      return {
        code: known.test(rest)
          ? rest.replace(known, (_, others) => statement(`${others}, `))
          : statement() + rest,
        map: null,
      };
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(/\s*<(script|link)\b[^>]*\/rolldown-runtime-[^>]*>(<\/script>)?/g, ''),
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const [name, file] of Object.entries(bundle))
          if (file.type === 'chunk' && file.moduleIds.includes(RUNTIME)) delete bundle[name];
          else if (file.type === 'chunk' && file.code.includes('rolldown-runtime-'))
            throw new Error(`${name} still loads the helpers of the bundler from a file of their own`);
      },
    },
  };
}
