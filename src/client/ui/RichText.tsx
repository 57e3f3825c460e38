import './RichText.css';

/**
 * Shows rich text written by users. The only place that sets HTML: the server sanitised it with an
 * allow-list when it was stored, and the content security policy forbids scripts as well.
 */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one component for sanitised rich text
  return <div className="rich-text" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />;
}
