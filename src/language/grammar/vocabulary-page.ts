import { describe } from './check-grammar.ts';
import { type Struct, vocabulary } from './vocabulary.ts';

const INTRODUCTION = `# The words of schemas/

Written by \`npm run generate\` from vocabulary.json. Do not edit.

Every screen, form and table of the product is a JSON document. \`npm run schemas:check\` reports mistakes in plain words;
\`npm run dev\` shows each change at once. [README.md](../README.md) teaches the language step by step; this page is the
reference. Read "What stands for what" first, and look the rest up.

## Documents at a glance

A document's name is its path below the folder, without \`.json\`: \`schemas/forms/auth/login.json\` is the form
"auth/login".

| Kind | A document describes | Example |
|---|---|---|
`;

/**
 * A description of each kind of document, and an example that is easy to read; a test verifies that it
 * exists.
 */
export const EXAMPLES: Readonly<Record<string, { says: string; file: string }>> = {
  field: { says: 'a field that several forms use', file: 'fields/phone.json' },
  form: { says: 'a form or wizard step: fields, labels, rules, messages', file: 'forms/auth/login.json' },
  wizard: { says: 'steps, and the call at the end', file: 'wizards/vacancy.json' },
  table: {
    says: 'columns, search, order, buttons for rows',
    file: 'tables/school-applications.json',
  },
  crud: {
    says: 'a list that people maintain, with its add, edit, delete and details',
    file: 'crud/admin-countries.json',
  },
  part: { says: 'blocks that several screens or lists share', file: 'parts/own-vacancy.json' },
  lookup: { says: 'a list to choose from', file: 'lookups/countries.json' },
  label: {
    says: 'value labels: the text, tone, icon and target of each value',
    file: 'labels/application-status.json',
  },
  action: { says: 'a button used in several places', file: 'actions/quick-apply.json' },
  screen: { says: 'a page: its address, who may enter, what it shows', file: 'screens/candidate-jobs.json' },
  layout: { says: 'the frame and its menus', file: 'layouts/school.json' },
  event: {
    says: 'something that happens: who is told, by notification and by mail, and in which words',
    file: 'events/interview-proposed.json',
  },
  task: {
    says: 'something that waits for somebody: for whom, how soon, in which words, and where it is done',
    file: 'tasks/offer-to-answer.json',
  },
  record: {
    says: 'something that people fill in and the server stores: its form, who may write and read it, how long it stays',
    file: 'records/feedback.json',
  },
  checklist: {
    says: 'what must be proven before something is decided: by whom, by when, and which public source asks for it',
    file: 'checklists/general.json',
  },
  messages: { says: 'texts by their keys', file: 'messages/en.json' },
  guard: { says: 'where users are redirected', file: 'guard.json' },
  site: { says: 'which country the site is in', file: 'site.json' },
};

const inReach = Object.entries(vocabulary.scopes)
  .map(([name, about]) => `\`${name}\` (${about})`)
  .join(', ');

const READING = `
## What stands for what

| Word | Means | For example |
|---|---|---|
| a text | text for people; \`{path}\`, \`{path\\|format}\`, \`{path\\|labels:name}\` and \`{'Hired'\\|labels:name}\` are filled in; the values of a list are joined, as in \`{subjects[*].name\\|text}\` | \`"Welcome, {school.school_name}"\` |
| the key of a message | a text of messages/ | \`"jobs.empty"\` |
| a path | where to read a value | \`"job.school.city"\`, \`"item.skills[*].skill_desc"\` |
| a value | a path, \`{"const": …}\`, \`{"text": …}\`, \`{"value": …, "format": …}\`, a [computed](#computed) number, a list (the first value present is used), a number, true, false or null | \`{"const": "Pending"}\` |
| a condition | tests by path, which must all hold; a test is a small JSON Schema, or false if the value must be absent. In a list, one condition must hold | \`{"job.is_open": {"const": true}}\` |
| a button | the name of an action, \`{"use": …}\`, or an action in place: \`{"action": "go", …}\` | \`{"use": "log-out"}\` |

A path begins with one of the screen's data, by name, or with ${inReach}.
To show a choice, give the path of its id: the label follows. Of several targets, the first whose \`when\` holds is used.

- A part, table, wizard or named action reads the records that it takes, and \`session\` and \`prefs\`. Blocks, columns and
  actions in place read everything around them, too. A value that a \`when\` tests counts as present inside.
- A required field says "Phone is required" by itself. Buttons and menu items are hidden from users whom the server would
  refuse, and their data is not loaded (\`when\` of a rule in openapi/access.yaml).
- After a call, data that it may have changed is loaded again (\`x-about\` in openapi/).
- An event's texts fill in the facts that it declares (\`{vacancy_title}\`). The code must give each of them, which its types
  hold, so a new one needs a programmer. Whom a group of recipients (\`to\`) means is up to the code.
- A task's texts fill in its declared facts likewise. It disappears by itself once there is nothing left to do.
- Server texts are in messages/server/. A file named after a language, such as messages/ar.json, translates a text by its
  message key, by the English text (\`= Save\`), or by document and place:
  \`forms/auth/login#/schema/properties/password/title\`.

In the tables below, keys in **bold** are required.
`;

