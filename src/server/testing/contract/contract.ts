import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperationId, operations } from '../../../../generated/operations.ts';
import { productApi } from '../../start/api.ts';
import type { Answer } from '../checked-request.ts';
import { CALLERS, type Caller, createFixtures, type Fixtures } from '../fixtures.ts';
import { type TestServer, testServer } from '../test-server.ts';
import { pick, randomFrom } from '../trial-values.ts';
import { ownerOf, tokenFor } from './callers.ts';
import { NEEDS_MAIL, SWITCHED_OFF } from './exceptions.ts';
import { inUsableOrder, knownIn } from './known-in.ts';
import { type Known, type Probe, seedOf } from './probe.ts';
import { probesOf, rightProbe } from './probes.ts';
import { reasonToAccept, reasonToRefuse } from './refused-though-right.ts';

/** Fixed, so that test runs are repeatable; `npm run fuzz` picks another seed and prints it. */
const SEED = Number(process.env.FUZZ_SEED ?? 1);
/**
 * Parallel requests per operation. One for deletions, which succeed only once, and for reading CVs, which is
 * limited to one at a time per person.
 */
const atOnce = (id: OperationId) => (operations[id].method === 'DELETE' || id === 'readCv' ? 1 : 4);
/** The share of requests repeated as other callers. */
const SAMPLE = 0.04;

const { document } = productApi(resolve(import.meta.dirname, '../../../..'));
const all = Object.keys(operations) as OperationId[];

type Options = {
  /** The operations of one test file; several files run in parallel. */
  includes: (id: OperationId) => boolean;
  /** The minimum number of requests; all files together send more than 10,000. */
  requests: number;
  /** The minimum share of invalid values whose refusal names the field. */
  named: number;
};

type Trial = { id: OperationId; caller: Caller; probe: Probe; answer: Answer };

/**
 * Contract test: thousands of requests generated from the document, for every kind of caller. No request
 * crashes the server, every answer is documented (`request` checks status, media type and shape), valid
 * requests are accepted unless `refused-though-right.ts` lists a reason, and refusals of invalid ones name
 * the field. Set FUZZ_SEED to generate other requests.
 */
export function contractOf({ includes, requests, named }: Options): void {
  const ids = inUsableOrder(all.filter(includes));
  let server: TestServer;
  let fixtures: Fixtures;
  let known: Known;
  const counts = { requests: 0, wrong: 0, named: 0 };
  const succeeded = new Set<OperationId>();

  beforeAll(async () => {
    server = await testServer();
    fixtures = await createFixtures(server);
    known = await knownIn(document, server, fixtures);
  }, 120_000);
  afterAll(() => server.close());

  /** Sends a request and describes what is wrong with the answer; null when nothing is. */
  async function tryOut(id: OperationId, probe: Probe, caller: Caller): Promise<string | null> {
    const token = await tokenFor(id, caller, server, fixtures);
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

  describe(`generated requests (seed ${SEED})`, () => {
    it.each(ids)('%s', { timeout: 600_000 }, async (id) => {
      const random = randomFrom(seedOf(id, SEED));
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
      // Reports show the message, but not what a list holds.
      expect(problems, problems.join('\n')).toEqual([]);
    });

    it('number in the thousands, and every operation succeeds at least once', () => {
      expect(counts.requests).toBeGreaterThan(requests);
      expect(
        ids.filter((id) => !succeeded.has(id) && !NEEDS_MAIL.includes(id) && !SWITCHED_OFF.includes(id)),
      ).toEqual([]);
    });

    it('name the invalid field when refused', () => {
      expect(counts.named / counts.wrong, JSON.stringify(counts)).toBeGreaterThan(named);
    });
  });
}

/** Describes what is wrong with an answer; null when nothing is. */
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
