import type { Layout } from '../../../../generated/definitions.d.ts';
import { message } from '../../../../generated/messages/page.ts';
import { Anchor } from '../../engine/link/Anchor.tsx';
import { urlOf } from '../../engine/link/target.ts';
import { useScreenContext } from '../../engine/screen-context.ts';

/** The product's logo and name, linked to the home page. */
export function Brand({ layout }: { layout: Layout }) {
  const { screens, definitions } = useScreenContext();
  const href = urlOf(layout.home, {}, { screens, labels: definitions.labels });
  return (
    <Anchor className="brand" href={href ?? '/'}>
      <svg className="brand-mark" viewBox="0 0 32 32" aria-hidden="true">
        <rect x="6" y="6" width="20" height="20" />
        <rect x="6" y="6" width="20" height="20" transform="rotate(45 16 16)" />
        <circle cx="16" cy="16" r="3.5" />
      </svg>
      <span>{message(layout.brand ?? 'app.name')}</span>
    </Anchor>
  );
}
