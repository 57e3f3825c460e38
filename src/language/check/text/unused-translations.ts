import { loadProject, type Project } from '../../compile/project.ts';
import { LANGUAGE, placeIn } from '../../grammar/documents.ts';
import { BY_WORDS } from '../../grammar/english-of.ts';
import { type Finding, Findings } from '../../grammar/findings.ts';
import { languagesIn } from '../../grammar/known-languages.ts';
import { filesIn } from '../../grammar/translation.ts';

/**
 * Returns the translations of English texts that nothing says any more. They are no mistakes: whoever edits an
 * English text need not know the other language. A release has none of them.
 */
export function unusedTranslations(project: Project): Finding[] {
  const findings = new Findings();
  const english = textsOf(project);
  for (const language of languagesIn(project.files)) {
    const document = project.documents.byFile.get(`schemas/messages/${language}.json`);
    if (!document) continue;
    // Generated texts of lists contain translated ones: "Import المدارس".
    const said = new Set([...english, ...textsOf(loadProject(filesIn(project.files, language)))]);
    for (const key of Object.keys(document.value))
      if (key.startsWith(BY_WORDS) && !said.has(key.slice(BY_WORDS.length)))
        findings.add(placeIn(document, key), 'nothing says this in English any more; remove it');
  }
  return findings.sorted();
}

/** All strings of the definitions, with those of expanded lists and forms. */
function textsOf({ documents, forms, api }: Project): Set<string> {
  const found = new Set<string>();
  const collect = (node: unknown): void => {
    if (typeof node === 'string') found.add(node);
    else if (typeof node === 'object' && node !== null) for (const one of Object.values(node)) collect(one);
  };
  for (const { source, value } of documents.byFile.values()) if (!LANGUAGE.test(source.file)) collect(value);
  for (const name of forms.names) collect(forms.schemaOf(name));
  collect(api);
  return found;
}
