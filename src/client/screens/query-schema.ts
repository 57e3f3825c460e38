import type { Definitions } from '../../../generated/definitions.d.ts';
import type { FormModule } from '../../language/run/form/form-module.ts';
import { blockQueries } from '../../language/run/screen/screen-query.ts';
import type { QuerySchema } from '../state/query-string.ts';

/** Returns the schema of a screen's query string: what its blocks keep there, and the fields of its form. */
export function querySchemaOf(definitions: Definitions, forms: readonly FormModule[]): QuerySchema {
  const { screen } = definitions;
  const fieldsOf = (name: string | undefined) =>
    forms.find((form) => form.name === name)?.schema.properties ?? {};
  const fields = blockQueries(screen.blocks, definitions, fieldsOf).map(({ fields }) => fields);
  return Object.assign({}, ...fields, fieldsOf(screen.query)) as QuerySchema;
}
