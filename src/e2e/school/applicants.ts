import { Account, applied } from '../account.ts';
import { posted } from '../posted.ts';
import type { RunningServer } from '../running-server.ts';
import { approvedSchool } from './approved-school.ts';

/**
 * Creates an approved school with a vacancy to which these people apply, one after another; lists show the last one
 * first; `advert` adds or overrides fields of the vacancy. People and their applications are found by first name.
 */
export async function withApplicants<Name extends string>(
  server: RunningServer,
  names: Readonly<Record<Name, string>>,
  advert: Readonly<Record<string, unknown>> = {},
) {
  const school = await approvedSchool(server);
  const vacancy = await posted(school, advert);
  const people = {} as Record<Name, Account>;
  const ids = {} as Record<Name, number>;
  for (const [first_name, last_name] of Object.entries(names) as [Name, string][]) {
    people[first_name] = await Account.withProfile(server, 'Candidate', { first_name, last_name });
    ids[first_name] = await applied(people[first_name], vacancy);
  }
  return { school, vacancy, people, ids };
}

/** Adds a colleague to a school's team who may only read. */
export async function reviewerOf(school: Account): Promise<Account> {
  const { server } = school;
  const reviewer = await Account.verified(server, 'School', 'Huda Salem');
  await school.send('POST', '/team', { email: reviewer.email, team_role: 'reviewer' });
  const token = /\btoken=([\w-]+)/.exec(await server.mailTo(reviewer.email, /token/))![1]!;
  await reviewer.send('POST', '/team/invitation/join', { token });
  await reviewer.again();
  return reviewer;
}
