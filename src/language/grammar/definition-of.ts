import type {
  Crud,
  Form,
  Guard,
  Layout,
  Lookup,
  NamedAction,
  Part,
  Screen,
  Table,
  ValueMap,
  Wizard,
} from '../../../generated/definitions.d.ts';
import type { Document } from './documents.ts';

type Definition = {
  action: NamedAction;
  crud: Crud;
  form: Form;
  guard: Guard;
  layout: Layout;
  lookup: Lookup;
  map: ValueMap;
  part: Part;
  screen: Screen;
  table: Table;
  wizard: Wizard;
};

/**
 * What a document says, by the type of its kind. A document is JSON, of which only its grammar tells the shape: the
 * types are made from the same grammar, and this holds for documents in which the check of the grammar found nothing.
 */
export function definitionOf<Kind extends keyof Definition>(
  { kind, name, value }: Document,
  wanted: Kind,
): Definition[Kind] {
  if (kind !== wanted) throw new Error(`The ${kind} "${name}" is no ${wanted}.`);
  return value as unknown as Definition[Kind];
}
