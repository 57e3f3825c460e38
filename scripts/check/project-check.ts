import { posix } from 'node:path';
import type { Label } from '../../generated/definitions.d.ts';
import { type Document, placeIn } from '../definitions/documents.ts';
import { type Finding, Findings } from '../definitions/findings.ts';
import { checkGrammar } from '../definitions/grammar.ts';
import { knownNames } from '../definitions/names.ts';
import type { Project } from '../definitions/project.ts';
import { reachOf, type ShownLabels } from '../definitions/reach.ts';
import { vocabulary } from '../definitions/vocabulary.ts';
import { checkApi } from './api.ts';
import { checkBlocks } from './blocks.ts';
import { type Check, exists } from './check.ts';
import {
  checkLayout,
  checkLookup,
  checkMap,
  checkNamedAction,
  checkPart,
  checkTable,
  checkWizard,
} from './document-checks.ts';
import { checkForm } from './form-rules.ts';
import { known } from './known.ts';
import { knownOperations } from './operations.ts';
import { checkRights } from './rights.ts';
import { checkGuard, checkRoutes, checkScreen } from './screens.ts';
import { checkUnused } from './unused.ts';

const CHECKS: Partial<Record<Document['kind'], (check: Check, document: Document) => void>> = {
  form: checkForm,
  wizard: checkWizard,
  table: checkTable,
  part: checkPart,
  lookup: checkLookup,
  map: checkMap,
  action: checkNamedAction,
  screen: checkScreen,
  layout: checkLayout,
};

/**
 * Proves the definitions: their grammar, every name, every value path and condition against the API's answers,
 * links, bodies, rules and messages.
 */
export function checkProject(project: Project): { findings: Finding[]; labels: ShownLabels } {
  const labels: ShownLabels = new Map();
  const check: Check = {
    project,
    names: knownNames(project),
    operations: knownOperations(project),
    prefs: {},
    sound: new Set(),
    add: (place, message) => project.findings.add(place, message),
    blocks: (blocks, spot, place) => checkBlocks(check, blocks, spot, place),
    shows: (document, path, value) => noteLabel(labels, document, path, value.schema),
  };
  for (const document of project.documents.byFile.values())
    if (checkWords(check, document)) check.sound.add(document);
  for (const document of check.sound) CHECKS[document.kind]?.(check, document);
  for (const screen of project.documents.screens.values()) {
    const reach = reachOf(screen, project, labels);
    checkRights(check, screen, reach);
    for (const { document, path } of reach.conflicts)
      check.add(
        placeIn(document),
        `"${path}" reads differently in another document of the screen "${screen.name}"; call it differently there`,
      );
  }
  checkRoutes(check);
  checkGuard(check);
  checkApi(check);
  // A wrong name leaves the right one unused; that is the same mistake, told once.
  if (project.findings.sorted().length === 0) checkUnused(check);
  return { findings: project.findings.sorted(), labels };
}

/** A document's grammar, and the names that are the same wherever they stand; notes what browsers remember. */
function checkWords(check: Check, document: Document): boolean {
  const { api } = check.project;
  if (document.source.isBroken) return false;
  const grammar = new Findings();
  const type = vocabulary.kinds[document.kind]!;
  checkGrammar(document.value, type, placeIn(document), grammar, (name, value, place) => {
    if (name === 'icon') exists(check, 'icon', String(value), check.names('icon'), place);
    if (name === 'success')
      for (const pref of Object.keys((value as { prefs?: object }).prefs ?? {}))
        check.prefs[pref] = known(api, {}, { optional: true });
  });
  const file = posix.relative(
    posix.dirname(document.source.file),
    `schemas/meta/${document.kind}.schema.json`,
  );
  if (posix.normalize(String(document.value.$schema ?? '')) !== file)
    grammar.add(placeIn(document, '$schema'), `a ${document.kind} begins with "$schema": "${file}"`);
  const found = grammar.sorted();
  for (const { file, line, message } of found) check.project.findings.addAt(file, line, message);
  return found.length === 0;
}

function noteLabel(
  labels: ShownLabels,
  document: Document,
  path: string,
  schema: Record<string, unknown>,
): void {
  const own = (schema.items ?? schema) as Record<string, unknown>;
  const values = schema['x-labels'] ?? own['x-labels'];
  const lookup = schema['x-lookup'] ?? own['x-lookup'];
  const name = typeof lookup === 'object' ? (lookup as { lookup: string }).lookup : lookup;
  const label = values ? { labels: values } : typeof name === 'string' ? { lookup: name } : undefined;
  if (!label) return;
  const known = labels.get(document) ?? new Map<string, Label>();
  labels.set(document, known.set(path, label as Label));
}
