import { isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { operationsOf } from '../definitions/api-document.ts';
import type { Check } from './check.ts';

/** What the API's linter cannot see: our own words, and a trap of YAML. */
export function checkApi(check: Check): void {
  const { api, files, findings, operationPlaces } = check.project;
  const seen = new Set<string>();
  for (const { operation, method, path } of operationsOf(api)) {
    const { operationId: id } = operation;
    const place = operationPlaces.get(id);
    if (!place) continue;
    if (seen.has(id)) check.add(place, `two operations are called "${id}"`);
    seen.add(id);
    if (operation['x-source'] === undefined)
      check.add(place, `${method.toUpperCase()} ${path} does not say its "x-source": spec or ours`);
  }
  for (const file of files.list('openapi')) {
    const lines = new LineCounter();
    visit(parseDocument(files.read(file) ?? '', { lineCounter: lines }), {
      Pair: (_, pair, ancestors) => {
        const holder = ancestors.at(-1);
        const isCut =
          isMap(holder) &&
          holder.flow === true &&
          isScalar(pair.key) &&
          /\s/.test(String(pair.key.value)) &&
          pair.value === null;
        if (isCut)
          findings.addAt(
            file,
            lines.linePos((pair.key as { range?: number[] }).range?.[0] ?? 0).line,
            `a comma ends a text inside { }; put the text with "${(pair.key as { value: unknown }).value}" into quotes`,
          );
      },
    });
  }
}
