import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Named = { name: string; fileName: string };

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * Has all files import these chunks, and load their styles, by names without a hash, which an import map in the page
 * resolves. Otherwise a changed word would rename nearly every file: the name of a changed file changes those that name it,
 * and all others import one of these.
 */
export function namesInPage(names: readonly string[]): Plugin[] {
  /** The files of the chunks by the names that others use, relative to the folder of scripts. */
  function filesOf(bundle: Rolldown.OutputBundle): Map<string, string> {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    return new Map(
      names.flatMap((name) => {
        const [chunk, other] = chunks.filter((one) => one.name === name);
        if (!chunk || other) throw new Error(`The client has no chunk or several called ${name}`);
        // What imports it lists all that it loads, and does not change with it.
        const unnamed = chunks.find(
          (one) => chunk.imports.includes(one.fileName) && !names.includes(one.name),
        );
        if (unnamed) throw new Error(`${name} imports ${unnamed.name}, which the page does not name`);
        return [
          [`${name}.js`, basename(chunk.fileName)] as const,
          ...[...(chunk.viteMetadata?.importedCss ?? [])].map(
            (file) => [`${name}.css`, basename(file)] as const,
          ),
        ];
      }),
    );
  }

  const rename = (bundle: Rolldown.OutputBundle, pairs: readonly (readonly [string, string])[]) => {
    const found = new RegExp(`(?<=/)(?:${pairs.map(([from]) => literal(from)).join('|')})(?=["'\`])`, 'g');
    const to = new Map(pairs);
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') file.code = file.code.replace(found, (from) => to.get(from)!);
  };

  return [
    {
      name: 'names-in-page',
      apply: 'build',
      // The hash of a file is that of these names.
      renderChunk(code, _chunk, _options, { chunks }) {
        const named = (Object.values(chunks) as Named[]).filter(({ name }) => names.includes(name));
        return {
          code: named.reduce(
            (text, { name, fileName }) => text.replaceAll(`./${basename(fileName)}`, `./${name}.js`),
            code,
          ),
          map: null,
        };
      },
      // Vite looks by its file for what a chunk loads.
      generateBundle: {
        order: 'pre',
        handler: (_options, bundle) => rename(bundle, [...filesOf(bundle)]),
      },
      transformIndexHtml: {
        order: 'post',
        handler: (_html, { bundle = {} }) => {
          const files = [...filesOf(bundle)].map(([name, file]) => [`/assets/${name}`, `/assets/${file}`]);
          const children = JSON.stringify({ imports: Object.fromEntries(files) });
          return [{ tag: 'script', attrs: { type: 'importmap' }, children, injectTo: 'head-prepend' }];
        },
      },
    },
    {
      name: 'names-in-page-again',
      apply: 'build',
      generateBundle: {
        order: 'post',
        handler: (_options, bundle) =>
          rename(
            bundle,
            [...filesOf(bundle)].map(([name, file]) => [file, name]),
          ),
      },
    },
  ];
}
