import type { BrowserContext } from 'playwright/test';

/**
 * For tests that wait until a page asks for nothing more: who is signed in listens to news, once a page has been quiet for
 * a while, and on a busy machine that comes before Playwright has seen the quiet. That answer never ends.
 */
export const withoutNews = (context: BrowserContext) =>
  context.route('**/api/notification/stream', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: '' }),
  );
