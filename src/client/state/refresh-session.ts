import type { Refresh } from '../../../generated/definitions.d.ts';
import { read } from '../../language/run/value/value-path.ts';
import type { NamedCall } from '../api/operations.ts';
import { sessionAtom, signInAtom } from './session.ts';
import type { Visit } from './visit.ts';

/** Re-reads the session; if that fails, the stored one is kept. */
export async function refreshSession(
  { store }: Visit,
  call: NamedCall,
  { operation, session }: Refresh,
): Promise<void> {
  const before = store.get(sessionAtom);
  const answer = await call(operation).catch(() => undefined);
  if (store.get(sessionAtom) !== before) return;
  store.set(signInAtom, answer ? { user: read(session, { result: answer.data }) } : {});
}
