import { expect } from 'vitest';
import { siteDay } from '../../language/run/value/site-day.ts';
import { asForm, type Profile, pdf } from './scenario.ts';
import type { TestServer } from './test-server.ts';

export type Token = { token?: string };
export type Sent = Record<string, unknown>;
export type Item = { item: string; subject: string | null; state: string; is_settled: boolean } & Record<
  string,
  unknown
>;

/** Calls about the hiring file of the application at hand, by its school unless told otherwise. */
export function hiringFileCalls(
  server: TestServer,
  school: Profile,
  of: () => { id: number; candidate: Profile },
) {
  const today = () => siteDay(server.clock.now());
  const call = (method: string, path: string, { token }: Token, json?: Sent) =>
    server.request(method, `/api/application/${of().id}${path}`, { token, ...(json ? { json } : {}) });
  const post = (what: string, by: Token, json: Sent) => call('POST', `/hiring-file/${what}`, by, json);
  const open = (by: Token = school, more: Sent = {}) =>
    call('PUT', '/hiring-file', by, { checklist: 'general', ...more });
  const read = async (by: Token = school) => (await call('GET', '/hiring-file', by)).body.data;
  const itemsIn = (file: { items_before_hire: Item[]; items_before_start: Item[] }) => [
    ...file.items_before_hire,
    ...file.items_before_start,
  ];
  const itemOf = async (item: string, by: Token = school) =>
    itemsIn(await read(by)).find((one) => one.item === item)!;
  const check = (item: string, more: Sent = {}, by: Token = school) =>
    server.request('POST', `/api/application/${of().id}/hiring-file/check`, {
      token: by.token,
      form: asForm({ item, checked_on: today(), ...more }),
    });
  const provide = (item: string, more: Sent = {}, by: Token = of().candidate) =>
    server.request('POST', `/api/application/${of().id}/hiring-file/evidence`, {
      token: by.token,
      form: asForm({ item, provided: pdf('passport.pdf'), ...more }),
    });
  const hire = (by: Token = school, more: Sent = {}) =>
    call('PUT', '/status', by, { status: 'Hired', ...more });
  const statusOf = async () => (await call('GET', '', school)).body.data.school_status;
  const setGate = (hires_complete_files: boolean, by: Token = school) =>
    server.request('PUT', '/api/hiring/settings', { token: by.token, json: { hires_complete_files } });

  /** Checks all that is due before the hire, but the items that are left out. */
  async function complete(...leftOut: string[]): Promise<void> {
    await open();
    for (const { item, subject, is_settled } of (await read()).items_before_hire as Item[]) {
      if (is_settled || leftOut.includes(item)) continue;
      const { status, body } = await check(item, subject === null ? {} : { subject });
      expect(status, JSON.stringify(body)).toBe(200);
    }
  }

  return {
    today,
    call,
    post,
    open,
    read,
    itemsIn,
    itemOf,
    check,
    provide,
    hire,
    statusOf,
    setGate,
    complete,
  };
}
