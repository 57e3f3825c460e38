import type { Documents, Folder } from '../grammar/documents.ts';
import { KINDS } from '../grammar/documents.ts';
import { knownLanguages } from '../grammar/known-languages.ts';
import { messageTexts } from '../grammar/message-texts.ts';
import { vocabulary } from '../grammar/vocabulary.ts';
import { operationsOf } from './api/api-document.ts';
import { type Project, rolesOf } from './project.ts';
import { EACH_LANGUAGE } from './screen/each-language.ts';

/** The parameter of a part that renders the rows of any list; such a part is checked wherever it is used. */
export const ROW = 'row';

/** Returns the names that documents may refer to, by kind: a folder of documents, "operation", "role" … */
export type Names = (what: string) => string[];

export function knownNames(project: Project): Names {
  const { api, documents } = project;
  const lists: Record<string, string[]> = {
    operation: operationsOf(api).map(({ operation }) => operation.operationId),
    component: [...Object.keys(api.components.schemas), ROW],
    message: Object.keys(messageTexts(documents)),
    role: rolesOf(api),
    language: [...knownLanguages(project.files).map(({ name }) => name), EACH_LANGUAGE],
    'mail-kind': Object.keys(api.components.schemas.MailPreferences?.properties ?? {}),
    icon: iconNames(project),
    format: Object.keys(vocabulary.formats),
    widget: vocabulary.widgets,
  };
  return (what) => lists[what] ?? documentNames(documents, what as Folder);
}

function documentNames(documents: Documents, folder: Folder): string[] {
  return folder in KINDS ? [...documents[folder].keys()] : [];
}

/** Reads the names of the client's icons. */
function iconNames({ files }: Project): string[] {
  const [, list = ''] =
    /iconNames = \[([^\]]*)\]/.exec(files.read('src/client/ui/icon/icon-names.ts') ?? '') ?? [];
  return [...list.matchAll(/'([\w-]+)'/g)].map((match) => match[1]!);
}
