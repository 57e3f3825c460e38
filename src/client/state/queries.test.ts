import { QueryObserver } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { createQueries, invalidateReads, operationQuery } from './queries.ts';
import type { Visit } from './visit.ts';

it('reports pending re-reads until the new data has been rendered', async () => {
  let name = 'old';
  const visit: Visit = {
    store: createStore(),
    clock: {},
    call: async () => ({ status: true, data: { name } }),
  };
  const queries = createQueries(visit);
  visit.queries = queries;
  const rendered: unknown[] = [];
  const observer = new QueryObserver(queries, operationQuery('listNotifications'));
  const stop = observer.subscribe(({ data }) => rendered.push(data?.data));
  await observer.refetch();
  expect(visit.rereads).toBeUndefined();

  name = 'new';
  const changed = invalidateReads(visit, 'readAllNotifications');
  await visit.rereads;
  expect(rendered.at(-1)).toEqual({ name: 'new' });
  await changed;
  expect(visit.rereads).toBeUndefined();
  stop();
});
