import { resolve } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperationId, operations } from '../../../../generated/operations.ts';
import { openSession, sessionsOf } from '../../areas/account/session-queries.ts';
import { reports } from '../../areas/office/tables/report.ts';
import {
  candidateEducations,
  candidateExperiences,
  candidateLanguages,
} from '../../areas/people/tables/candidate.ts';
import { mailOutbox } from '../../engine/db/tables/mail-outbox.ts';
import { productApi } from '../../start/api.ts';
import { assemble, CALLERS, type Caller, type Cast } from '../cast.ts';
import type { Answer } from '../checked-request.ts';
import { newPasskey } from '../passkey/new-passkey.ts';
import { newSchool } from '../scenario.ts';
import { type TestServer, testServer } from '../test-server.ts';
import { pick, randomFrom } from '../trial-values.ts';
import { ownerOf, tokenFor } from './callers.ts';
import { fillCentres, knownOf } from './known.ts';
import type { Known, Probe } from './probe.ts';
import { probesOf, rightProbe } from './probes.ts';
import { reasonToAccept, reasonToRefuse } from './refused-though-right.ts';

/** The same seed in each run of the tests; `npm run fuzz` uses another, and prints it. */
const SEED = Number(process.env.FUZZ_SEED ?? 1);
/** Parallel requests of one operation; with deletions only the first decides, and CVs are read one for each person. */
const atOnce = (id: OperationId) => (operations[id].method === 'DELETE' || id === 'readCv' ? 1 : 4);
/** The share of requests that is tried with other callers. */
const SAMPLE = 0.04;
/** Operations that succeed only with a code or link from a mail, an app or a device. */
const NEEDS_MAIL = [
  'verifyOtp',
  'resetPassword',
  'confirmEmail',
  'undoEmail',
  'confirmSecondFactor',
  'enableSecondFactor',
  'disableSecondFactor',
  'renewRecoveryCodes',
  'beginPasskey',
  'addPasskey',
  'signInWithPasskey',
  'getUnsubscription',
  'stopMails',
  'getTeamInvitation',
  'acceptTeamInvitation',
  'joinTeam',
];

const { document } = productApi(resolve(import.meta.dirname, '../../../..'));
const all = Object.keys(operations) as OperationId[];

type Options = {
  /** The operations of one test file; several files run in parallel. */
  includes: (id: OperationId) => boolean;
  /** The minimum number of requests; those of all files together are more than 10,000. */
  requests: number;
  /** Of the invalid values, the share whose refusal must name the field. */
  named: number;
};

type Trial = { id: OperationId; caller: Caller; probe: Probe; answer: Answer };

/**
 * Thousands of requests, generated from the document, for every kind of caller: nothing breaks the server, every answer
 * is documented (`request` checks status, media type and shape), valid requests are accepted unless
 * `refused-though-right.ts` lists a reason, and invalid ones are refused by name. FUZZ_SEED makes other requests.
 */
export function contractOf({ includes, requests, named }: Options): void {
  // Deleted last, a record is there for all other operations.
  const ENDS: Partial<Record<OperationId, number>> = {
    deleteSchool: 0,
    changeColleague: 3,
    handOverSchool: 4,
  };
  const when = (id: OperationId) => ENDS[id] ?? (operations[id].method === 'DELETE' ? 2 : 1);
  /**
   * Deletions come late, because others need the records; but a school is deleted before any request can give it a
   * vacancy, which would prevent it, and is handed over once nobody needs its owner.
   */
  const ids = all.filter(includes).sort((one, other) => when(one) - when(other));
  let server: TestServer;
  let cast: Cast;
  let known: Known;
  const counts = { requests: 0, wrong: 0, named: 0 };
  const succeeded = new Set<OperationId>();

  beforeAll(async () => {
    server = await testServer();
    cast = await assemble(server);
    const session = await sessionOf(server, cast.sessionIds[ownerOf('endSession')]!.user_id);
    known = knownOf(document, server, cast, {
      session,
      passkey: await newPasskey(server, cast.sessionIds[ownerOf('renamePasskey')]!.user_id),
      partingPasskey: await newPasskey(server, cast.sessionIds[ownerOf('removePasskey')]!.user_id),
      language: await rowOf(server, cast, candidateLanguages),
      education: await rowOf(server, cast, candidateEducations),
      experience: await rowOf(server, cast, candidateExperiences),
      mail: await failedMail(server),
      report: await waitingReport(server),
    });
    await fillCentres(document, server);
  });
  afterAll(() => server.close());

  /** Sends a request; resolves to what is wrong with the answer. */
  async function tryOut(id: OperationId, probe: Probe, caller: Caller): Promise<string | null> {
    const token = await tokenFor(id, caller, server, cast);
    counts.requests += 1;
    const answer = await server
      .request(operations[id].method, probe.path, { ...probe.options, token })
      .catch((error: Error) => error);
    const isAnswer = !(answer instanceof Error);
    if (isAnswer) count({ id, caller, probe, answer });
    const problem = isAnswer ? objection({ id, caller, probe, answer }) : answer.message;
    return (
      problem && `${id} as ${caller}, ${probe.what} (${probe.path.slice(0, 120)}): ${problem.slice(0, 400)}`
    );
  }

  function count({ id, caller, probe, answer }: Trial): void {
    if (answer.status < 300) succeeded.add(id);
    if (caller === ownerOf(id) && probe.kind === 'wrong' && probe.field) {
      counts.wrong += 1;
      if (names(answer, probe.field)) counts.named += 1;
    }
  }

  describe(`requests made from the document (seed ${SEED})`, () => {
    it.each(ids)('%s', { timeout: 600_000 }, async (id) => {
      const random = randomFrom(seedOf(id));
      const owner = ownerOf(id);
      const probes = probesOf(document, id, known, random);
      const others = CALLERS.filter((caller) => caller !== owner);
      const trials = [
        ...probes.map((probe) => ({ probe, caller: owner })),
        ...others.map((caller) => ({ probe: rightProbe(document, id, known, random), caller })),
        ...probes.filter(() => random() < SAMPLE).map((probe) => ({ probe, caller: pick(random, others) })),
      ];
      const problems: string[] = [];
      const workers = Array.from({ length: atOnce(id) }, async () => {
        for (let trial = trials.shift(); trial; trial = trials.shift()) {
          const problem = await tryOut(id, trial.probe, trial.caller);
          if (problem) problems.push(problem);
        }
      });
      await Promise.all(workers);
      expect(problems).toEqual([]);
    });

    it('are thousands, and every operation has succeeded', () => {
      expect(counts.requests).toBeGreaterThan(requests);
      expect(ids.filter((id) => !succeeded.has(id) && !NEEDS_MAIL.includes(id))).toEqual([]);
    });

    it('are refused by name where they are wrong', () => {
      expect(counts.named / counts.wrong, JSON.stringify(counts)).toBeGreaterThan(named);
    });
  });
}

