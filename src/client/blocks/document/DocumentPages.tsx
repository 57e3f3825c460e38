import { useEffect, useRef, useState } from 'react';
import { message } from '../../../../generated/messages/document.ts';
import { fetchFile } from '../../api/private-file.ts';
import { textOfFailure } from '../../state/report-failure.ts';
import { useVisit } from '../../state/visit.ts';
import { callOf } from '../../state/visit-calls.ts';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { type DocumentNews, MOST_PAGES } from './document-work.ts';
import { kindOf, readDocument } from './read-document.ts';

type Page = { picture: ImageBitmap; text: string };
type Read = { pages: Page[]; total: number; text?: string; isDone: boolean; failure?: string };

/** Nobody knows the language of a file's text: it is not the page's. */
const WRITTEN = { lang: '', dir: 'auto' } as const;

const NOTHING: Read = { pages: [], total: 0, isDone: false };

/** Shows a file's pages as pictures with their text, or the text alone. */
export function DocumentPages({ url, title }: { url: string; title: string }) {
  const place = useRef<HTMLElement>(null);
  const { pages, total, text, isDone, failure } = useDocument(url, place);
  return (
    <section
      className="document-pages"
      ref={place}
      aria-label={title}
      aria-busy={!isDone}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
      tabIndex={0}
    >
      {!isDone && pages.length === 0 && text === undefined && (
        <>
          <span className="visually-hidden">{message('document.drawing')}</span>
          <Skeleton variant="block" height="auto" />
        </>
      )}
      {failure !== undefined && <p className="document-note">{failure}</p>}
      {text !== undefined && (
        <div className="document-text" {...WRITTEN}>
          {text}
        </div>
      )}
      {pages.map((page, index) => (
        <DocumentPage key={index} page={page} label={message('document.page', { n: index + 1, total })} />
      ))}
      {isDone && total > MOST_PAGES && (
        <p className="document-note">{message('document.longer', { n: MOST_PAGES, total })}</p>
      )}
    </section>
  );
}

function DocumentPage({ page: { picture, text }, label }: { page: Page; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(picture, 0, 0);
  }, [picture]);
  return (
    <div>
      <canvas
        ref={canvas}
        className="document-page"
        width={picture.width}
        height={picture.height}
        role="img"
        aria-label={label}
      />
      <p className="visually-hidden" {...WRITTEN}>
        {text}
      </p>
    </div>
  );
}

function useDocument(url: string, place: { current: Element | null }): Read {
  const visit = useVisit();
  const [read, setRead] = useState(NOTHING);
  useEffect(() => {
    const fetching = new AbortController();
    let end = () => {};
    const fail = (failure: string) => setRead((before) => ({ ...before, failure, isDone: true }));
    const take = (news: DocumentNews) => {
      if ('failed' in news) fail(message('document.unreadable'));
      else setRead((before) => withNews(before, news));
    };
    fetchFile(callOf(visit), url, fetching.signal)
      .then(async (blob) => {
        const kind = kindOf(blob);
        const bytes = await blob.arrayBuffer();
        if (fetching.signal.aborted) return;
        if (kind === null) return fail(message('document.unreadable'));
        const width = (place.current?.clientWidth || 640) * Math.min(devicePixelRatio, 2);
        end = readDocument({ kind, bytes, width }, take);
      })
      .catch((error: unknown) => {
        if (!fetching.signal.aborted) fail(textOfFailure(error) ?? message('document.unreadable'));
      });
    return () => {
      fetching.abort();
      end();
    };
  }, [url, visit, place]);
  return read;
}

function withNews(before: Read, news: Exclude<DocumentNews, { failed: true }>): Read {
  if ('pages' in news) return { ...NOTHING, total: news.pages };
  if ('page' in news) return { ...before, pages: [...before.pages, news] };
  return 'text' in news ? { ...before, text: news.text } : { ...before, isDone: true };
}