const SAME_TITLE = 'The same everywhere';
const SAME = 'the-same-everywhere';

/** The types of a form that have their own tables on the page, beside those of the document kinds. */
const FORM_STRUCTS = [
  'schema',
  'ui',
  'reads',
  'transliterate',
  'warning',
  'stored-change',
  'group',
  'rule',
  'file',
  'gap',
  'lookup-use',
  'switch',
  'switch-case',
  'condition',
];

/** Structs that are explained by how they are written, under “What stands for what”. */
const IN_VALUES = ['constant', 'text-value', 'formatted', 'data', 'clock'];

/** All other structs, so that a new one cannot lack its section. */
const sharedStructs = (): string[] =>
  Object.keys(vocabulary.structs).filter(
    (name) => !name.endsWith('-document') && !FORM_STRUCTS.includes(name) && !IN_VALUES.includes(name),
  );

/** Makes `schemas/meta/vocabulary.md`, the readable vocabulary. */
export function vocabularyPage(namesOf: (what: string) => string[]): string {
  const { structs, tagged, scalars, words } = vocabulary;
  const kinds = Object.entries(structs).filter(([name]) => name.endsWith('-document'));
  const glance = Object.entries(EXAMPLES).map(
    ([kind, { says, file }]) => `| ${kind} | ${says} | [${file}](../${file}) |`,
  );
  return [
    `${INTRODUCTION}${glance.join('\n')}`,
    READING,
    `## ${SAME_TITLE}\n`,
    'These keys mean the same in all tables below that list them so.\n',
    table(undefined, { keys: words }),
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
    ...sharedStructs().map((name) => table(name, structs[name]!)),
    '## Forms\n',
    ...FORM_STRUCTS.map((name) => table(name, structs[name]!)),
    '## Names to choose from\n',
    ...['format', 'widget', 'icon', 'role'].map((what) => `### ${what}s\n\n${namesOf(what).join(', ')}\n`),
    `### tones\n\n${scalars.tone!.enum!.join(', ')}\n`,
  ].join('\n');
}

function without({ keys, ...more }: Struct, ...names: string[]): Struct {
  return {
    ...more,
    keys: Object.fromEntries(Object.entries(keys).filter(([name]) => !names.includes(name))),
  };
}

/** Returns a description without the parts that are explained once under "What stands for what". */
const briefly = (description: string) =>
  description
    .replace(/a value: .* or null/, 'a value')
    .replace('a condition: tests by path, or a list of conditions', 'a condition')
    .replace('a button: the name of an action, {use: …} or {action: …}', 'a button')
    .replace('a path such as job.title or rows[*].title', 'a path')
    .replace('a path such as job.title; a fixed text is written {"const": …}', 'a path')
    .replace('the key of a message, or {message: …, with: …}', 'a message, or {message: …, with: …}')
    .replace('the key of a message', 'a message')
    .replace('the operationId of a call', 'a call')
    .replace('the name of a component of the API', 'an API component')
    .replace(/^the name of (an? )/, '$1')
    .replace(/ or a list of (target|action)$/, ', or several')
    .replace(/^names, each with an? /, 'by name: ')
    .replace(/(^|, | or |: )an? (?=\w)/g, '$1');

const row = (...cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

function table(name: string | undefined, { keys, others, shared }: Struct): string {
  const own = Object.entries(keys).filter(([key]) => !shared?.keys.includes(key));
  const rows = own.flatMap(([key, { type, required, about, isWord }]) =>
    isWord ? [] : [row(required ? `**${key}**` : key, about, briefly(describe(type)))],
  );
  const words = own.flatMap(([key, { required, isWord }]) => (isWord ? [required ? `**${key}**` : key] : []));
  if (words.length > 0) rows.unshift(row(words.join(', '), `as [everywhere](#${SAME})`, ''));
  for (const struct of shared?.structs ?? []) rows.push(`| … | every key of [${struct}](#${struct}) | |`);
  if (others) rows.push(`| … | | ${describe(others)} |`);
  const heading = name === undefined ? '' : `### ${name}\n\n`;
  if (rows.length === 0) return `### ${name}\n\nNo keys of its own.\n`;
  return `${heading}| Key | Meaning | Value |\n|---|---|---|\n${rows.join('\n')}\n`;
}
