import { type ApiDocument, expandApi } from './api-document.ts';
import { loadApi } from './api-source.ts';
import { type Documents, loadDocuments } from './documents.ts';
import { Findings, type Place } from './findings.ts';
import { type Forms, resolveForms } from './forms.ts';
import type { ProjectFiles } from './project-files.ts';

/** Everything that definitions say, loaded and put together. */
export type Project = {
  files: ProjectFiles;
  documents: Documents;
  forms: Forms;
  api: ApiDocument;
  /** Where each operation is written, by operationId. */
  operationPlaces: Map<string, Place>;
  /** What was wrong so far; checks add to it. */
  findings: Findings;
};

export function loadProject(files: ProjectFiles): Project {
  const findings = new Findings();
  const documents = loadDocuments(files, findings);
  const forms = resolveForms(documents, findings);
  const { api, operationPlaces } = expandApi(loadApi(files, findings), forms);
  return { files, documents, forms, api, operationPlaces, findings };
}
