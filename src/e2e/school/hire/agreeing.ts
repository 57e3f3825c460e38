import { type Browser, expect, type Locator, type Page } from 'playwright/test';
import { Account } from '../../account.ts';
import { asForm, pdf } from '../../files.ts';
import type { RunningServer } from '../../running-server.ts';
import { isTakenOver } from '../../taken-over.ts';
import { withApplicants } from '../applicants.ts';
import type { Hands, Say } from './hands.ts';

export const REFEREES = { head: 'Amina Haddad', manager: 'Yusuf Karam' };
/** The last item of the file that is still open when the school first tries to hire. */
export const LAST_ITEM = 'Safeguarding at the interview';
const NO = { convicted: 'no', barred: 'no', dismissed: 'no', pending: 'no', declared: true };

type Item = { item: string; subject: string | null; is_settled: boolean; provided_by: string };

type Parts = {
  hands: Hands;
  say: Say;
  id: number;
  people: { school: Account; candidate: Account };
  school: Page;
  candidate: Page;
  visitor: () => Promise<Page>;
  close: () => Promise<void>;
};

/** One application with the pages of its two sides, in their language and by their hands. */
export class Hire {
  readonly hands: Hands;
  readonly say: Say;
  readonly id: number;
  readonly people: Parts['people'];
  readonly school: Page;
  readonly candidate: Page;
  readonly visitor: Parts['visitor'];
  readonly close: Parts['close'];

  private constructor(parts: Parts) {
    this.hands = parts.hands;
    this.say = parts.say;
    this.id = parts.id;
    this.people = parts.people;
    this.school = parts.school;
    this.candidate = parts.candidate;
    this.visitor = parts.visitor;
    this.close = parts.close;
  }

  /** Opens an application in the state Interview, in a school that hires complete files only. */
  static async begin(
    browser: Browser,
    server: RunningServer,
    { hands, say, ...look }: { hands: Hands; say: Say; width: number; locale: string },
  ): Promise<Hire> {
    const advert = { benefits: '<p>Housing allowance</p>', contract_duration: '2 years' };
    const { school, people, ids } = await withApplicants(server, { Omar: 'Nasser' }, advert);
    const id = ids.Omar;
    await school.send('PUT', '/hiring/settings', { hires_complete_files: true });
    await school.send('PUT', `/application/${id}/status`, { status: 'Interview' });
    for (const [relation, referee_name] of Object.entries(REFEREES))
      await people.Omar.send('POST', '/referee', {
        ...{ referee_name, relation, referee_role: 'Head', referee_school: 'Palm Valley School' },
        referee_email: addressOf(referee_name, id),
      });
    const context = () =>
      browser.newContext({
        baseURL: server.url,
        viewport: { width: look.width, height: 800 },
        locale: look.locale,
        reducedMotion: 'reduce',
      });
    const contexts = [await context(), await context(), await context()];
    const pageOf = async (account: Account, at: number, path: string) => {
      await account.signIn(contexts[at]!);
      const page = contexts[at]!.pages()[0] ?? (await contexts[at]!.newPage());
      await page.goto(path);
      await isTakenOver(page);
      return page;
    };
    return new Hire({
      ...{ hands, say, id, people: { school, candidate: people.Omar } },
      school: await pageOf(school, 0, `/school/application/${id}/x`),
      candidate: await pageOf(people.Omar, 1, `/candidate/application/${id}/x`),
      visitor: () => contexts[2]!.newPage(),
      close: async () => {
        for (const one of contexts) await one.close();
      },
    });
  }

  /** A button of a page's own part. */
  main = (page: Page, label: string): Locator =>
    page.getByRole('main').getByRole('button', { name: this.say(label), exact: true });

  /** Shows a tab of a page. */
  async show(page: Page, title: string): Promise<void> {
    const tab = page.getByRole('main').getByRole('tab', { name: this.say(title) });
    // Badges that load late may move the tab from under the pointer.
    await expect(async () => {
      await this.hands.show(tab);
      await expect(tab).toHaveAttribute('aria-selected', 'true', { timeout: 2000 });
    }).toPass();
  }

  /** Opens the dialog behind a button. */
  async open(button: Locator): Promise<Locator> {
    await this.hands.press(button);
    const dialog = button.page().getByRole('dialog');
    await expect(dialog).toBeVisible();
    return dialog;
  }

  /** Sends what is in a dialog, which closes. */
  async send(dialog: Locator, label: string): Promise<void> {
    await this.hands.press(dialog.getByRole('button', { name: this.say(label), exact: true }));
    await expect(dialog).toHaveCount(0);
  }

