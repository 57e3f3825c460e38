import { describe } from './check-grammar.ts';
import { type Struct, vocabulary } from './vocabulary.ts';

const INTRODUCTION = `# The words of schemas/

Written by \`npm run generate\` from vocabulary.json. Do not edit.

Every screen, form and table of the product is one JSON document. \`npm run schemas:check\` says in plain words what does
not fit; \`npm start\` shows the change.

## Documents at a glance

A name is the path below the folder without \`.json\`: \`schemas/forms/auth/login.json\` is the form "auth/login".

| Kind | One document says | To copy from |
|---|---|---|
`;

/** A description of each kind of document, and an example that is easy to read; a test proves that it exists. */
export const EXAMPLES: Readonly<Record<string, { says: string; file: string }>> = {
  field: { says: 'a field that several forms use', file: 'fields/phone.json' },
  form: { says: 'a form or a step: fields, labels, rules, messages', file: 'forms/auth/login.json' },
  wizard: { says: 'the steps, and what is sent at the end', file: 'wizards/vacancy.json' },
  table: {
    says: 'columns, search, sort, what can be done with a row',
    file: 'tables/school-applications.json',
  },
  crud: {
    says: 'a list that people maintain: add, edit, delete, details follow',
    file: 'crud/admin-countries.json',
  },
  part: { says: 'a piece that several screens or lists show', file: 'parts/own-vacancy.json' },
  lookup: { says: 'a list to choose from', file: 'lookups/countries.json' },
  map: { says: 'what a value reads as: label, tone, icon, target', file: 'maps/application-status.json' },
  action: { says: 'a button that stands in several places', file: 'actions/quick-apply.json' },
  screen: { says: 'an address, who may enter, what is shown', file: 'screens/candidate-jobs.json' },
  layout: { says: 'the frame and its menus', file: 'layouts/school.json' },
  messages: { says: 'texts by their keys', file: 'messages/en.json' },
  guard: { says: 'who is led where', file: 'guard.json' },
};

const inReach = Object.entries(vocabulary.scopes)
  .map(([name, about]) => `\`${name}\` (${about})`)
  .join(', ');

const READING = `
## What stands for what

| Word | Means | For example |
|---|---|---|
| a text | what people read; \`{path}\`, \`{path\\|format}\` and \`{path\\|map:name}\` are filled in; so is a fixed word by a map: \`{'Hired'\\|map:name}\` | \`"Welcome, {school.school_name}"\` |
| the key of a message | a text of messages/ | \`"jobs.empty"\` |
| a path | where a value is read | \`"job.school.city"\`, \`"item.skills[*].skill_desc"\` |
| a value | a path, \`{"const": …}\`, \`{"text": …}\`, \`{"value": …, "format": …}\`, a list of which the first that is present counts, a number, true, false or null | \`{"const": "Pending"}\` |
| a condition | tests by path, all of which must hold; a test is a small JSON Schema, or false for absence. A list holds if one of it does | \`{"job.is_open": {"const": true}}\` |
| a button | the name of an action, \`{"use": …}\`, or written here: \`{"action": "go", …}\` | \`{"use": "log-out"}\` |

A path begins with what is in reach: the screen's data by its name, or
${inReach}.
Labels of choices and lookups come by themselves: show the path of the id.

A part, a table, a wizard or a named action reads what it takes, and \`session\` and \`prefs\`; blocks, columns and actions that
are written where they stand read what is in reach there, too. What a \`when\` tests counts as there for all that it is about.
The server's own words stand in messages/server/. A file that is named after a language, messages/ar.json, says what texts are
in it: by a message's key, by the English text itself (\`= Save\`), or by the document and the place of a text, \`forms/auth/login#/schema/properties/password/title\`.

What a call has changed is read anew by itself, from what the API says that operations are about (\`x-about\` in openapi/).

In the tables below a key in **bold** must be there.
`;

/** The types of a form that have their own tables on the page, beside those of the document kinds. */
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
  'credential',
  'success',
  'session',
  'failure',
  'case',
  'menu',
  'menu-link',
  'guard-step',
  'refresh',
  'plural',
];

/** Makes `schemas/meta/vocabulary.md`: the whole vocabulary for reading. */
export function vocabularyPage(namesOf: (what: string) => string[]): string {
  const { structs, tagged, scalars } = vocabulary;
  const kinds = Object.entries(structs).filter(([name]) => name.endsWith('-document'));
  const glance = Object.entries(EXAMPLES).map(
    ([kind, { says, file }]) => `| ${kind} | ${says} | [${file}](../${file}) |`,
  );
  return [
    `${INTRODUCTION}${glance.join('\n')}`,
    READING,
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
    '## Names to choose from\n',
    ...['format', 'widget', 'icon', 'role'].map((what) => `### ${what}s\n\n${namesOf(what).join(', ')}\n`),
    `### tones\n\n${scalars.tone!.enum!.join(', ')}\n`,
  ].join('\n');
}

function without({ keys, others }: Struct, ...names: string[]): Struct {
  return { keys: Object.fromEntries(Object.entries(keys).filter(([name]) => !names.includes(name))), others };
}

/** Returns a description without what "What stands for what" explains once for all. */
const briefly = (description: string) =>
  description
    .replace(/a value: .* or null/, 'a value')
    .replace('a condition: tests by path, or a list of conditions', 'a condition')
    .replace('a button: the name of an action, {use: …} or {action: …}', 'a button')
    .replace('a path such as job.title or rows[*].title', 'a path');

function table(name: string, { keys, others }: Struct): string {
  const rows = Object.entries(keys).map(([key, { type, required, about }]) => {
    const shown = required ? `**${key}**` : key;
    return `| ${shown} | ${about} | ${briefly(describe(type)).replaceAll('|', '\\|')} |`;
  });
  if (others) rows.push(`| … | | ${describe(others)} |`);
  if (rows.length === 0) return `### ${name}\n\nNothing else.\n`;
  return `### ${name}\n\n| Key | Says | Is |\n|---|---|---|\n${rows.join('\n')}\n`;
}
