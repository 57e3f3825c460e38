import { walk } from './arabic-walk.ts';
import { RunningServer } from './running-server.ts';
import { expect, test } from './test.ts';

// Visits every screen.
test.describe.configure({ timeout: 600_000 });

test('in Arabic, no screen of any role has English that nobody wrote', async ({ browser }) => {
  const server = await RunningServer.start({ env: { DEMO: '1' } });
  try {
    for (const role of [null, 'Candidate', 'School', 'Admin'] as const)
      expect.soft(await walk(browser, server, role), role ?? 'a visitor').toEqual([]);
  } finally {
    await server.remove();
  }
});
