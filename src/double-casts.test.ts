import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');

/** Files in which a value gets a type that nothing proves, and why no type can express it. */
const BOUNDARIES: Record<string, string> = {
  'scripts/bench/control/application.ts': 'a row that its own SQL made has the shape that the product reads',
  'scripts/data/data-keywords.ts': 'Ajv hands a keyword any value; the schema beside it says of which type',
  'scripts/holes/split-module.ts':
    'a walk reads all kinds of nodes of a syntax tree alike, which its types do not say',
  'src/client/blocks/form/widgets/SearchBox.tsx':
    'a mode of highlighting that the combobox knows is missing in its type',
  'src/client/engine/Blocks.tsx': 'a component is found by the name of the block that it draws',
  'src/client/state/guard-definition.ts': 'JSON is imported with wider types than its grammar has',
  'src/e2e/examine.ts': 'the page has what a script put there that was loaded as text',
  'src/language/grammar/definition-of.ts': 'a document is JSON, whose shape its grammar has checked',
  'src/language/run/value/matches.ts': 'the keyword of a condition says what its rule looks like',
  'src/server/areas/people/candidate-row/candidate-row-queries.ts':
    'one declaration reads three tables of rows, each with columns of its own',
  'src/server/engine/db/large-list.ts':
    'a sample of a table has the columns of the table, which SQL of our own cannot say',
  'src/server/engine/db/sql-text.ts': 'the columns of a query are known only when it runs',
  'src/server/engine/http/any-handler.ts':
    'one function has written handlers of many operations, found by their ids',
  'src/server/engine/records/list-queries.ts':
    'a list serves several operations, and its rows have the columns that its own query selects',
  'src/server/testing/written-records.ts': 'what a record’s operation takes is known only from the document',
  'stories/DrawingStory.tsx': 'JSON is imported with narrower types than an API document has',
  'stories/widgets/sample-form.ts': 'Ajv compiles a function, which a form gets from its module otherwise',
};

/** A cast between types that TypeScript finds incompatible: a wrong shape would not be noticed. */
const hasDoubleCast = (text: string) => /\bas\s+(unknown\s+as|never|any)\b/.test(withoutComments(text));
const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

const files = ['src', 'scripts', 'stories'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|spec)\.tsx?$/.test(file)),
);

it('casts twice only where a value comes in that no type can follow', () => {
  const casting = files.filter((file) => hasDoubleCast(readFileSync(join(ROOT, file), 'utf8')));
  expect(casting.sort()).toEqual(Object.keys(BOUNDARIES).sort());
});

it.each([
  ['by way of unknown', 'return shown as unknown as School;', true],
  ['over two lines', 'const done = found as unknown\n  as Comparison;', true],
  ['to what fits everywhere', '.values({ ...columns } as never)', true],
  ['to what is not checked', 'const rows = answer as any;', true],
  ['in a comment', '// Three times as many as any form takes.', false],
  ['once', 'const rows = found as Row[];', false],
])('sees a cast %s', (_, text, isSeen) => {
  expect(hasDoubleCast(text)).toBe(isSeen);
});
