// Makes generated/ and schemas/meta's grammar from schemas/ and openapi/. With --check it changes nothing, names
// the files that are stale and exits with 1.
import { resolve } from 'node:path';
import { checkProject } from './check/project-check.ts';
import { accessModule } from './definitions/access-module.ts';
import { tablesModule } from './definitions/api-tables.ts';
import { apiTypes } from './definitions/api-types.ts';
import { literal } from './definitions/code-text.ts';
import { definitionTypes } from './definitions/definition-types.ts';
import { describeFinding } from './definitions/findings.ts';
import { formModules } from './definitions/form-modules.ts';
import { metaSchemas } from './definitions/meta-schemas.ts';
import { knownNames } from './definitions/names.ts';
import { callsModule, operationFacts, operationsModule } from './definitions/operations-module.ts';
import { compareOutputs, type Outputs, writeOutputs } from './definitions/outputs.ts';
import { loadProject, type Project } from './definitions/project.ts';
import { filesOnDisk } from './definitions/project-files.ts';
import { plainDocument, publicDocument } from './definitions/public-document.ts';
import { operationsIn } from './definitions/reach.ts';
import { messagesModule, ruleTextsModule } from './definitions/rule-texts.ts';
import { screenModules } from './definitions/screen-modules.ts';
import { vocabularyPage } from './definitions/vocabulary-page.ts';

const ROOT = resolve(import.meta.dirname, '..');

async function generate(project: Project): Promise<Outputs> {
  const { api, documents, files, forms } = project;
  const facts = operationFacts(api);
  return new Map([
    ['generated/openapi.json', `${literal(publicDocument(api))}\n`],
    ['generated/api.d.ts', await apiTypes(plainDocument(api), files.read('generated/api.d.ts'))],
    ['generated/operations.ts', operationsModule(facts)],
    ['generated/calls.ts', callsModule(facts, operationsIn(documents.byFile.values()))],
    ['generated/access.ts', accessModule(project.access)],
    ['generated/tables.ts', tablesModule(project.tables)],
    ['generated/rule-texts.ts', ruleTextsModule(documents)],
    ['generated/messages.ts', messagesModule(documents)],
    ['generated/definitions.d.ts', definitionTypes()],
    ...formModules(documents, forms),
    ...screenModules(project, checkProject(project).labels),
    ['schemas/meta/vocabulary.md', vocabularyPage(knownNames(project))],
    ...metaSchemas(knownNames(project)),
  ]);
}

const project = loadProject(filesOnDisk(ROOT));
const broken = project.findings.sorted();
for (const finding of broken) console.error(describeFinding(finding));
const outputs = await generate(project);
const differences = compareOutputs(ROOT, outputs);
const stale = [...differences.changed, ...differences.surplus];
if (process.argv.includes('--check')) {
  for (const path of stale) console.error(`${path} is stale: run npm run generate`);
  process.exitCode = stale.length || broken.length ? 1 : 0;
} else {
  writeOutputs(ROOT, outputs, differences);
  console.log(
    `${outputs.size} files, ${differences.changed.length} written, ${differences.surplus.length} deleted`,
  );
}
