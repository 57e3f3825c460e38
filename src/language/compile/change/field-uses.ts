import { valuesIn } from '../../grammar/document-reading.ts';
import type { Change } from '../../run/change/change.ts';
import type { FieldUses } from '../../run/change/describe-change.ts';
import { operationsOf } from '../api/api-document.ts';
import { operationFacts } from '../api/operations-module.ts';
import type { Project } from '../project.ts';
import { referencesOf, type ShownLabels } from '../screen/screen-references.ts';
import { definitionsOf } from './definitions-of.ts';

/**
 * Returns a function that counts where a field stands: the screens with a form that asks for it, the operations whose
 * body has it, and the tables that show it. A table counts only if no other kind of record has a field of this name.
 */
export function usesIn(project: Project, labels: ShownLabels): (change: Change) => FieldUses | undefined {
  const { documents, api } = project;
  const { forms, records } = definitionsOf(project);
  const shown = [...documents.screens.values()].map(
    (screen) => referencesOf(screen, project, labels).documents,
  );
  const facts = operationFacts(api);
  const operations = operationsOf(api).map(({ operation }) => facts.get(operation.operationId)!);
  const tables = [...documents.tables.values()].map(
    (table) => new Set(valuesIn(table, 'value-path').map(({ value }) => lastNameOf(String(value)))),
  );
  return ({ form, path }) => {
    if (form === undefined || path === undefined) return undefined;
    const record = Object.keys(records).find((name) => records[name]!.includes(form));
    const asking = (record ? records[record]! : [form]).filter((name) => forms[name]?.fields[path]);
    const name = lastNameOf(path);
    const isElsewhere = Object.keys(records).some(
      (other) => other !== record && records[other]!.some((one) => forms[one]?.fields[path]),
    );
    return {
      screens: shown.filter((one) => asking.some((each) => one.forms.has(each))).length,
      tables: isElsewhere ? 0 : tables.filter((names) => names.has(name)).length,
      operations: operations.filter((one) => asking.some((each) => one.forms.includes(each))).length,
    };
  };
}

const lastNameOf = (path: string) =>
  path
    .split(/[.[\]*]+/)
    .filter(Boolean)
    .at(-1)!;
