import type { QueryClient } from '@tanstack/react-query';
import { StaticRouter } from 'react-router-dom';
import type { NamedCall } from '../api/operations.ts';
import { App } from '../screens/App.tsx';
import { VisitProvider } from '../state/VisitProvider.tsx';
import type { Visit } from '../state/visit.ts';
import { htmlOnceRead } from './html-of.ts';
import { fetchMissing } from './page-data.ts';

/** Renders the page at an address, with all that it shows: the tags for its head, and its body. */
export async function pageHtml(
  address: string,
  visit: Visit,
  queries: QueryClient,
  call: NamedCall,
): Promise<{ head: string; body: string }> {
  const tree = (
    <div id="root">
      <StaticRouter location={address}>
        <VisitProvider visit={visit}>
          <App />
        </VisitProvider>
      </StaticRouter>
    </div>
  );
  const html = await htmlOnceRead(tree, () => fetchMissing(queries, call));
  // React puts tags for the head in front.
  const at = html.indexOf('<div id="root">');
  return { head: html.slice(0, at), body: html.slice(at) };
}
