// biome-ignore-all lint/style/noDefaultExport: it stands in for modules that have one
const None = () => null;

/** Replaces RJSF's stock widgets and templates (see rjsf-theme-only.ts): the theme has its own. */
export default function none() {
  return { ButtonTemplates: { SubmitButton: None } };
}

export const Markdown = ({ children }: { children?: unknown }) => children as string;
