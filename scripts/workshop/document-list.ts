import type { Project } from '../../src/language/compile/project.ts';
import { referencesOf, type ScreenReferences } from '../../src/language/compile/screen/screen-references.ts';
import type { Document } from '../../src/language/grammar/documents.ts';
import type { WorkshopDocument } from '../../src/workshop/workshop-api.ts';

/** Lists every written document, with what shows it. */
export function documentsIn(project: Project): WorkshopDocument[] {
  const { documents, files } = project;
  // What a screen shows of a value needs no labels here: only lookups of labels would be missing.
  const screens = [...documents.screens.values()].map((screen) => ({
    name: screen.name,
    held: referencesOf(screen, project, new Map()).documents,
    included: includedIn(project, screen),
  }));
  return files
    .list('schemas')
    .filter((file) => file.endsWith('.json') && !file.startsWith('schemas/meta/'))
    .map((file) => {
      const [, folder = '', name = ''] = /^schemas\/(?:([\w-]+)\/)?(.+)\.json$/.exec(file) ?? [];
      const form = formOf(project, folder, name);
      const shown = screens.filter(({ name: screen, held, included }) => {
        if (folder === 'screens' || folder === 'crud') return screen === name;
        return (held as Record<string, Set<string>>)[folder]?.has(name) || included.has(`${folder}/${name}`);
      });
      return {
        file,
        folder,
        name,
        title: titleOf(documents.byFile.get(file)),
        ...(form !== undefined && { form }),
        ...(folder === 'events' && tellsSomebody(documents.byFile.get(file)) && { event: name }),
        // A screen with little else shows a document best.
        screens: shown.sort((a, b) => sizeOf(a.held) - sizeOf(b.held)).map((one) => one.name),
      };
    });
}

const sizeOf = (held: ScreenReferences['documents']) =>
  Object.values(held).reduce((sum, names) => sum + names.size, 0);

/** Documents whose content a screen, or what it holds, has taken in: "parts/list". */
function includedIn({ documents }: Project, screen: Document): Set<string> {
  const found = new Set<string>();
  const add = (document: Document | undefined) => {
    for (const one of document?.includes ?? []) {
      found.add(`${one.kind}s/${one.name}`);
      add(one);
    }
  };
  add(screen);
  add(documents.tables.get(screen.name));
  return found;
}

/** Returns the form that draws a document: the form itself, or for a field the first form that has it. */
function formOf({ documents, files }: Project, folder: string, name: string): string | undefined {
  if (folder === 'forms') return name;
  if (folder !== 'fields') return undefined;
  const reference = `fields/${name}.json`;
  return [...documents.forms.values()].find(({ source }) => files.read(source.file)?.includes(reference))
    ?.name;
}

/** Whether an event tells people anything; some only reach other programs. */
const tellsSomebody = ({ value }: Pick<Document, 'value'> = { value: {} }): boolean =>
  'notification' in value || 'mails' in value;

function titleOf(document: Document | undefined): string {
  const { title, label } = (document?.value ?? {}) as Record<string, unknown>;
  const said = title ?? label;
  return typeof said === 'string' ? said : '';
}
