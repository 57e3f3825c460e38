import { readFileSync } from 'node:fs';
import { type Config, createConfig, lint, loadConfig } from '@redocly/openapi-core';
import { expect, test } from 'vitest';

const DOCUMENT = 'generated/openapi.json';
const PER_METHOD = ['get', 'post', 'put', 'delete'];

interface Operation {
  operationId: string;
  summary?: string;
  security?: unknown[];
  requestBody?: { content: Record<string, { example?: unknown }> };
  responses: Record<string, { $ref?: string; content?: Record<string, { example?: unknown }> }>;
  'x-source'?: string;
  'x-roles'?: string[];
}

interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, { content?: Record<string, { example?: unknown }> }> };
}

const document = JSON.parse(readFileSync(DOCUMENT, 'utf8')) as ApiDocument;
const operations = Object.values(document.paths).flatMap((item) =>
  PER_METHOD.flatMap((method) => item[method] ?? []),
);

async function problems(config: Config) {
  const found = await lint({ ref: DOCUMENT, config });
  return found.map(
    ({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer ?? ''}: ${message.split('\n')[0]}`,
  );
}

test('the document passes the recommended rules without a warning', async () => {
  expect(await problems(await loadConfig({ configPath: 'openapi/redocly.yaml' }))).toEqual([]);
});

test('no paths are ambiguous but those that the specification forces', async () => {
  const found = await problems(await createConfig({ rules: { 'no-ambiguous-paths': 'error' } }));
  const pairs = found.map((line) => [...line.matchAll(/`([^`]+)`/g)].map((match) => match[1]!).sort());
  // The specification's `PUT /{id}/status` lies across every `/list/{id}`, its lists of a school and of a candidate
  // across what applications and vacancies do.
  const isForced = (pair: string[]): boolean =>
    (pair.includes('/{id}/status') && pair.some((path) => /^\/[\w-]+\/\{\w+\}$/.test(path))) ||
    (pair.includes('/application/school/{id}') &&
      pair.some((path) => path.startsWith('/application/{id}/'))) ||
    (pair.includes('/vacancy/suggest-jobs/{candidate_id}') &&
      pair.some((path) => path.startsWith('/vacancy/{id}/')));
  expect(pairs.filter((pair) => !isForced(pair))).toEqual([]);
});

test.each(operations.map((operation) => [operation.operationId, operation] as const))(
  '%s says who may call it and where it comes from, and gives an example of each body',
  (_, operation) => {
    expect(operation.summary).toBeTruthy();
    expect(operation['x-source']).toMatch(/^(spec|ours)$/);
    expect(operation.security?.length === 0 || (operation['x-roles']?.length ?? 0) > 0).toBe(true);
    for (const media of Object.values(operation.requestBody?.content ?? {}))
      expect(media.example).toBeDefined();
    for (const response of Object.values(operation.responses)) {
      const shared = response.$ref?.split('/').at(-1);
      const content = (shared ? document.components.responses[shared]?.content : response.content) ?? {};
      expect(content['application/json'] ? content['application/json'].example : true).toBeDefined();
    }
  },
);
