import { lineDiff } from '../language/run/value/line-diff.ts';

/** How a text differs from the one in force. */
export function Difference({ before, after }: { before: string; after: string }) {
  const lines = lineDiff(before, after);
  return (
    <section className="workshop-diff" aria-label="Difference from the text in force">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it too */}
      <pre tabIndex={0}>
        {lines.map(({ is, text }, at) => (
          <span key={at} data-is={is}>
            {is === ' ' ? `  ${text}` : `${is} ${text}`}
            {'\n'}
          </span>
        ))}
      </pre>
    </section>
  );
}
