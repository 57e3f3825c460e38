import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { accountCalls } from '../../../testing/account-calls.ts';
import { PASSWORD, type Person } from '../../../testing/test-server.ts';
import { withServer } from '../../../testing/with-server.ts';
import { beginFactor, enableFactor, findSecondFactor } from '../second-factor/second-factor-queries.ts';

const { server } = await withServer({});
const { post } = accountCalls(server);

const change = (token: string, user_name: string) =>
  post('change-email', { user_name, password: PASSWORD }, token);
const tokenIn = async (address: string) =>
  /token=([\w-]+)/.exec((await server.mail.to(address)).at(-1)!.text)![1]!;

describe('undoing a change of address', () => {
  /** Sets up a second factor without its code. */
  const setUp = async ({ user }: Person) => {
    const factor = { user_id: user.id, secret: 'JBSWY3DPEHPK3PXP', shown_codes: [], begun_in: null };
    await beginFactor(server.db, { ...factor, created_at: server.clock.now() });
    const begun = await findSecondFactor(server.db, user.id);
    await enableFactor(server.db, begun!, server.clock.now());
  };
  const undone = async (person: Person, tokens: { token: string }) => {
    const email = server.newEmail();
    await change(tokens.token, email);
    await post('confirm-email', { token: await tokenIn(email) });
    expect((await post('undo-email', { token: await tokenIn(person.email) })).status).toBe(200);
    return findSecondFactor(server.db, person.user.id);
  };

  it('removes a second factor that a thief set up before it', async () => {
    const person = await server.signUp('School');
    await setUp(person);
    await server.db.execute(
      sql`update sessions set second_factor_at = now() where user_id = ${person.user.id}`,
    );
    expect(await undone(person, person)).toBeNull();
  });

  it('keeps the owner’s long-standing second factor', async () => {
    const person = await server.signUp('School');
    await setUp(person);
    await server.db.execute(
      sql`update second_factors set created_at = created_at - interval '1 year' where user_id = ${person.user.id}`,
    );
    await server.db.execute(
      sql`update sessions set second_factor_at = now() where user_id = ${person.user.id}`,
    );
    expect(await undone(person, person)).not.toBeNull();
  });
});
