import { type OperationId, operations } from '../../../../generated/operations.ts';
import type { Answer, RequestOptions } from '../checked-request.ts';
import { CALLERS, type Caller } from '../fixtures.ts';
import { type Kind, samplesFor } from '../sample-record.ts';
import { asForm } from '../scenario.ts';
import type { TestServer } from '../test-server.ts';
import {
  type AccessFixture,
  type Expected,
  expectedOf,
  kindOf,
  RULES,
  rulesOf,
  type Target,
} from './access-model.ts';

/** An id that no record has, for 404s. */
const NOWHERE = 999999;
/** Bodies that answer 422 to every admitted caller, so that the call changes nothing. */
const BAD: Record<string, RequestOptions> = {
  json: { json: { unknown: 1 } },
  multipart: { form: asForm({ unknown: 1 }) },
};
/** Valid-looking bodies for operations that name the guarded record in the body instead of the path. */
const NAMING: Partial<Record<OperationId, (id: number) => RequestOptions>> = {
  inviteCandidate: (vacancy_id) => ({ json: { vacancy_id, candidate_id: NOWHERE } }),
};
/** Values of the path parameters that are not ids. */
const WORDS: Readonly<Record<string, string>> = { list: 'countries', name: 'cv.pdf' };

export type AccessCall = {
  id: OperationId;
  caller: Caller;
  target: Target;
  expected: Expected;
};

/**
 * Every caller paired with every record the operation's rules cover. Refused callers come first; the record's
 * owner comes before the other admitted callers, because the call may sign the owner out.
 */
export function callsOf(id: OperationId, setup: AccessFixture): AccessCall[] {
  const { path } = operations[id];
  const place = path.split('/')[1]!;
  const kind = kindOf(id) ?? (place in setup.samples ? (place as Kind) : null);
  const isAboutOne = path.includes('{') || id in NAMING;
  const samples = kind ? samplesFor(id, kind, setup.samples) : [];
  const targets: Target[] = kind && isAboutOne ? [...samples, 'missing'] : [null];
  return targets
    .flatMap((target) =>
      CALLERS.map((caller) => ({ id, caller, target, expected: expectedOf(id, caller, target, setup) })),
    )
    .sort((a, b) => rank(a) - rank(b));

  function rank({ expected, caller, target }: AccessCall): number {
    if (expected !== 'in') return 0;
    const user = typeof target === 'object' && target?.fields.user_id;
    return user && user === setup.fixtures.sessionIds[caller]?.user_id ? 1 : 2;
  }
}

/** Whether calling the operation changes nothing: bodies are invalid and deletes target a missing record. */
export function isHarmless(id: OperationId): boolean {
  return operations[id].method === 'GET' || operations[id].body !== null || kindOf(id) === null;
}

export function sendCall(
  server: Pick<TestServer, 'request'>,
  call: AccessCall,
  setup: AccessFixture,
): Promise<Answer> {
  const { method, path, body } = operations[call.id];
  const target = typeof call.target === 'object' ? call.target : null;
  const id = target?.id ?? NOWHERE;
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    name.endsWith('id') ? String(id) : (target?.name ?? WORDS[name]!),
  );
  const options = NAMING[call.id]?.(id) ?? (body ? BAD[body] : {});
  return server.request(method, `/api${address}`, {
    ...options,
    token: setup.fixtures.callers[call.caller],
  });
}

/** Reads that exist only once something has happened to their record; until then they are a 409, which no stranger gets. */
const NOT_YET: ReadonlySet<OperationId> = new Set([
  'getAgreementPdf',
  'getHiringFilePdf',
  'getInvitationConversation',
]);

/** Describes how an answer deviates from the access table; null when it matches. */
export function deviation({ id, caller, target, expected }: AccessCall, { status }: Answer): string | null {
  const isRecord = typeof target === 'object' && target !== null;
  const isHidden = isRecord && rulesOf(id).some((name) => RULES[name]!.hides);
  const isRight =
    expected !== 'in'
      ? status === expected
      : operations[id].method === 'GET' && isRecord
        ? status === 200 || (status === 409 && NOT_YET.has(id))
        : status < 500 && status !== 401 && status !== 403 && !(isHidden && status === 404);
  const what = isRecord ? target.what : (target ?? '');
  return isRight ? null : `${caller} ${what}: ${status} instead of ${expected}`;
}
