import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Account, applied } from '../account.ts';
import { examine } from '../examine.ts';
import { posted } from '../posted.ts';
import { expect, test } from '../test.ts';
import { approvedSchool } from './approved-school.ts';

interface Received {
  path: string;
  id: string;
  type: string;
  data: object;
  /** Whether a receiver that knows the secret would accept it (Standard Webhooks). */
  isGenuine: (secret: string) => boolean;
}

/** A program of the school's own that receives webhooks. */
class Receiver {
  readonly received: Received[] = [];
  readonly #server: Server;

  private constructor() {
    this.#server = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      const header = (name: string) => String(request.headers[`webhook-${name}`]);
      const signed = `${header('id')}.${header('timestamp')}.${body}`;
      this.received.push({
        ...JSON.parse(body),
        path: request.url,
        id: header('id'),
        isGenuine: (secret) => {
          const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
          const signature = createHmac('sha256', key).update(signed).digest('base64');
          const isRecent = Math.abs(Date.now() / 1000 - Number(header('timestamp'))) < 300;
          return isRecent && header('signature').split(' ').includes(`v1,${signature}`);
        },
      });
      response.writeHead(204).end();
    });
  }

  static async start(): Promise<Receiver> {
    const receiver = new Receiver();
    await new Promise<void>((ready) => receiver.#server.listen(0, '127.0.0.1', ready));
    return receiver;
  }

  /** An address of this receiver. */
  at(path: string): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}${path}`;
  }

  stop(): void {
    this.#server.close();
  }
}

test('a school’s webhook gets signed events, shows them in its log, sends one again, and moves when it is edited', async ({
  page,
  context,
  server,
}) => {
  test.setTimeout(180_000);
  const receiver = await Receiver.start();
  const { received } = receiver;
  const school = await approvedSchool(server);
  const vacancy = await posted(school);
  await school.signIn(context);
  await page.goto('/school/api-keys');
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await main.getByRole('button', { name: 'Add webhook' }).click();
  await dialog.getByLabel('Address').fill(receiver.at('/first'));
  await dialog.getByLabel('Application received').check();
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  const secret = await dialog.getByText(/^whsec_/).innerText();
  await page.keyboard.press('Escape');
  await expect(main.getByRole('heading', { name: receiver.at('/first') })).toBeVisible();
  await expect(page.getByText(secret)).toHaveCount(0);

  const application = await applied(await Account.withProfile(server, 'Candidate'), vacancy);
  await expect.poll(() => received.length).toBe(1);
  expect(received[0]).toMatchObject({
    path: '/first',
    type: 'application.received',
    data: { application_id: application },
  });
  expect(received[0]!.isGenuine(secret)).toBe(true);
  expect(received[0]!.isGenuine(`whsec_${Buffer.from('another').toString('base64')}`)).toBe(false);

  await main.getByRole('button', { name: 'Log', exact: true }).click();
  const event = dialog.getByRole('row', { name: /Application received/ });
  await expect(event).toContainText('Delivered');
  await expect(event).toContainText('204');
  await event.getByRole('button', { name: /^Actions for / }).click();
  await page.getByRole('menuitem', { name: 'Send again' }).click();
  await expect.poll(() => received.length).toBe(2);
  expect(received[1]!.id).toBe(received[0]!.id);
  expect(received[1]!.isGenuine(secret)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await main.getByRole('button', { name: 'Edit' }).click();
  await expect(dialog.getByLabel('Address')).toHaveValue(receiver.at('/first'));
  await expect(dialog.getByLabel('Application received')).toBeChecked();
  await examine(page, 'editing a webhook');
  await dialog.getByLabel('Address').fill(receiver.at('/second'));
  await dialog.getByLabel('Application received').uncheck();
  await dialog.getByLabel('Vacancy closed').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(main.getByRole('heading', { name: receiver.at('/second') })).toBeVisible();
  await applied(await Account.withProfile(server, 'Candidate'), vacancy);
  await school.send('POST', `/vacancy/${vacancy}/close`);
  await expect.poll(() => received.length).toBe(3);
  expect(received[2]).toMatchObject({ path: '/second', type: 'vacancy.closed' });
  expect(received[2]!.isGenuine(secret)).toBe(true);
  receiver.stop();
});
