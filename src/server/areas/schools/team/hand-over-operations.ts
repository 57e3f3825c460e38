import { siteDay } from '../../../../language/run/value/site-day.ts';
import type { Handlers } from '../../../engine/http/handler.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded, say } from '../../../engine/messages/say.ts';
import { endSessionsOf } from '../../account/session-end-queries.ts';
import { lockUser } from '../../account/user-queries.ts';
import { tell } from '../../news/tell.ts';
import { presentSchool } from '../school-answers.ts';
import { findSchool } from '../school-queries.ts';
import { showVacanciesOf } from '../take-down-queries.ts';
import { handOver, lockMember, lockOwner, membersOf, ownerOf } from './team-queries.ts';

export const handOverOperations = {
  async handOverSchool(call, { db, user, clock }) {
    const { id } = call.path;
    if (!(await ownerOf(db, id))) throw Refusal.notFound('school');
    const { email } = await call.body();
    const at = clock();
    const name = await db.transaction(async (tx) => {
      const listed = (await membersOf(tx, id)).find(
        ({ user_name }) => user_name?.toLowerCase() === email.toLowerCase(),
      );
      if (!listed?.user_id) throw noColleague();
      // The account is locked before the school, as when a colleague leaves.
      const heir = await lockUser(tx, listed.user_id);
      const owner = await lockOwner(tx, id);
      if (!owner) throw Refusal.notFound('school');
      const member = await lockMember(tx, listed.member_id);
      if (!heir || member?.user_id !== heir.id) throw noColleague();
      if (heir.suspended_at) throw new Refusal(409, coded('team.suspended'));
      await handOver(tx, { ...member, user_id: heir.id }, owner, at);
      // Vacancies were hidden with the former owner's suspended account.
      await showVacanciesOf(tx, id);
      const both = [heir.id, owner.user_id];
      for (const one of both) await endSessionsOf(tx, one);
      const facts = { school_name: owner.school_name, colleague_name: listed.full_name ?? email };
      const news = { to: { owners: both }, facts, about: { about_user_id: heir.id }, at };
      await tell(tx, null, 'school-handed-over', news);
      return listed.full_name ?? email;
    });
    const found = await findSchool(db, id, siteDay(at));
    if (!found) throw Refusal.notFound('school');
    return { message: say('team.given', { name }), data: await presentSchool(found, user, at) };
  },
} satisfies Partial<Handlers>;

const noColleague = () => Refusal.ofFields({ email: [coded('team.no_colleague')] });
