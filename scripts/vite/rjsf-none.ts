// biome-ignore-all lint/style/noDefaultExport: it stands in for modules that have one
const None = () => null;

/** Stands in for RJSF's stock widgets and templates (see rjsf-theme-only.ts): all of them are the theme's own. */
export default function none() {
  return { ButtonTemplates: { SubmitButton: None } };
}

export const Markdown = ({ children }: { children?: unknown }) => children as string;
