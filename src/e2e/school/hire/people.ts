import type { Browser, BrowserContext, Page } from 'playwright/test';
import { Account, applied } from '../../account.ts';
import type { RunningServer } from '../../running-server.ts';
import { approvedSchool } from '../approved-school.ts';

export type Window = { width: number; height: number };

const FIRST_NAMES = ['Omar', 'Sara', 'Layla', 'Yousef', 'Hana', 'Khalid', 'Noor', 'Rania', 'Tariq', 'Mona'];

/** Ten applicants per surname; the school rejects the first ten in one action. */
const FAMILIES = ['Okonkwo', 'Lindholm', 'Petrosyan', 'Haraldsen'];
export const LET_GO = FAMILIES[0]!;
export const APPLICANTS = FIRST_NAMES.length * FAMILIES.length;
export const CHOSEN = 'Omar Lindholm';

/** Creates forty teachers, ten at a time to leave database connections for others. */
export async function forty(server: RunningServer): Promise<Account[]> {
  const people: Account[] = [];
  for (const last_name of FAMILIES)
    people.push(
      ...(await Promise.all(
        FIRST_NAMES.map((first_name) => Account.withProfile(server, 'Candidate', { first_name, last_name })),
      )),
    );
  return people;
}

/** Creates a school that may search candidates, and a colleague who may only read and score. */
export async function team(server: RunningServer): Promise<{ owner: Account; reviewer: Account }> {
  const owner = await approvedSchool(server);
  return { owner, reviewer: await colleague(owner, 'reviewer') };
}

/** Creates somebody who has joined the owner's school. */
export async function colleague(owner: Account, team_role: 'reviewer' | 'recruiter'): Promise<Account> {
  const { server } = owner;
  const person = await Account.verified(server, 'School', 'Huda Salem');
  await owner.send('POST', '/team', { email: person.email, team_role });
  const mail = await server.mailTo(person.email, /token/);
  const token = /\btoken=([\w-]+)/.exec(mail)![1]!;
  await person.send('POST', '/team/invitation/join', { token });
  await person.again();
  return person;
}

/** Opens another browser signed in as this user. */
export async function browserOf(
  browser: Browser,
  person: Account,
  viewport: Window,
): Promise<[Page, BrowserContext]> {
  const context = await browser.newContext({ baseURL: person.server.url, viewport, reducedMotion: 'reduce' });
  await person.signIn(context);
  return [await context.newPage(), context];
}

/**
 * Applies to the school's vacancy for everyone, answering its question; returns the id of the chosen
 * candidate's application.
 */
export async function applyAll(owner: Account, people: readonly Account[], chosen: Account): Promise<number> {
  const { data: own } = await owner.send<{ vacancy_id: number }[]>(
    'GET',
    `/vacancy?school_id=${owner.user.school_id}`,
  );
  const { vacancy_id } = own[0]!;
  const { data: vacancy } = await owner.send<{ application_questions: { question_id: number }[] }>(
    'GET',
    `/vacancy/${vacancy_id}`,
  );
  const [question] = vacancy.application_questions;
  const answers = [{ question_id: question!.question_id, answer: 'Because of its teachers.' }];
  const sent = new Map<Account, number>();
  for (const one of people) sent.set(one, await applied(one, vacancy_id, answers));
  return sent.get(chosen)!;
}
