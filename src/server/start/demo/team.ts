import { DAY } from '../../../language/run/value/durations.ts';
import { joinInvited } from '../../areas/schools/team/joining-operations.ts';
import type { Fields } from '../../engine/db/record.ts';
import type { DemoApi } from './demo-api.ts';
import { type DemoCandidate, demoSchools, demoTeam } from './demo-content.ts';
import type { IdOf } from './reference-ids.ts';

/** The maximum number of candidates on a shortlist. */
const LISTED_AT_MOST = 4;

/** Invites the first school's colleagues. Returns its team, the owner first. */
export async function openTeam(
  api: DemoApi,
  users: ReadonlyMap<string, number>,
  owner: number,
  now: number,
): Promise<number[]> {
  const team = [owner];
  const { school_id } = await api.act(owner, new Date(now), 'getMySchool');
  for (const [index, { name, email, team_role, has_joined }] of demoTeam.colleagues.entries()) {
    // The latest invitation must still be valid.
    const invited = new Date(now - (has_joined ? 82 - index : 1) * DAY);
    const { member_id } = await api.act(owner, invited, 'inviteColleague', { body: { email, team_role } });
    if (!has_joined) continue;
    const person = { id: users.get(email)!, full_name: name };
    await joinInvited(api.db, { member_id, school_id }, person, new Date(invited.getTime() + DAY));
    team.push(person.id);
  }
  return team;
}

type Listed = { id: number; person: DemoCandidate };

/** Adds the first school's own records: shortlists, message templates, and a vacancy draft. */
export async function addSchoolRecords(
  api: DemoApi,
  [owner, colleague]: readonly number[],
  candidates: readonly Listed[],
  idOf: IdOf,
  now: number,
): Promise<void> {
  const at = (days: number) => new Date(now - days * DAY);
  for (const [index, { name, subjects, notes }] of demoTeam.shortlists.entries()) {
    const user = (index === 0 ? colleague : owner)!;
    const { shortlist_id } = await api.act(user, at(20 - index), 'createShortlist', { body: { name } });
    const listed = candidates.filter(({ person }) => subjects.includes(person.subject));
    for (const [place, { id }] of listed.slice(0, LISTED_AT_MOST).entries()) {
      const note = notes[place % notes.length];
      const request = { path: { id: shortlist_id, candidate_id: id }, body: note ? { note } : {} };
      await api.act(user, at(18 - place), 'putOnShortlist', request);
    }
  }
  for (const body of demoTeam.message_templates)
    await api.act(colleague!, at(30), 'createMessageTemplate', { body });
  await api.act(owner!, at(2), 'createVacancyDraft', { body: draftBody(idOf) });
}

/** A draft with a complete first step and an incomplete second. */
function draftBody(idOf: IdOf): Fields {
  const { title, curriculum } = demoTeam.draft;
  const { country, city } = demoSchools[0]!;
  const basic = {
    vacancy_title: title,
    position_type: 'full_time',
    country_id: idOf('countries', country),
    city,
  };
  return { step: 1, furthest: 1, steps: [basic, { curriculum_id: idOf('curriculums', curriculum) }] };
}
