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

test('an Admin’s webhook refuses wrong input, changes its events, and gets another secret until it is deleted', async ({
  page,
  context,
  server,
}) => {
  test.setTimeout(180_000);
  const receiver = await Receiver.start();
  const { received } = receiver;
  await (await Account.admin(server)).signIn(context);
  await page.goto('/admin/api-keys');
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const address = dialog.getByLabel('Address');
  await main.getByRole('button', { name: 'Add webhook' }).click();
  const add = dialog.getByRole('button', { name: 'Add webhook' });

  await test.step('wrong input is refused at its field', async () => {
    await add.click();
    await expect(dialog.getByText('Address is required')).toBeVisible();
    await expect(dialog.getByText('Choose at least one')).toBeVisible();
    await expect(address).toBeFocused();
    await dialog.getByLabel('School approved').check();
    for (const [wrong, why] of [
      ['http://example.com/events', 'The address must start with https://'],
      ['https://10.0.0.1/events', 'The address must be reachable from the internet'],
      ['https://me:secret@example.com/', 'Enter a valid address, without a name or password in it'],
    ] as const) {
      await address.fill(wrong);
      await add.click();
      await expect(dialog.getByText(why)).toBeVisible();
      await expect(address).toBeFocused();
    }
  });

  await address.fill(receiver.at('/first'));
  await add.click();
  const first = await dialog.getByText(/^whsec_/).innerText();
  await page.keyboard.press('Escape');
  await approvedSchool(server);
  await expect
    .poll(() => received.map(({ path, type }) => `${path} ${type}`))
    .toEqual(['/first school.approved']);
  expect(received[0]!.isGenuine(first)).toBe(true);

  await test.step('its address and events are edited, with the same rules', async () => {
    await main.getByRole('button', { name: 'Edit' }).click();
    await expect(address).toHaveValue(receiver.at('/first'));
    await expect(dialog.getByLabel('School approved')).toBeChecked();
    const save = dialog.getByRole('button', { name: 'Save' });
    await dialog.getByLabel('School approved').uncheck();
    await save.click();
    await expect(dialog.getByText('Choose at least one')).toBeVisible();
    await dialog.getByLabel('School joined').check();
    await address.fill('ftp://example.com');
    await save.click();
    await expect(dialog.getByText('Enter a valid address, without a name or password in it')).toBeVisible();
    await address.fill(receiver.at('/second'));
    await save.click();
    await expect(dialog).toHaveCount(0);
    await expect(main.getByRole('heading', { name: receiver.at('/second') })).toBeVisible();
    await approvedSchool(server);
    await expect.poll(() => received.at(-1)).toMatchObject({ path: '/second', type: 'school.joined' });
    expect(received).toHaveLength(2);
  });

  await test.step('its log shows both events', async () => {
    await main.getByRole('button', { name: 'Log', exact: true }).click();
    for (const name of [/School approved/, /School joined/])
      await expect(dialog.getByRole('row', { name })).toContainText('Delivered');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('another secret signs at once, beside the former one', async () => {
    await main.getByRole('button', { name: 'Replace secret' }).click();
    const replace = dialog.getByRole('button', { name: 'Replace secret' });
    await dialog.getByLabel('Hours the old secret still signs').fill('169');
    await replace.click();
    await expect(dialog.getByText('Enter 0 to 168 hours')).toBeVisible();
    await dialog.getByLabel('Hours the old secret still signs').fill('1');
    await replace.click();
    const second = await dialog.getByText(/^whsec_/).innerText();
    expect(second).not.toBe(first);
    await page.keyboard.press('Escape');
    await expect(main.getByText(/The old secret signs until/)).toBeVisible();
    await main.getByRole('button', { name: 'Send a test event' }).click();
    await expect(page.getByText('The test event has arrived.')).toBeVisible();
    expect(received.at(-1)).toMatchObject({ type: 'webhook.test' });
    expect([first, second].map((secret) => received.at(-1)!.isGenuine(secret))).toEqual([true, true]);
  });

  await main.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete webhook' }).click();
  await expect(main.getByText('No webhooks yet.')).toBeVisible();
  receiver.stop();
});
