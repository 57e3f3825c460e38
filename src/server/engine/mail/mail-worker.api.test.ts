import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tell } from '../../areas/news/tell.ts';
import { mailSink } from '../../testing/mail-sink.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { mailOutbox } from '../db/tables/mail-outbox.ts';
import type { Mail } from './mail-outbox-queries.ts';
import { CONCURRENCY } from './mail-priorities.ts';
import { smtpTransport } from './mail-transport.ts';
import { mailWorker } from './mail-worker.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(() => server.db.delete(mailOutbox));

const silent = { info: () => undefined, warn: () => undefined };
const mail = (to: string): Mail => ({
  to,
  subject: 'Hello',
  text: 'a secret code',
  html: '<p>a secret code</p>',
});
const collect =
  (sent: string[]) =>
  async ({ to }: Mail) => {
    sent.push(to);
    return 'test';
  };
const rows = () => server.db.select().from(mailOutbox);

describe('the outbox', () => {
  it('sends each of a hundred mails once, with three workers', async () => {
    const sent: string[] = [];
    const workers = [1, 2, 3].map(() => mailWorker(server.db, collect(sent), silent));
    await server.db.transaction(async (tx) => {
      for (let i = 0; i < 100; i += 1) await workers[0]!.post(tx, mail(`${i}@example.com`));
    });
    await Promise.all(workers.map((worker) => worker.deliver()));
    expect(sent).toHaveLength(100);
    expect(new Set(sent).size).toBe(100);
  });

  it('logs deliveries without texts, subjects or recipients', async () => {
    const logged: unknown[] = [];
    const note = (fields: unknown) => void logged.push(fields);
    const worker = mailWorker(server.db, collect([]), { info: note, warn: note });
    await worker.post(server.db, { ...mail('a@example.com'), subject: 'Message from Omar: my words' });
    await worker.deliver();
    expect(logged).toEqual([{ mail: expect.any(Number), place: 'test' }]);
  });

  it('logs a mail server that offers no TLS', async () => {
    const logged: unknown[] = [];
    const fail = async () => {
      throw Object.assign(new Error('It offers none.'), { code: 'ETLS', responseCode: 502 });
    };
    const note = (fields: unknown) => void logged.push(fields);
    const worker = mailWorker(server.db, fail, { info: note, warn: note });
    await worker.post(server.db, mail('a@example.com'));
    await worker.deliver();
    expect(logged).toMatchObject([{ code: 'ETLS', why: 'It offers none.' }]);
  });

  it.each([
    [{ code: 'EENVELOPE' }, 'that is invalid', 1],
    [{ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, 'that the mail server refuses', 1],
    [{ code: 'EENVELOPE', responseCode: 450, command: 'RCPT TO' }, 'that it rejects for now', 2],
    [{ code: 'EENVELOPE', responseCode: 530, command: 'MAIL FROM' }, 'while it refuses us', 2],
    [{ code: 'EAUTH', responseCode: 535 }, 'while our password is wrong', 2],
  ])('after %o for an address %s, makes %3$i attempts and logs no address', async (facts, _, tries) => {
    const logged: unknown[] = [];
    const fail = async ({ to }: Mail) => {
      throw Object.assign(new Error(`no such address ${to}`), facts);
    };
    const worker = mailWorker(server.db, fail, {
      info: () => {},
      warn: (fields: unknown) => void logged.push(fields),
    });
    await worker.post(server.db, mail('not.an(address'));
    for (let at = 0; at < 2; at += 1) {
      await worker.deliver();
      await server.db.update(mailOutbox).set({ due_at: sql`now()` });
    }
    expect(logged).toHaveLength(tries);
    expect(JSON.stringify(logged)).not.toContain('address');
    expect((await rows())[0]!.error).toContain('no such address');
  });

  it('sends nothing from a transaction that fails', async () => {
    const sent: string[] = [];
    const worker = mailWorker(server.db, collect(sent), silent);
    const failing = server.db.transaction(async (tx) => {
      await worker.post(tx, mail('a@example.com'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await worker.deliver();
    expect(sent).toEqual([]);
  });

  it('sends a call’s mails when that call ends, even if another ended in between', async () => {
    const sent: string[] = [];
    const worker = mailWorker(server.db, collect(sent), silent);
    const [slow, quick] = [worker.forCall(), worker.forCall()];
    await server.db.transaction(async (tx) => {
      await slow.post(tx, mail('slow@example.com'));
      await quick.post(server.db, mail('quick@example.com'));
      quick.over();
      await expect.poll(() => sent).toEqual(['quick@example.com']);
    });
    slow.over();
    await expect.poll(() => sent).toEqual(['quick@example.com', 'slow@example.com']);
  });

  it('keeps a mail that could not be sent and retries it later', async () => {
    const sent: string[] = [];
    let isDown = true;
    const send = async ({ to }: Mail) => {
      if (isDown) throw new Error('connection refused');
      return String(sent.push(to));
    };
    const worker = mailWorker(server.db, send, silent);
    await worker.post(server.db, mail('a@example.com'));
    await worker.deliver();
    expect(await rows()).toMatchObject([{ tries: 1, sent_at: null, error: 'connection refused' }]);
    isDown = false;
    await worker.deliver();
    expect(sent).toEqual([]);
    await server.db.update(mailOutbox).set({ due_at: sql`now()` });
    await worker.deliver();
    expect(sent).toEqual(['a@example.com']);
  });

  it('takes over mails claimed by a crashed worker', async () => {
    const sent: string[] = [];
    const dying = mailWorker(server.db, () => new Promise(() => undefined), silent);
    const next = mailWorker(server.db, collect(sent), silent);
    await dying.post(server.db, mail('a@example.com'));
    void dying.deliver();
    while ((await rows())[0]!.tries === 0);
    await next.deliver();
    expect(sent).toEqual([]);
    await server.db
      .update(mailOutbox)
      .set({ due_at: sql`now()` })
      .where(eq(mailOutbox.recipient, 'a@example.com'));
    await next.deliver();
    expect(sent).toEqual(['a@example.com']);
  });

  it('erases the text of sent mails', async () => {
    const worker = mailWorker(server.db, async () => 'test', silent);
    await worker.post(server.db, mail('a@example.com'));
    await worker.deliver();
    expect(JSON.stringify(await rows())).not.toContain('secret');
  });
});

describe('a code', () => {
  it('is sent next while 5,000 letters wait and all mails being sent are slow', async () => {
    const sink = await mailSink();
    const [held, goOn] = [[] as string[], Promise.withResolvers<void>()];
    const smtp = smtpTransport(sink.url, 'http://marketplace.test');
    const send = async (mail: Mail, id: number) => {
      if (mail.to !== 'sara@example.com') {
        held.push(mail.to);
        await goOn.promise;
        return 'held';
      }
      return smtp(mail, id);
    };
    const worker = mailWorker(server.db, send, silent);
    await server.db.execute(sql`
      insert into mail_outbox (priority, recipient, subject, body_text, body_html)
      select p, p || n || '@example.com', 'News', 'News', '' from generate_series(1, 2500) n, (values ('bulk'), ('normal')) p (p)`);
    const delivered = worker.deliver();
    await expect.poll(() => held.length).toBe(CONCURRENCY.bulk + CONCURRENCY.normal);
    expect(held.filter((to) => to.startsWith('bulk'))).toHaveLength(CONCURRENCY.bulk);

    const call = worker.forCall();
    await call.post(server.db, { ...mail('sara@example.com'), priority: 'code' });
    call.over();
    await expect.poll(() => sink.mails.map(({ to }) => to)).toEqual(['sara@example.com']);
    expect(held).toHaveLength(CONCURRENCY.bulk + CONCURRENCY.normal);
    await server.db.delete(mailOutbox);
    goOn.resolve();
    await delivered;
    sink.close();
  });

  it('and a link have the highest priority, mass notifications the lowest', async () => {
    const person = await server.signUp('Candidate');
    const send = (path: string, json: object) =>
      server.request('POST', `/api/auth/${path}`, { json, token: person.token });
    await server.mail.to(person.email);
    await server.db.delete(mailOutbox);
    await send('forgot-password', { user_name: person.email });
    await send('change-email', { user_name: server.newEmail(), password: person.password });
    await send('register', {
      full_name: 'Sara',
      user_name: server.newEmail(),
      password: 'correct horse',
      role_id: 2,
    });
    await tell(
      server.db,
      {
        mail: mailWorker(server.db, collect([]), silent),
        settings: { publicUrl: 'http://marketplace.test' },
      },
      'school-left',
      {
        to: { candidate: person.user.id },
        facts: { school_name: 'Dune School', vacancy_title: 'Art Teacher' },
        at: server.clock.now(),
      },
    );
    const stored = (await rows()).sort((a, b) => a.id - b.id);
    expect(stored.map(({ priority }) => priority)).toEqual(['code', 'code', 'code', 'bulk']);
  });

  it('is found by an index, however many letters wait', async () => {
    await server.db.execute(sql`
      insert into mail_outbox (priority, recipient, subject, body_text, body_html)
      select 'bulk', n || '@example.com', 'News', 'News', '' from generate_series(1, 5000) n`);
    await server.db.execute(sql`analyze mail_outbox`);
    const { rows: plan } = await server.db.execute<{ 'QUERY PLAN': string }>(sql`
      explain select id from mail_outbox where priority = 'code' and sent_at is null and due_at <= now() and tries < 10
      order by due_at limit 4 for update skip locked`);
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toMatch(/Index Scan using mail_outbox_due/);
  });
});
