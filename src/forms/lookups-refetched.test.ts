import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Lookup } from '../../generated/definitions.d.ts';
import countries from '../../schemas/lookups/countries.json' with { type: 'json' };
import skills from '../../schemas/lookups/skills.json' with { type: 'json' };
import { ApiError } from '../client/api/api-error.ts';
import type { Envelope } from '../client/api/operations.ts';
import { refetching } from '../client/engine/value/use-lookup.ts';
import { operationQuery, queriesOf } from '../client/state/queries.ts';
import type { Visit } from '../client/state/visit.ts';

// A browser in which nobody is signed in.
beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('window', { addEventListener: () => {}, removeEventListener: () => {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
});

/** Reads an operation in a visit of its own, and returns how often it has been called. */
async function reading(operation: string, options: object, answer: () => Envelope = () => ({ data: [] })) {
  const calls: string[] = [];
  const call: Visit['call'] = async (name) => {
    calls.push(name);
    return answer();
  };
  const queries = queriesOf({ store: createStore(), clock: {}, call });
  const query = { ...operationQuery(operation), ...options, retry: false };
  const mount = () => new QueryObserver(queries, query).subscribe(() => {});
  const settled = () => expect.poll(() => queries.isFetching()).toBe(0);
  mount();
  await settled();
  return { calls, mount, settled };
}

const comeBack = () => {
  focusManager.setFocused(false);
  focusManager.setFocused(true);
};
const reconnect = () => {
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
};

it('A7, B7: countries are refetched on mount, focus and reconnect', async () => {
  const { calls, mount, settled } = await reading('listCountries', refetching(countries as Lookup));
  expect(calls).toHaveLength(1);
  for (const occasion of [mount, comeBack, reconnect]) {
    const before = calls.length;
    occasion();
    await settled();
    expect(calls.length).toBeGreaterThan(before);
  }
});

it('keeps other lookups and reads on focus and reconnect', async () => {
  for (const options of [refetching(skills as Lookup), {}]) {
    const { calls, settled } = await reading('listSkills', options);
    comeBack();
    reconnect();
    await settled();
    expect(calls).toEqual(['listSkills']);
  }
});

it('repeats a read that failed without a network when there is one again', async () => {
  let isDown = true;
  const { calls, settled } = await reading('listSkills', { meta: { isQuiet: true } }, () => {
    if (isDown) throw new ApiError(0, 'No network');
    return { data: [] };
  });
  isDown = false;
  reconnect();
  await settled();
  expect(calls).toHaveLength(2);
});
