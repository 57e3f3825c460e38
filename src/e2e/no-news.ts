import type { BrowserContext } from 'playwright/test';

/**
 * For tests that wait for network idle: blocks the notification stream, a request that never ends. A
 * signed-in page opens it after a quiet moment, which on a busy machine may be before Playwright detects
 * idle.
 */
export const withoutNews = (context: BrowserContext) =>
  context.route('**/api/notification/stream', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: '' }),
  );
