// biome-ignore-all lint/style/noDefaultExport: it stands in for a module that has one
/** Stands in for RJSF's stock registry (see lean-rjsf.ts): all fields, widgets and templates are the theme's own. */
export default function getDefaultRegistry() {
  return { fields: {}, templates: {}, widgets: {}, formContext: {}, translateString: String };
}
