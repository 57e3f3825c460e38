import { parseTree } from 'jsonc-parser';
import type { PluralText } from '../run/value/plural.ts';

/** The file of a language that has no texts yet. */
export const NEW_LANGUAGE = '{\n  "$schema": "../meta/messages.schema.json"\n}\n';

/** Returns a language's file with some texts changed or added; all other lines stay as they are written. */
export function withTexts(file: string, texts: Readonly<Record<string, PluralText>>): string {
  const properties = parseTree(file)?.children ?? [];
  const spans = new Map(properties.map(({ children }) => [children![0]!.value as string, children![1]!]));
  const edits = Object.entries(texts).flatMap(([key, text]) => {
    const span = spans.get(key);
    return span ? [{ ...span, text: written(text) }] : [];
  });
  const added = Object.entries(texts).filter(([key]) => !spans.has(key));
  const end = properties.at(-1);
  const after = end ? end.offset + end.length : file.indexOf('{') + 1;
  const more = added.map(([key, text]) => `,\n  ${JSON.stringify(key)}: ${written(text)}`).join('');
  return [...edits, { offset: after, length: 0, text: end ? more : more.slice(1) }]
    .sort((one, other) => other.offset - one.offset)
    .reduce(
      (whole, { offset, length, text }) => whole.slice(0, offset) + text + whole.slice(offset + length),
      file,
    );
}

const written = (text: PluralText) => JSON.stringify(text, null, 2).replaceAll('\n', '\n  ');
