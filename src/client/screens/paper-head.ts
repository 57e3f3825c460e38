import { message } from '../../../generated/messages/page.ts';
import { formatText } from '../../language/run/value/formats.ts';
import '../ui/styles/print.css';

/** Heads what is printed with the site's name and the time, in the reader's language and time zone. */
export function headPaper(): void {
  const head = document.createElement('p');
  head.className = 'paper-head';
  addEventListener('beforeprint', () => {
    const time = document.createElement('time');
    const now = new Date().toISOString();
    time.dateTime = now;
    time.textContent = formatText('date-time', now);
    head.replaceChildren(message('app.name'), ' · ', time);
    document.body.prepend(head);
  });
  addEventListener('afterprint', () => head.remove());
}
