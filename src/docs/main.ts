import 'swagger-ui-dist/swagger-ui.css';
import './docs.css';
import SwaggerUI from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import { addWhatIsMissing, withoutNestedLinks } from './accessible.ts';
import { layout } from './layout.ts';
import { search } from './search.ts';
import { withoutEmptyFiles, withSendableForms } from './sendable-forms.ts';
import { followSession } from './session.ts';

const DOCUMENT = '/openapi.json';

followColourScheme();
await show();
addWhatIsMissing(document.getElementById('reference')!);

/** Shows the reference of everything in the server's document. */
async function show(): Promise<void> {
  const answer = await fetch(DOCUMENT);
  const ui = SwaggerUI({
    // The page may be open under another name of the server, and calls are only allowed to this one.
    spec: { ...withSendableForms(await answer.json()), servers: [{ url: '/api' }] },
    dom_id: '#reference',
    layout: 'Reference',
    plugins: [layout, search, withoutNestedLinks],
    syntaxHighlight: { theme: 'tomorrow-night' },
    filter: true,
    docExpansion: 'none',
    deepLinking: true,
    defaultModelsExpandDepth: -1,
    tryItOutEnabled: true,
    displayOperationId: true,
    displayRequestDuration: true,
    validatorUrl: null,
    requestInterceptor: withoutEmptyFiles,
    responseInterceptor: (response) => followSession(response, ui, showNotice),
  });
}

/** Shows a short text for a while. */
function showNotice(text: string): void {
  const notice = document.getElementById('notice')!;
  notice.textContent = text;
  setTimeout(() => {
    if (notice.textContent === text) notice.textContent = '';
  }, 6000);
}

function followColourScheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
  dark.addEventListener('change', apply);
  apply();
}
