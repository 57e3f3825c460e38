import { checkProject } from './check/project-check.ts';
import { accessModule } from './compile/api/access-module.ts';
import { tablesModule } from './compile/api/api-tables.ts';
import { apiTypes } from './compile/api/api-types.ts';
import { errorCodesModule, errorCodesPage } from './compile/api/error-codes.ts';
import { subjectsOf } from './compile/api/operation-subjects.ts';
import { callsModule, callTexts, operationFacts, operationsModule } from './compile/api/operations-module.ts';
import { plainDocument, publicDocument } from './compile/api/public-document.ts';
import { recordKindsModule } from './compile/api/record-kinds.ts';
import { shareSchemas } from './compile/api/share-schemas.ts';
import { storedDefinitionsModule } from './compile/change/stored-definitions-module.ts';
import { checklistsModule } from './compile/event/checklists-module.ts';
import { eventsModule } from './compile/event/events-module.ts';
import { tasksModule } from './compile/event/tasks-module.ts';
import { formModules } from './compile/form/form-modules.ts';
import { knownNames } from './compile/known-names.ts';
import type { Outputs } from './compile/outputs.ts';
import { loadProject, type Project } from './compile/project.ts';
import { documentModules } from './compile/screen/document-modules.ts';
import { languageFacts } from './compile/screen/language-facts.ts';
import { languageModules } from './compile/screen/language-modules.ts';
import { headsModule, screenModules } from './compile/screen/screen-modules.ts';
import { operationsIn, type ShownLabels } from './compile/screen/screen-references.ts';
import { serverLanguages } from './compile/screen/server-languages.ts';
import {
  messageModules,
  messagesModule,
  ruleTextsModule,
  serverTextsModule,
} from './compile/screen/text-modules.ts';
import { jsonText } from './grammar/code-text.ts';
import { definitionTypes } from './grammar/definition-types.ts';
import type { Finding } from './grammar/findings.ts';
import { languagesIn } from './grammar/known-languages.ts';
import { metaSchemas } from './grammar/meta-schemas.ts';
import type { ProjectFiles } from './grammar/project-files.ts';
import { filesIn } from './grammar/translation.ts';
import { vocabularyPage } from './grammar/vocabulary-page.ts';

/** The result of generating: findings, and the generated files. */
export type Generation = {
  findings: Finding[];
  /**
   * The files that the program needs to run; undefined if there is a mistake, so that mistakes never reach
   * the program.
   */
  outputs: Outputs | undefined;
  /** Generates the API's types: only type checks read them, and they take half of the time. */
  types: () => Promise<Outputs>;
};

/** Checks the definitions and, if they are valid, generates everything derived from them. */
export function generate(files: ProjectFiles): Generation {
  const project = loadProject(files);
  const { findings, labels } = checkProject(project);
  const isRight = findings.every(({ isLeftOver }) => isLeftOver);
  return {
    findings,
    outputs: isRight ? outputsOf(project, labels) : undefined,
    types: async () =>
      new Map([
        [
          'generated/api.d.ts',
          await apiTypes(shareSchemas(plainDocument(project.api)), files.read('generated/api.d.ts')),
        ],
      ]),
  };
}

const inOtherLanguages = ({ files }: Project): Map<string, Project> =>
  new Map(languagesIn(files).map((language) => [language, loadProject(filesIn(files, language))]));

/** Generates the files that the program needs to run from definitions in which the check has found no mistake. */
export function outputsOf(project: Project, labels: ShownLabels): Outputs {
  const { api, documents, files } = project;
  const facts = operationFacts(api);
  const calls = callTexts(facts, subjectsOf(api), operationsIn(documents.byFile.values()));
  const guarding = operationsIn(documents.guard ? [documents.guard] : []);
  const others = inOtherLanguages(project);
  return new Map([
    ['generated/openapi.json', `${jsonText(shareSchemas(publicDocument(api)))}\n`],
    ['generated/operations.ts', operationsModule(facts)],
    ['generated/calls.ts', callsModule(calls)],
    ['generated/guard-calls.ts', callsModule(calls, (id) => guarding.has(id))],
    ['generated/file-calls.ts', callsModule(calls, (id) => facts.get(id)!.answer === 'file')],
    ['generated/access.ts', accessModule(project.access)],
    ['generated/error-codes.ts', errorCodesModule(project.codes)],
    ['docs/error-codes.md', errorCodesPage(project.codes, documents)],
    ['generated/record-kinds.ts', recordKindsModule(project.recordKinds)],
    ['generated/tables.ts', tablesModule(project.tables)],
    ['generated/rule-texts.ts', ruleTextsModule(documents)],
    ['generated/messages.ts', messagesModule(documents)],
    ['generated/server-texts.ts', serverTextsModule(documents)],
    ['generated/events.ts', eventsModule(documents)],
    ['generated/tasks.ts', tasksModule(documents)],
    ['generated/checklists.ts', checklistsModule(documents)],
    ['generated/definitions.d.ts', definitionTypes()],
    ['generated/stored-definitions.ts', storedDefinitionsModule(project)],
    ...messageModules(documents),
    ...documentModules(documents),
    ...formModules(project),
    ...screenModules(project, labels, calls),
    ['generated/heads.ts', headsModule(project, others)],
    ...languageModules(project, labels, others),
    ...languageFacts(files),
    ...serverLanguages(project, others),
    ['schemas/meta/vocabulary.md', vocabularyPage(knownNames(project))],
    ...metaSchemas(knownNames(project)),
  ]);
}
