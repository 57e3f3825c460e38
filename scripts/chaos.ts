// `npm run chaos [SECONDS]`: everything that can go wrong, for ten minutes unless it says otherwise: people write, sign in,
// search, upload and move applicants while the server is killed, its database killed, its sessions ended, the mail server lost.
import { runVitest, wholeNumber } from './run-vitest.ts';

const SECONDS = 600;
const seconds = wholeNumber(SECONDS, 'How many seconds?', 'npm run chaos -- 60');
process.exit(runVitest('unit', 'src/server/chaos', { CHAOS_SECONDS: String(seconds) }) ? 0 : 1);
