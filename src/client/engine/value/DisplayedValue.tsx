import { lazy, type ReactNode, Suspense } from 'react';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { StoredPicture } from '../../ui/StoredPicture.tsx';
import { useScope } from '../block-context.ts';
import { Anchor } from '../link/Anchor.tsx';
import { urlOf } from '../link/target.ts';
import { useScreenContext } from '../screen-context.ts';
import type { DisplayValue } from './display-value.ts';

const LookupText = lazy(() => import('./LookupText.tsx').then((module) => ({ default: module.LookupText })));
const StoredFile = lazy(() => import('./StoredFile.tsx').then((module) => ({ default: module.StoredFile })));

/** Renders a value: as text, a badge, a picture, rich text, a link or a file. */
export function DisplayedValue({ shown }: { shown: DisplayValue }) {
  const value = <Linked shown={shown}>{draw(shown)}</Linked>;
  if (shown.image === undefined) return value;
  return (
    <span className="with-picture">
      <Avatar name={shown.text} src={shown.image} size="small" />
      <bdi>{value}</bdi>
    </span>
  );
}

function draw(shown: DisplayValue): ReactNode {
  const { kind, text, raw, moment, dir } = shown;
  switch (kind) {
    case 'badge':
      return (
        <Badge tone={shown.tone} icon={shown.icon}>
          {text}
        </Badge>
      );
    case 'image':
      return (
        <StoredPicture
          className="shown-image"
          src={String(raw)}
          alt={shown.label ?? ''}
          sizes="20rem"
          loading="lazy"
        />
      );
    case 'html':
      return <RichText html={String(raw)} />;
    case 'link':
      return <OutsideLink url={String(raw)} />;
    case 'file':
      return (
        <Suspense fallback={text}>
          <StoredFile url={String(raw)} />
        </Suspense>
      );
    case 'lookup':
      return (
        <Suspense fallback="…">
          <LookupText name={shown.lookup!} value={raw} />
        </Suspense>
      );
    default:
      if (moment !== undefined) return <time dateTime={moment}>{text}</time>;
      return dir === undefined ? <Words text={text} /> : <span dir={dir}>{text}</span>;
  }
}

/** Longer than any word: such text may wrap anywhere. */
const UNBROKEN = /\S{21}/;

/** Text without spaces wraps after an @ rather than within a word. */
function Words({ text }: { text: string }) {
  const at = /^\S+@(?=\S+$)/.exec(text)?.[0].length ?? 0;
  if (at === 0) return UNBROKEN.test(text) ? <span className="unbroken">{text}</span> : text;
  return (
    <>
      <Whole text={text.slice(0, at)} />
      <wbr />
      <Whole text={text.slice(at)} />
    </>
  );
}

/** Half an e-mail address does not wrap at its hyphens, unless it is longer than a cell. */
const Whole = ({ text }: { text: string }) =>
  text.length > 24 ? text : <span className="whole">{text}</span>;

/** An address that a user typed: it becomes a link only with a safe scheme. */
function OutsideLink({ url }: { url: string }) {
  // A phone number is kept without its plus; one of eight digits, as in Qatar, has no country code.
  const text = url.replace(/^(?=[1-9]\d{10,14}$)/, '+');
  const href = hrefOf(text);
  if (href === undefined) return url;
  const away = href.startsWith('http');
  return (
    <a className="unbroken" dir="ltr" href={href} {...(away && { target: '_blank', rel: 'noreferrer' })}>
      <Words text={text.replace(/^https?:\/\/(www\.)?|\/$/g, '')} />
    </a>
  );
}

function hrefOf(text: string): string | undefined {
  if (/^(https?|mailto|tel):/i.test(text)) return text;
  if (/^[^\s@/]+@[^\s@/]+$/.test(text)) return `mailto:${text}`;
  return /^\+?[0-9]{7,15}$/.test(text) ? `tel:${text}` : undefined;
}

function Linked({ shown, children }: { shown: DisplayValue; children: ReactNode }) {
  const scope = useScope();
  const { screens, definitions } = useScreenContext();
  const href = urlOf(shown.link, scope, { screens, labels: definitions.labels });
  return href === undefined ? children : <Anchor href={href}>{children}</Anchor>;
}
