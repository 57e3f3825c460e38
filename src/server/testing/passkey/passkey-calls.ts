import type { Answer } from '../checked-request.ts';
import { PASSWORD, type Person, type TestServer } from '../test-server.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';

type Signed = Pick<Person, 'token'>;

/** The passkey calls of one browser, which keeps their state: challenge and cookie. */
export function passkeyCalls(server: TestServer) {
  const own = (method: string, path: string, { token }: Signed, json?: object) =>
    server.request(method, `/api/user/me/passkeys${path}`, { token, ...(json && { json }) });
  const begin = (person: Signed, json: object = {}) =>
    own('POST', '', person, { name: 'My phone', password: PASSWORD, ...json });
  const add = (person: Signed, credential: string) => own('POST', '/add', person, { credential });
  const beginSignIn = async (on: TestServer = server) => {
    const { body, headers } = await on.request('POST', '/api/auth/passkey/begin');
    return { options: body.data.options, cookie: String(headers['set-cookie']).split(';')[0]! };
  };
  const finishSignIn = (credential: string, cookie: string, on: TestServer = server): Promise<Answer> =>
    on.request('POST', '/api/auth/passkey', { json: { credential }, headers: { cookie } });
  return {
    own,
    begin,
    add,
    list: async (person: Signed) => (await own('GET', '', person)).body.data,
    beginSignIn,
    finishSignIn,
    /** Registers a passkey for the user on a new device. */
    device: async (person: Signed, name = 'My phone') => {
      const device = new SoftwareAuthenticator();
      const begun = await begin(person, { name });
      const { body } = await add(person, device.make(begun.body.data.options));
      return { device, id: body.data.passkey_id as number };
    },
    signIn: async (
      device: SoftwareAuthenticator,
      twist: Parameters<SoftwareAuthenticator['use']>[1] = {},
      on: TestServer = server,
    ) => {
      const { options, cookie } = await beginSignIn(on);
      return finishSignIn(device.use(options, twist), cookie, on);
    },
  };
}
