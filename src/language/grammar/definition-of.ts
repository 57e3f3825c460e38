import type {
  Checklist,
  Crud,
  EventDocument,
  Form,
  Guard,
  Layout,
  Lookup,
  NamedAction,
  Part,
  RecordDocument,
  Screen,
  Site,
  Table,
  Task,
  ValueLabels,
  Wizard,
} from '../../../generated/definitions.d.ts';
import type { Document } from './documents.ts';

type Definition = {
  action: NamedAction;
  checklist: Checklist;
  crud: Crud;
  event: EventDocument;
  form: Form;
  guard: Guard;
  layout: Layout;
  lookup: Lookup;
  label: ValueLabels;
  part: Part;
  record: RecordDocument;
  screen: Screen;
  site: Site;
  table: Table;
  task: Task;
  wizard: Wizard;
};

/**
 * Returns a document's value with the type of its kind. The types are generated from the same grammar, so the
 * cast is safe for every document without grammar findings.
 */
export function definitionOf<Kind extends keyof Definition>(
  { kind, name, value }: Document,
  wanted: Kind,
): Definition[Kind] {
  if (kind !== wanted) throw new Error(`The ${kind} "${name}" is no ${wanted}.`);
  return value as unknown as Definition[Kind];
}