  /** Opens a page again, as somebody who comes back. */
  async again(page: Page): Promise<void> {
    await page.reload();
    await isTakenOver(page);
    await expect(page.locator('[aria-busy=true], .skeleton')).toHaveCount(0);
  }

  item = (page: Page, title: string): Locator =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByText(this.say(title), { exact: true }) });

  /** The lines of all offers with this label, the latest offer first. */
  line = (page: Page, label: string): Locator =>
    page
      .getByRole('main')
      .getByRole('heading', { name: this.say(label), exact: true })
      .locator('xpath=ancestor::li[1]');
}

export const addressOf = (name: string, id: number) =>
  `${name.toLowerCase().replace(' ', '.')}.${id}@example.net`;

const textOf = (english: Record<string, string | number>, say: Say) =>
  Object.fromEntries(Object.entries(english).map(([label, value]) => [say(label), value]));

/** Both sides write to each other. */
export async function talk(hire: Hire): Promise<void> {
  const write = async (page: Page, text: string) => {
    const dialog = await hire.open(hire.main(page, 'Write a message'));
    await hire.hands.enter(dialog, { [hire.say('Message')]: text });
    await hire.send(dialog, 'Send');
  };
  for (const page of [hire.school, hire.candidate]) await hire.show(page, 'Messages');
  await write(hire.school, 'When could you begin?');
  await expect(hire.candidate.getByRole('main').getByText('When could you begin?')).toBeVisible();
  await write(hire.candidate, 'In August.');
  await expect(hire.school.getByRole('main').getByText('In August.')).toBeVisible();
}

const linkOf = async ({ id, people }: Hire, name: string) => {
  const mail = await people.school.server.mailTo(addressOf(name, id), /reference\?token=/);
  return /reference\?token=([\w-]+)/.exec(mail)![1]!;
};

/** The candidate agrees to two referees; the first gives a reference on a page, the other by the same operation. */
export async function giveReferences(hire: Hire): Promise<void> {
  const { say, hands, candidate, school, people } = hire;
  await hire.show(school, 'References');
  await hire.send(await hire.open(hire.main(school, 'Ask for references')), 'Ask');
  await hire.again(candidate);
  await hire.show(candidate, 'References');
  const agree = hire.main(candidate, 'Agree');
  for (const left of [1, 0]) {
    await expect(agree).toHaveCount(left + 1);
    await hands.press(agree.first());
    const sure = candidate.getByRole('alertdialog');
    await hands.press(sure.getByRole('button', { name: say('Agree'), exact: true }));
    await expect(sure).toHaveCount(0);
    await expect(agree).toHaveCount(left);
  }
  const referee = await hire.visitor();
  await referee.goto(`/reference?token=${await linkOf(hire, REFEREES.head)}`);
  await isTakenOver(referee);
  const form = referee.getByRole('main');
  await hands.enter(form, {
    [say('Worked there from')]: '2021-08-01',
    [say('Position held')]: 'Mathematics Teacher',
    [say('Conduct and work')]: 'Reliable and kind.',
    [say('Do you have any concerns about the safety of children?')]: say('No'),
    [say('Would you employ this person again?')]: say('Yes'),
    [say('What should happen now?')]: say('Send it to the school'),
  });
  await hands.press(form.getByRole('button', { name: say('Continue'), exact: true }));
  await expect(form.getByText(say('Thank you. This reference has been given.'))).toBeVisible();
  const given = { worked_from: '2018-08-20', role_held: 'Teacher', conduct: 'Exact.', safety: 'none' };
  const token = await linkOf(hire, REFEREES.manager);
  const answers = { token, ...given, employ_again: 'yes', step: 'send' };
  await new Account(people.school.server, 'a referee').send('POST', '/reference', asForm(answers));
  for (const page of [candidate, school]) {
    await hire.again(page);
    await expect(page.getByRole('main').getByText(say('Given'), { exact: true })).toHaveCount(2);
  }
}

