// biome-ignore-all lint/style/noDefaultExport: replaces a module with a default export
import ArrayField from '@rjsf/core/lib/components/fields/ArrayField.js';
import MultiSchemaField from '@rjsf/core/lib/components/fields/MultiSchemaField.js';
import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import OptionalDataControlsField from '@rjsf/core/lib/components/fields/OptionalDataControlsField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';

/**
 * Replaces RJSF's list of stock fields (see rjsf-theme-only.ts) with those that interpret a schema, which the
 * theme builds on.
 */
export default function fields() {
  return {
    AnyOfField: MultiSchemaField,
    ArrayField,
    ObjectField,
    OneOfField: MultiSchemaField,
    OptionalDataControlsField,
    SchemaField,
  };
}
