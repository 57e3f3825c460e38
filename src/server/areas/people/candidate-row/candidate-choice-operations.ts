import { wordsOf } from '../../../../language/run/value/words.ts';
import { lockRecord } from '../../../engine/db/record-store.ts';
import { fileUrl } from '../../../engine/files/file-queries.ts';
import type { Handlers } from '../../../engine/http/handler.ts';
import { paging } from '../../../engine/http/paging.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { say } from '../../../engine/messages/say.ts';
import { daysOfReader } from '../../news/reader-zone-queries.ts';
import { candidateKind } from '../tables/candidate.ts';
import {
  documentKeys,
  findSkill,
  putSkill,
  removeSkill,
  searchDocuments,
  searchSkills,
  skillKeys,
} from './candidate-choice-queries.ts';
import type { OwnedRow } from './candidate-row-queries.ts';

const ITEM = { item: wordsOf('CandidateSkill') };

/** Operations on candidates' skills and documents, which have no rows that forms could write. */
export const candidateChoiceOperations = {
  async listCandidateSkills({ query }, { db }) {
    const { page, per_page, cursor, sort, ...filter } = query;
    const keys = skillKeys(sort!);
    const { wanted, meta } = paging({ list: 'skills', sort, ...filter }, keys, { page, per_page, cursor });
    const found = await searchSkills(db, filter, { ...wanted, keys });
    return {
      data: found.rows.map(presentSkill),
      meta: meta(found),
    };
  },

  async createCandidateSkill(call, { db }) {
    const { candidate_id, skill_id } = await call.body();
    await db.transaction(async (tx) => {
      if (!(await lockRecord(tx, candidateKind, candidate_id)))
        throw Refusal.ofFields({ candidate_id: [say('candidate.unknown')] });
      await putSkill(tx, candidate_id, skill_id);
    });
    const found = await findSkill(db, candidate_id, skill_id);
    if (!found) throw new Refusal(404, say('lists.missing', ITEM));
    return { data: presentSkill(found) };
  },

  async deleteCandidateSkill({ path }, { db }) {
    if (!(await removeSkill(db, path.candidate_id, path.skill_id)))
      throw new Refusal(404, say('lists.missing', ITEM));
    return { data: null };
  },

  async listCandidateDocuments({ query }, { db, user }) {
    const { page, per_page, cursor, sort, created_from, created_to, ...filter } = query;
    const asked = { ...filter, uploaded: await daysOfReader(db, user, created_from, created_to) };
    const keys = documentKeys(sort!);
    const { wanted, meta } = paging({ list: 'documents', sort, ...asked }, keys, { page, per_page, cursor });
    const found = await searchDocuments(db, asked, { ...wanted, keys });
    return {
      data: found.rows.map(({ file, ...row }) => ({
        ...row,
        id: file.id,
        doc_name: file.original_name,
        doc_path: fileUrl(file),
        bytes: file.bytes,
        created_at: file.created_at.toISOString(),
      })),
      meta: meta(found),
    };
  },
} satisfies Partial<Handlers>;

const presentSkill = ({ row, candidate_id, candidate }: OwnedRow) => ({
  id: `${candidate_id}-${row.item_id}`,
  candidate_id,
  candidate,
  skill_id: Number(row.item_id),
});