/** Creates one more session of a user, which can be ended without the others. */
async function sessionOf({ db, clock }: TestServer, userId: number): Promise<number> {
  const before = new Set((await sessionsOf(db, userId, clock.now())).map(({ id }) => id));
  await openSession(db, userId, clock.now());
  return (await sessionsOf(db, userId, clock.now())).find(({ id }) => !before.has(id))!.id;
}

/** Creates a mail that has finally failed. */
async function failedMail({ db }: TestServer): Promise<number> {
  const mail = { recipient: 'a@example.com', subject: 'News', body_text: 'News', body_html: '<p>News</p>' };
  const [row] = await db
    .insert(mailOutbox)
    .values({ ...mail, tries: 10, error: '550 No such person' })
    .returning({ id: mailOutbox.id });
  return row!.id;
}

/** Creates a report about a school of its own, which may be suspended for it. */
async function waitingReport(server: TestServer): Promise<number> {
  const { id } = await newSchool(server);
  const [row] = await server.db
    .insert(reports)
    .values({ school_id: id, about: 'school', reason: 'spam', created_at: server.clock.now() })
    .returning({ id: reports.report_id });
  return row!.id;
}

/** Creates a row of a user who stays to the end. */
async function rowOf(
  { db }: TestServer,
  { stranger }: Cast,
  table: typeof candidateLanguages | typeof candidateEducations | typeof candidateExperiences,
): Promise<number> {
  const [row] = await db.select({ id: table.id }).from(table).where(eq(table.owner_id, stranger.id));
  return row!.id;
}

/** By name, so that a new or removed operation changes the requests of no other. */
const seedOf = (id: OperationId) =>
  [...id].reduce((seed, letter) => Math.imul(seed, 31) + letter.charCodeAt(0), SEED) | 0;

/** Says what is wrong with an answer; null when nothing is. */
function objection({ id, caller, probe, answer }: Trial): string | null {
  const { kind, field } = probe;
  const { status, body, headers } = answer;
  if (status >= 500) return `answers ${status}`;
  if (kind === 'right' && caller === ownerOf(id) && status >= 400 && !reasonToRefuse(id, answer))
    return `is refused with ${status}: ${JSON.stringify(body?.errors ?? body?.message)}`;
  const mayPass = reasonToAccept(probe, answer) !== undefined;
  if (kind === 'wrong' && status < 400 && !mayPass) return `is accepted with ${status}`;
  if (!headers['x-request-id']) return 'has no request id';
  const saysFields = status === 422 || (status === 400 && field !== undefined);
  if (saysFields && Object.keys(body.errors ?? {}).length === 0) return 'names no field';
  if (saysFields && field && !names(answer, field) && !mayPass)
    return `names ${Object.keys(body.errors).join(', ')} instead of ${field}`;
  return null;
}

function names({ body }: Answer, field: string): boolean {
  const plain = field.replace('[]', '');
  return Object.keys(body?.errors ?? {}).some((name) => name === plain || name.startsWith(`${plain}.`));
}
