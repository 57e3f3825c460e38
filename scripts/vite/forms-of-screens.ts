import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Forms that a screen reads its query with load with the screen; those of its dialogs load when one opens. */
const QUERY_FORM = /import\('[^']+\/forms\/(search\/[^']+)'\)/g;

/** Returns a chunk for the query forms that the same screens use, in each language. */
export function formsOfScreens(root: string) {
  const screens = join(root, 'generated/screens');
  const users = new Map<string, string[]>();
  for (const file of readdirSync(screens).filter((name) => name.endsWith('.js')))
    for (const [, form] of readFileSync(join(screens, file), 'utf8').matchAll(QUERY_FORM))
      users.set(form!, [...(users.get(form!) ?? []), file.slice(0, -'.js'.length)]);
  const sets = Map.groupBy(users.keys(), (form) => users.get(form)!.join('+'));
  const languages = readdirSync(join(root, 'generated/languages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ suffix: `-${name}`, folder: `generated/languages/${name}` }));
  return [...sets].flatMap(([, forms]) =>
    [{ suffix: '', folder: 'generated/forms' }, ...languages].map(({ suffix, folder }) => ({
      name: `${forms[0]!.replace(/^search\/|\.js$/g, '')}${suffix}`,
      from: forms.map((form) => join(root, folder, form)),
    })),
  );
}
