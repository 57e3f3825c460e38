// biome-ignore-all lint/style/noDefaultExport: it stands in for a module that has one
/**
 * Stands in for RJSF's schema utilities (see lean-rjsf.ts). They resolve references, merge branches and fill in
 * defaults, by which our forms' store has done all that before: what RJSF gets are flat shells of one field each.
 */
export default function createSchemaUtils(validator: unknown, rootSchema: unknown) {
  return {
    getRootSchema: () => rootSchema,
    getValidator: () => validator,
    doesSchemaUtilsDiffer: () => false,
    retrieveSchema: (schema: unknown) => schema,
    getDefaultFormState: (_: unknown, data: unknown) => data,
    getDisplayLabel: () => true,
    isSelect: () => false,
  };
}
