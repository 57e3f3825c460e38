// biome-ignore-all lint/style/noDefaultExport: replaces modules with a default export
const None = () => null;

/** Replaces RJSF's stock widgets and templates (see rjsf-theme-only.ts): the theme has its own. */
export default function none() {
  return { ButtonTemplates: { SubmitButton: None } };
}

export const Markdown = ({ children }: { children?: unknown }) => children as string;
