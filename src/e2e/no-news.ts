import type { BrowserContext } from 'playwright/test';

/**
 * For tests that wait until a page makes no more requests. A signed-in page opens the stream of news once it has been
 * quiet for a while, on a busy machine before Playwright has noticed the quiet; that request never ends.
 */
export const withoutNews = (context: BrowserContext) =>
  context.route('**/api/notification/stream', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: '' }),
  );
