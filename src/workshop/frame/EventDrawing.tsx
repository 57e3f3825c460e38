import { useLayoutEffect, useRef } from 'react';
import { Card } from '../../client/ui/Card.tsx';
import type { Told } from '../workshop-api.ts';
import './event-drawing.css';

export interface EventDrawingProps {
  told: Told;
}

/** What an event tells: its notification, and each of its mails as it is sent. */
export function EventDrawing({ told: { notification, mails } }: EventDrawingProps) {
  return (
    <main className="event-drawing">
      <h1 className="visually-hidden">What people are told</h1>
      {notification && (
        <section>
          <h2>Notification</h2>
          <Card>
            <p>
              <strong>{notification.title}</strong>
            </p>
            <p>{notification.text}</p>
          </Card>
        </section>
      )}
      {mails.map(({ to, html, text }, index) => (
        <section key={index}>
          <h2>Mail to {to}</h2>
          <Mail html={html} />
          <details>
            <summary>As plain text</summary>
            <pre dir="auto">{text}</pre>
          </details>
        </section>
      ))}
    </main>
  );
}

/**
 * A mail by itself, apart from the styles of the page. Its links lead nowhere. Its styles are written again by script, because
 * the page's policy ignores those of a text.
 */
function Mail({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = place.current!.shadowRoot ?? place.current!.attachShadow({ mode: 'open' });
    const { body, documentElement } = new DOMParser().parseFromString(html, 'text/html');
    const sheet = document.createElement('div');
    sheet.lang = documentElement.lang;
    sheet.dir = documentElement.dir;
    sheet.style.cssText = body.getAttribute('style') ?? '';
    sheet.append(...body.childNodes);
    for (const element of sheet.querySelectorAll<HTMLElement>('[style]'))
      element.style.cssText = element.getAttribute('style')!;
    root.replaceChildren(sheet);
  }, [html]);
  return <div ref={place} className="event-mail" onClickCapture={(event) => event.preventDefault()} />;
}
