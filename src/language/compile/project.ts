import { type Documents, loadDocuments } from '../grammar/documents.ts';
import { Findings } from '../grammar/findings.ts';
import { knownLanguages } from '../grammar/known-languages.ts';
import { refuseKeysSaidTwice } from '../grammar/message-texts.ts';
import type { Place } from '../grammar/place.ts';
import { filesKept, type ProjectFiles } from '../grammar/project-files.ts';
import { type Access, loadAccess } from './api/access-table.ts';
import { type ApiDocument, expandApi } from './api/api-document.ts';
import type { ApiNode } from './api/api-node.ts';
import { loadApi } from './api/api-source.ts';
import type { TableTexts } from './api/api-tables.ts';
import { applyAccess } from './api/apply-access.ts';
import { addErrorCodes, checkRefusals, type ErrorCodes, loadErrorCodes } from './api/error-codes.ts';
import type { RecordKind } from './api/record-kinds.ts';
import { addRefusals } from './api/refusals.ts';
import { includeForms } from './form/include-forms.ts';
import { type Forms, resolveForms } from './form/resolve-forms.ts';
import { sayEachLanguage } from './screen/each-language.ts';
import { expandCrud } from './screen/expand-crud.ts';
import { includeParts } from './screen/include-parts.ts';
import { offerAllowed } from './screen/offer-allowed.ts';

/** All definitions, loaded and expanded. */
export type Project = {
  files: ProjectFiles;
  documents: Documents;
  forms: Forms;
  api: ApiDocument;
  access: Access;
  /** The codes of refusals; null if the API has none. */
  codes: ErrorCodes | null;
  /** The tables that parts of the API are generated from, by name. */
  tables: Record<string, TableTexts>;
  /** The kinds of records that `schemas/records/` describes. */
  recordKinds: readonly RecordKind[];
  /** The location of each operation, by operationId. */
  operationPlaces: Map<string, Place>;
  /** The findings so far; checks add to them. */
  findings: Findings;
};

export function loadProject(given: ProjectFiles): Project {
  // Many checks ask for the same file.
  const files = filesKept(given);
  const findings = new Findings();
  const documents = loadDocuments(files, findings);
  refuseKeysSaidTwice(documents, findings);
  sayEachLanguage(documents, files);
  includeForms(documents, findings);
  includeParts(documents, findings);
  const forms = resolveForms(documents, findings);
  const source = loadApi(files, { documents, forms, findings });
  const { tables, recordKinds } = source;
  const { api, operationPlaces } = expandApi(source, forms, knownLanguages(files));
  const access = loadAccess(files, findings, rolesOf(api), { tables, recordKinds });
  // If the table cannot be read, everything would seem to be missing in it.
  if (!access.place.source.isBroken) {
    applyAccess(api, access, operationPlaces, findings);
    addRefusals(api, access, operationPlaces, findings);
  }
  const codes = loadErrorCodes(files, documents, findings);
  addErrorCodes(api, codes);
  checkRefusals(access, codes, findings);
  // The roles of a list's screen follow from the roles of its operation.
  expandCrud(documents, api, findings);
  offerAllowed(documents, access, findings);
  return { files, documents, forms, api, access, codes, tables, recordKinds, operationPlaces, findings };
}

/** Returns the roles that the API's `User` can have. */
export function rolesOf(api: ApiDocument): string[] {
  const role = (api.components.schemas.Role?.properties as ApiNode | undefined)?.role_name as
    | ApiNode
    | undefined;
  return (role?.enum as string[] | undefined) ?? [];
}
