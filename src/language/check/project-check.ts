import { posix } from 'node:path';
import type { Label } from '../../../generated/definitions.d.ts';
import { knownNames } from '../compile/known-names.ts';
import type { Project } from '../compile/project.ts';
import { referencesOf, type ShownLabels } from '../compile/screen/screen-references.ts';
import { readingOf } from '../grammar/document-reading.ts';
import { type Document, placeIn } from '../grammar/documents.ts';
import type { Finding } from '../grammar/findings.ts';
import { checkDeprecations } from './api/deprecations.ts';
import { knownOperations } from './api/known-operations.ts';
import { checkApi } from './api/operation-names.ts';
import { type Check, exists } from './check-context.ts';
import {
  checkLabels,
  checkLayout,
  checkLookup,
  checkNamedAction,
  checkPart,
  checkTable,
  checkWizard,
} from './document-checks.ts';
import { drawnForms } from './form/drawn-forms.ts';
import { checkForm } from './form/form-rules.ts';
import { checkPublicFiles } from './public-files.ts';
import { checkBlocks } from './screen/blocks.ts';
import { checkLabelsFit } from './screen/label-uses.ts';
import { checkRights } from './screen/operation-rights.ts';
import { checkPartCircles } from './screen/part-circles.ts';
import { checkGuard, checkRoutes, checkScreen } from './screen/screens.ts';
import { checkSite } from './site.ts';
import { checkChecklist } from './text/checklists.ts';
import { checkEvent } from './text/events.ts';
import { checkMessageTexts } from './text/message-texts.ts';
import { checkTask } from './text/tasks.ts';
import { checkTexts } from './text/texts.ts';
import { checkUnread, checkUnreadQuery } from './unread-names.ts';
import { checkUnused } from './unused-documents.ts';
import { known } from './value/known-value.ts';

const CHECKS: Partial<Record<Document['kind'], (check: Check, document: Document) => void>> = {
  form: checkForm,
  wizard: checkWizard,
  table: checkTable,
  part: checkPart,
  lookup: checkLookup,
  label: checkLabels,
  event: checkEvent,
  task: checkTask,
  checklist: checkChecklist,
  messages: checkMessageTexts,
  action: checkNamedAction,
  screen: checkScreen,
  layout: checkLayout,
  site: checkSite,
};

/**
 * Checks the definitions: their grammar, every name, every value path and condition against the API's
 * answers, links, bodies, rules and messages.
 */
export function checkProject(project: Project): { findings: Finding[]; labels: ShownLabels } {
  const labels: ShownLabels = new Map();
  if (project.findings.areUnreadable) return { findings: project.findings.sorted(), labels };
  const check: Check = {
    project,
    names: knownNames(project),
    operations: knownOperations(project),
    prefs: {},
    drawn: drawnForms(project),
    sound: new Set(),
    read: new Map(),
    readQuery: new Map(),
    add: (place, message, about) => project.findings.add(place, message, about),
    blocks: (blocks, spot, place) => checkBlocks(check, blocks, spot, place),
    fitsLabels: (labels, value, place) => checkLabelsFit(check, labels, value, place),
    noteShown: (document, path, value) => noteLabel(labels, document, path, value.schema),
  };
  for (const document of project.documents.byFile.values())
    if (checkWords(check, document)) check.sound.add(document);
  checkPartCircles(check);
  for (const document of check.sound) {
    CHECKS[document.kind]?.(check, document);
    checkTexts(check, document);
    checkPublicFiles(check, document);
  }
  for (const screen of project.documents.screens.values()) {
    const references = referencesOf(screen, project, labels);
    checkRights(check, screen, references);
    for (const { document, path } of references.conflicts)
      check.add(
        placeIn(document),
        `"${path}" reads differently in another document of the screen "${screen.name}"; call it differently there`,
      );
  }
  checkRoutes(check);
  checkGuard(check);
  checkApi(check);
  checkDeprecations(check);
  // A misspelt name also leaves its target unused; that is reported once, as the misspelling.
  if (project.findings.sorted().length === 0) {
    checkUnused(check);
    checkUnread(check);
    checkUnreadQuery(check);
  }
  return { findings: project.findings.sorted(), labels };
}

/** Checks a document's grammar and icons, and records the preferences that its actions store. */
function checkWords(check: Check, document: Document): boolean {
  const { api } = check.project;
  if (document.source.isBroken) return false;
  const { mistakes, values } = readingOf(document);
  for (const { type, value, place } of values) {
    if (type === 'icon') exists(check, 'icon', String(value), check.names('icon'), place);
    if (type === 'success' || type === 'act')
      for (const pref of Object.keys((value as { prefs?: object }).prefs ?? {}))
        check.prefs[pref] = known(api, {}, { optional: true });
  }
  const grammar = posix.relative(
    posix.dirname(document.source.file),
    `schemas/meta/${document.kind}.schema.json`,
  );
  for (const { file, line, message } of mistakes) check.project.findings.addAt(file, line, message);
  const namesGrammar = posix.normalize(String(document.value.$schema ?? '')) === grammar;
  if (!namesGrammar)
    check.add(placeIn(document, '$schema'), `a ${document.kind} begins with "$schema": "${grammar}"`);
  return namesGrammar && mistakes.length === 0;
}

function noteLabel(
  labels: ShownLabels,
  document: Document,
  path: string,
  schema: Record<string, unknown>,
): void {
  const oneValue = (schema.items ?? schema) as Record<string, unknown>;
  const values = schema['x-labels'] ?? oneValue['x-labels'];
  const lookup = schema['x-lookup'] ?? oneValue['x-lookup'];
  const name = typeof lookup === 'object' ? (lookup as { lookup: string }).lookup : lookup;
  const label = values ? { labels: values } : typeof name === 'string' ? { lookup: name } : undefined;
  if (!label) return;
  const known = labels.get(document) ?? new Map<string, Label>();
  labels.set(document, known.set(path, label as Label));
}
