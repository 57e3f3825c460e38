import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { DocumentBlock } from '../../../../generated/definitions.d.ts';
import { template, value } from '../../../language/run/value/value-path.ts';
import { useScope } from '../../engine/block-context.ts';
import { Heading } from '../../engine/Heading.tsx';
import { messageText } from '../../engine/value/message-text.ts';
import { StoredFile } from '../../engine/value/StoredFile.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Empty } from '../../ui/note/Empty.tsx';
import './document.css';

const DocumentPages = lazy(() =>
  import('./DocumentPages.tsx').then((module) => ({ default: module.DocumentPages })),
);

/** Shows a stored file in place; its viewer loads when the reader first scrolls near it. */
export function Document({ block }: { block: DocumentBlock }) {
  const scope = useScope();
  const found = value(block.value, scope);
  const title = template(block.title, scope);
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  const url = typeof found === 'string' ? found : undefined;
  if (url === undefined && block.empty === undefined) return null;
  return (
    <div className="document" ref={place}>
      <div className="document-head">
        <Heading className="section-title">{title}</Heading>
        {url !== undefined && <StoredFile url={url} />}
      </div>
      {url === undefined && block.empty !== undefined && <Empty title={messageText(block.empty, scope)} />}
      {url !== undefined && (
        <Suspense fallback={<Unread />}>
          {isNear ? <DocumentPages key={url} url={url} title={title} /> : <Unread />}
        </Suspense>
      )}
    </div>
  );
}

const Unread = () => (
  <div className="document-pages">
    <Skeleton variant="block" height="auto" />
  </div>
);

/** Whether an element has come within one screen height of the viewport. */
function useIsNear(place: { current: Element | null }): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isNear;
}
