import type { Refresh } from '../../../../generated/definitions.d.ts';
import { evaluate } from '../../../language/run/value/value-path.ts';
import { sessionAtom, signInAtom } from '../../state/session.ts';
import type { Visit } from '../../state/visit.ts';
import { callOf } from '../../state/visit-calls.ts';

/** Brings a kept session up to date; where the server cannot say better, what is known counts. */
export async function refreshSession(visit: Visit, { operation, session }: Refresh): Promise<void> {
  const { store } = visit;
  const before = store.get(sessionAtom);
  const answer = await callOf(visit)(operation).catch(() => undefined);
  if (store.get(sessionAtom) !== before) return;
  store.set(signInAtom, answer ? evaluate({ ...session }, { result: answer.data }) : {});
}
