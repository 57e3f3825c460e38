import { readFileSync } from 'node:fs';
import { type Config, createConfig, lint, loadConfig } from '@redocly/openapi-core';
import { expect, test, vi } from 'vitest';
import { SPECIFIED_PATHS, specifiedCause } from './api-tools/specified-paths.ts';

// Linting a megabyte takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const DOCUMENT = 'generated/openapi.json';
const PER_METHOD = ['get', 'post', 'put', 'delete'];

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  description?: string;
}

interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: Parameter[];
  security?: unknown[];
  requestBody?: { content: Record<string, { example?: unknown }> };
  responses: Record<string, { $ref?: string; content?: Record<string, { example?: unknown }> }>;
  'x-roles'?: string[];
}

interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  tags: { name: string; description?: string }[];
  components: {
    parameters: Record<string, Parameter>;
    responses: Record<string, { content?: Record<string, { example?: unknown }> }>;
  };
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

test('the document passes the recommended rules without warnings', async () => {
  expect(await problems(await loadConfig({ configPath: 'openapi/redocly.yaml' }))).toEqual([]);
});

test('only paths required by the specification are ambiguous', async () => {
  const found = await problems(await createConfig({ rules: { 'no-ambiguous-paths': 'error' } }));
  expect(found.filter((line) => !specifiedCause('no-ambiguous-paths', line))).toEqual([]);
  const needless = SPECIFIED_PATHS.filter(({ path }) => !found.some((line) => line.includes(`\`${path}\``)));
  expect(needless).toEqual([]);
});

test.each(operations.map((operation) => [operation.operationId, operation] as const))(
  '%s declares its callers and has an example of each body',
  (_, operation) => {
    expect(operation.summary).toBeTruthy();
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

/** The error statuses that an operation's shape makes possible. */
function possibleRefusals({ requestBody, security, responses, parameters = [] }: Operation): string[] {
  const hasPath = parameters.some((parameter) => resolved(parameter).in === 'path');
  return [
    ...(responses['200'] || responses['201'] ? ['500', '503'] : []),
    ...(requestBody ? ['400', '413', '415', '422'] : []),
    ...(security?.length === 0 ? [] : ['401', '403']),
    ...(hasPath ? ['400'] : []),
  ];
}

const resolved = (parameter: Parameter): Parameter =>
  parameter.$ref ? document.components.parameters[parameter.$ref.split('/').at(-1)!]! : parameter;

test.each(operations.map((operation) => [operation.operationId, operation] as const))(
  '%s documents itself, its tag, its parameters and every possible error status',
  (id, operation) => {
    expect(operation.description).toBeTruthy();
    const tags = document.tags.filter(({ name }) => operation.tags?.includes(name));
    expect(tags.map(({ description }) => Boolean(description))).toEqual([true]);
    for (const parameter of operation.parameters ?? [])
      expect(resolved(parameter).description, resolved(parameter).name).toBeTruthy();
    // Any signed-in user may sign out, verified or not.
    const refusals = possibleRefusals(operation).filter((status) => id !== 'logout' || status !== '403');
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(refusals));
  },
);

// Generated clients compile patterns without the `u` flag, where `\p{L}` is no class of letters.
test('patterns mean the same with and without the `u` flag', () => {
  const patterns = new Set<string>();
  JSON.stringify(document, (key, value: unknown) => {
    if (key === 'pattern' && typeof value === 'string') patterns.add(value);
    return value;
  });
  expect(patterns.size).toBeGreaterThan(5);
  expect([...patterns].filter((pattern) => /\\[pPu]\{/.test(pattern))).toEqual([]);
  for (const pattern of patterns) expect(() => new RegExp(pattern, 'u')).not.toThrow();
});
