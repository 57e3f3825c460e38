import type { Db } from '../../../engine/db/connect.ts';
import { violatedConstraint } from '../../../engine/db/constraint.ts';
import { inOneStatement } from '../../../engine/db/one-statement.ts';
import { changeThen } from '../../../engine/db/transaction-client.ts';
import type { AnswerSchema } from '../../../engine/http/answered.ts';
import type { Handlers } from '../../../engine/http/handler.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded } from '../../../engine/messages/say.ts';
import { isCandidate } from '../../people/candidate-queries.ts';
import { findableCandidates } from '../../people/findable-candidate-queries.ts';
import {
  type CountedShortlist,
  insertShortlist,
  lockShortlists,
  putListed,
  removeListed,
  removeShortlist,
  setShortlistName,
  shortlistsOf,
} from './shortlist-queries.ts';

/** The most lists of a school, and candidates on a list: all are counted at each read. */
const LISTS_AT_MOST = 100;
export const CANDIDATES_AT_MOST = 1000;

export const shortlistOperations = {
  async listShortlists(_call, { db, user }) {
    return { data: (await shortlistsOf(db, user.school_id!)).map(present) };
  },

  async createShortlist(call, { db, user, clock }) {
    const { name } = await call.body();
    const school_id = user.school_id!;
    const insert = async (tx: Db) => {
      if ((await lockShortlists(tx, school_id)) >= LISTS_AT_MOST)
        throw new Refusal(409, coded('shortlist.too_many', { most: LISTS_AT_MOST }));
      const id = await insertShortlist(tx, { school_id, name, created_at: clock() });
      if (id === null) throw hasName();
      return id;
    };
    return { data: await changeThen(db, insert, (after, id) => presentOne(after, school_id, id)) };
  },

  async renameShortlist(call, { db }) {
    const { shortlist_id, school_id } = call.record;
    const { name } = await call.body();
    await setShortlistName(db, shortlist_id, name).catch((error) => {
      throw violatedConstraint(error) === 'shortlists_name_key' ? hasName() : error;
    });
    return { data: await presentOne(db, school_id, shortlist_id) };
  },

  async deleteShortlist(call, { db }) {
    const { shortlist_id } = call.record;
    await removeShortlist(db, shortlist_id);
    return { data: null };
  },

  putOnShortlist: {
    async find(call, { db, user, clock }) {
      const { candidate_id } = call.path;
      const own = user.school_id!;
      // Lists are part of the search: a candidate hidden from the school is on none, even after applying.
      const [{ shortlist_id, school_id }, findable] = await inOneStatement(db, (one) => [
        call.found(one),
        findableCandidates(one, own, [candidate_id]),
      ]);
      if (!findable.has(candidate_id)) throw Refusal.notFound('candidate');
      const { note } = await call.body();
      const listed = { shortlist_id, candidate_id, note: note ?? null, added_at: clock() };
      const put = async (tx: Db) => {
        const done = await putListed(tx, listed, CANDIDATES_AT_MOST);
        if (done === 'missing') throw Refusal.notFound('shortlist');
        if (done === 'full') throw new Refusal(409, coded('shortlist.full', { most: CANDIDATES_AT_MOST }));
      };
      const answer = (after: Db) => presentOne(after, school_id, shortlist_id);
      const data = await changeThen(db, put, answer).catch((error) => {
        // Deleted concurrently.
        throw violatedConstraint(error)?.endsWith('_fk') ? Refusal.notFound('candidate') : error;
      });
      return { data };
    },
  },

  async takeOffShortlist(call, { db }) {
    const { shortlist_id, school_id } = call.record;
    const { candidate_id } = call.path;
    if (!(await isCandidate(db, candidate_id))) throw Refusal.notFound('candidate');
    await removeListed(db, shortlist_id, candidate_id);
    return { data: await presentOne(db, school_id, shortlist_id) };
  },
} satisfies Partial<Handlers>;

async function presentOne(db: Db, schoolId: number, id: number) {
  const [found] = await shortlistsOf(db, schoolId, id);
  if (!found) throw Refusal.notFound('shortlist');
  return present(found);
}

function present({
  shortlist_id,
  name,
  candidates,
  created_at,
}: CountedShortlist): AnswerSchema<'Shortlist'> {
  return { shortlist_id, name, candidates, created_at };
}

const hasName = () => new Refusal(409, coded('shortlist.exists'));
