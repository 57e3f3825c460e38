import { asForm, type Profile } from './scenario.ts';
import type { TestServer } from './test-server.ts';

/** An offer that is worse in nothing than what `newVacancy` promises. */
export const OFFER = {
  post: 'Mathematics Teacher',
  start_date: '2030-08-20',
  contract_kind: 'open_ended',
  salary: 500_000,
  valid_until: '2030-03-01',
};

/** What a referee writes. */
export const REFERENCE = {
  step: 'send',
  worked_from: '2021-08-01',
  role_held: 'Mathematics Teacher',
  conduct: 'Reliable and kind.',
  safety: 'none',
  employ_again: 'yes',
};

type Caller = { token?: string | undefined };

/** The calls that tests of offers and references share. */
export function hireCalls(server: TestServer) {
  const call = (method: string, path: string, { token }: Caller, json?: unknown) =>
    server.request(method, `/api${path}`, { token, ...(json !== undefined && { json }) });
  const move = (id: number, status: string, by: Caller) =>
    call('PUT', `/application/${id}/status`, by, { status });
  return {
    call,
    move,
    sendOffer: (id: number, { token }: Caller, change: object = {}) =>
      server.request('POST', `/api/application/${id}/offers`, {
        token,
        form: asForm({ ...OFFER, ...change }),
      }),
    /** Accepts an offer with all its worse lines. */
    accept: async (id: number, offerId: number, by: Caller) => {
      const { offers } = (await call('GET', `/application/${id}/agreement`, by)).body.data;
      const { worse } = offers.find(({ offer_id }: { offer_id: number }) => offer_id === offerId);
      const agreed = worse.map(({ value }: { value: string }) => value);
      return call('POST', `/application/${id}/offers/${offerId}/answer`, by, { answer: 'accept', agreed });
    },
    agreement: async (id: number, by: Caller) =>
      (await call('GET', `/application/${id}/agreement`, by)).body.data,
    references: async (id: number, by: Caller) =>
      (await call('GET', `/application/${id}/references`, by)).body.data,
    give: (token: string, change: object = {}) =>
      server.request('POST', '/api/reference', { form: asForm({ ...REFERENCE, token, ...change }) }),
    /** Asks for the reference of a new referee, to whom the candidate agrees; returns the token of the link. */
    wanted: async (id: number, school: Profile, candidate: Profile, email = server.newEmail()) => {
      const referee = {
        referee_name: 'Amina Haddad',
        referee_role: 'Head of Mathematics',
        referee_school: 'Palm Valley School',
        relation: 'manager',
        referee_email: email,
      };
      const { record_id: referee_id } = (await call('POST', '/referee', candidate, referee)).body.data;
      await move(id, 'Interview', school);
      await call('POST', `/application/${id}/references`, school, { text: 'One, please.' });
      await call('PUT', `/application/${id}/references`, candidate, { referee_id, choice: 'agree' });
      const { text } = (await server.mail.to(email)).at(-1)!;
      return /reference\?token=([\w-]+)/.exec(text)![1]!;
    },
  };
}
