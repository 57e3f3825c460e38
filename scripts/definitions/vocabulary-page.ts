import { describe } from './grammar.ts';
import { type Struct, vocabulary } from './vocabulary.ts';

const INTRODUCTION = `# The words of schemas/

Written by \`npm run generate\` from vocabulary.json. Do not edit.

A text may hold \`{path}\` and \`{path|format}\`. A value is a path, \`{"const": …}\`, \`{"text": …}\`,
\`{"value": …, "format": …}\`, or a list of which the first that is present counts; numbers, true, false and null stand
for themselves. Paths begin with what is in reach: route, query, prefs, session, the data by its name, item (a row),
form (what is typed), result (an answer). A key in **bold** must be there.
`;

/** What each kind of document that holds other things may say beside what one reads in its own table. */
const FORM_STRUCTS = [
  'schema',
  'ui',
  'group',
  'rule',
  'file',
  'gap',
  'lookup-use',
  'switch',
  'switch-case',
  'condition',
];
const SHARED_STRUCTS = [
  'any-block',
  'any-action',
  'action-use',
  'show',
  'column',
  'source',
  'step',
  'tab',
  'target',
  'success',
  'session',
  'failure',
  'case',
  'menu',
  'menu-link',
  'guard-step',
  'plural',
];

/** `schemas/meta/vocabulary.md`: the whole vocabulary for reading. */
export function vocabularyPage(): string {
  const { structs, tagged, formats, widgets } = vocabulary;
  const kinds = Object.entries(structs).filter(([name]) => name.endsWith('-document'));
  return [
    INTRODUCTION,
    '## Documents\n',
    ...kinds.map(([name, struct]) => table(name.replace('-document', ''), struct)),
    '## Blocks\n',
    ...Object.entries(tagged.block!.variants).map(([name, struct]) =>
      table(name, without(struct, 'block', 'when')),
    ),
    '## Actions\n',
    ...Object.entries(tagged.act!.variants).map(([name, struct]) =>
      table(name, without(struct, 'action', ...Object.keys(structs['any-action']!.keys))),
    ),
    '## Parts of these\n',
    ...SHARED_STRUCTS.map((name) => table(name, structs[name]!)),
    '## Forms\n',
    ...FORM_STRUCTS.map((name) => table(name, structs[name]!)),
    `## Formats\n\n${Object.keys(formats).join(', ')}\n`,
    `## Widgets\n\n${widgets.join(', ')}\n`,
  ].join('\n');
}

function without({ keys, others }: Struct, ...names: string[]): Struct {
  return { keys: Object.fromEntries(Object.entries(keys).filter(([name]) => !names.includes(name))), others };
}

function table(name: string, { keys, others }: Struct): string {
  const rows = Object.entries(keys).map(([key, { type, required, about }]) => {
    const shown = required ? `**${key}**` : key;
    return `| ${shown} | ${about} | ${describe(type).replaceAll('|', '\\|')} |`;
  });
  if (others) rows.push(`| … | | ${describe(others)} |`);
  if (rows.length === 0) return `### ${name}\n\nNothing else.\n`;
  return `### ${name}\n\n| Key | Says | Is |\n|---|---|---|\n${rows.join('\n')}\n`;
}
