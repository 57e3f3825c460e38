// biome-ignore-all lint/style/noDefaultExport: it stands in for a module that has one
import ArrayField from '@rjsf/core/lib/components/fields/ArrayField.js';
import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import OptionalDataControlsField from '@rjsf/core/lib/components/fields/OptionalDataControlsField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';

/** Stands in for RJSF's list of stock fields (see rjsf-theme-only.ts): those that the theme builds on. */
export default function fields() {
  return { ArrayField, ObjectField, OptionalDataControlsField, SchemaField };
}