/** Both sides fill the file on their pages; what is left but one item, by the same operations. */
export async function fillFile(hire: Hire): Promise<void> {
  const { say, hands, candidate, school, people, id } = hire;
  await hire.show(school, 'Hiring file');
  await hire.send(await hire.open(hire.main(school, 'Open the file')), 'Save');
  await record(hire, 'Identity');
  await hire.again(candidate);
  await hire.show(candidate, 'Checks');
  const qualification = hire.item(candidate, 'Qualification and its attestation');
  const upload = await hire.open(qualification.getByRole('button', { name: say('Upload'), exact: true }));
  await hands.attach(upload, say('File'), pdf('degree.pdf', 'Degree'));
  await expect(upload.getByText('degree.pdf')).toBeVisible();
  await hire.send(upload, 'Upload');
  await expect(qualification.getByText('degree.pdf')).toBeVisible();
  await people.candidate.send('PUT', `/application/${id}/hiring-file/disclosure`, NO);
  const { data } = await people.school.send<{ items_before_hire: Item[] }>(
    'GET',
    `/application/${id}/hiring-file`,
  );
  for (const { item, subject, is_settled } of data.items_before_hire)
    if (!is_settled && item !== 'safeguarding-question')
      await people.school.send(
        'POST',
        `/application/${id}/hiring-file/check`,
        asForm({ item, checked_on: '2026-01-05', ...(subject !== null && { subject }) }),
      );
}

/** The school records a check of an item. */
export async function record(hire: Hire, title: string): Promise<void> {
  const { say, hands, school } = hire;
  await hire.show(school, 'Hiring file');
  const item = hire.item(school, title);
  const button = item.getByRole('button', { name: say('Record a check'), exact: true });
  const dialog = await hire.open(button);
  await hands.enter(dialog, textOf({ 'Checked on': '2026-01-05', 'What you saw': 'In order.' }, say));
  await hire.send(dialog, 'Record the check');
  // What is settled folds to one line.
  const line = school
    .getByRole('main')
    .locator('summary')
    .filter({ hasText: say(title) });
  await expect(line.filter({ hasText: say('Checked') })).toBeVisible();
}

/** The school sends an offer; one in place of another starts from its terms. */
export async function offer(hire: Hire, salary: number, { again = false } = {}): Promise<void> {
  const { say, hands, school } = hire;
  await hire.show(school, 'Offer');
  const form = await hire.open(hire.main(school, 'Write an offer'));
  const entries = {
    ...(!again && { 'Start date': '2030-08-20', 'Length in months': 24 }),
    'Salary per year (SAR)': salary,
    'Valid until': '2030-03-01',
  };
  await hands.enter(form, textOf(entries, say));
  await hands.attach(form, say('Contract'), pdf('contract.pdf', 'Contract'));
  await expect(form.getByText('contract.pdf')).toBeVisible();
  await hire.send(form, 'Send offer');
}

/** The candidate asks for more; the school replaces its offer. */
export async function askForMore(hire: Hire): Promise<void> {
  const { say, hands, candidate, school } = hire;
  const salary = hire.line(candidate, 'Salary per year (SAR)');
  await hire.again(candidate);
  await hire.show(candidate, 'Offer');
  await expect(salary.getByText(say('Worse'))).toBeVisible();
  const dialog = await hire.open(hire.main(candidate, 'Ask for a change'));
  await hands.enter(dialog, { [say('What should change?')]: 'Could it be 115,000?' });
  await hire.send(dialog, 'Send');
  await hire.again(school);
  await hire.show(school, 'Messages');
  await expect(school.getByRole('main').getByText('Could it be 115,000?')).toBeVisible();
  await offer(hire, 115_000, { again: true });
  await hire.again(candidate);
  await expect(salary).toHaveCount(2);
  await expect(salary.first()).toContainText('115,000');
  await expect(salary.last()).toContainText('110,000');
  await expect(candidate.getByRole('main').getByText(say('Replaced'), { exact: true })).toBeVisible();
  await expect(hire.main(candidate, 'Accept')).toHaveCount(1);
}

/** The candidate agrees to what is worse, and accepts. */
export async function accept(hire: Hire): Promise<void> {
  const { say, hands, candidate } = hire;
  const dialog = await hire.open(hire.main(candidate, 'Accept'));
  await hands.tick(dialog.getByRole('checkbox', { name: say('Salary per year (SAR)') }));
  await hire.send(dialog, 'Accept the offer');
  const [accepted] = say('Accepted by {item.accepted_name}, {item.answered_at|date-time}').split('{');
  await expect(candidate.getByRole('main').getByText(accepted!.trim()).first()).toBeVisible();
}

export async function markAsHired(hire: Hire): Promise<void> {
  const { say, hands, school } = hire;
  await hands.press(hire.main(school, 'Mark as hired'));
  const sure = school.getByRole('alertdialog');
  await hands.press(sure.getByRole('button', { name: say('Mark as hired'), exact: true }));
}
