import './RichText.css';

/**
 * Shows formatted text that people wrote. The only place that sets HTML: what comes from the API was sanitised by the
 * server with an allow-list when it was stored, and the content policy forbids scripts beside it.
 */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one component for sanitised rich text
  return <div className="rich-text" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />;
}
