import type { Db } from '../../../engine/db/connect.ts';
import { changeThen, withCommit } from '../../../engine/db/transaction-client.ts';
import { fileUrl } from '../../../engine/files/file-queries.ts';
import type { Handlers } from '../../../engine/http/handler.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded } from '../../../engine/messages/say.ts';
import { itemWord } from '../../reference/item-word.ts';
import {
  documentList,
  findSkill,
  type OwnedFile,
  putSkill,
  removeSkill,
  skillList,
} from './candidate-choice-queries.ts';
import { lockOwner, type OwnedRow } from './candidate-row-queries.ts';

const missing = () =>
  new Refusal(404, coded('lists.missing', { item: itemWord('CandidateSkill', 'CandidateSkills') }));

const presentDocument = ({ file, ...row }: OwnedFile) => ({
  ...row,
  id: file.id,
  doc_name: file.original_name,
  doc_path: fileUrl(file),
  bytes: file.bytes,
  created_at: file.created_at,
});

const presentSkill = ({ row, candidate_id, candidate }: OwnedRow) => ({
  id: `${candidate_id}-${row.item_id}`,
  candidate_id,
  candidate,
  skill_id: Number(row.item_id),
});

/** Operations on candidates' skills and documents, which are not rows of a form. */
export const candidateChoiceOperations = {
  listCandidateSkills: skillList.handler(presentSkill),

  async createCandidateSkill(call, { db }) {
    const { candidate_id, skill_id } = await call.body();
    const put = async (tx: Db) => {
      if (!(await lockOwner(tx, candidate_id)))
        throw Refusal.ofFields({ candidate_id: [coded('candidate.unknown')] });
      await withCommit(tx, putSkill(tx, candidate_id, skill_id));
    };
    const found = await changeThen(db, put, (after) => findSkill(after, candidate_id, skill_id));
    if (!found) throw missing();
    return { data: presentSkill(found) };
  },

  async deleteCandidateSkill({ path }, { db }) {
    if (!(await removeSkill(db, path.candidate_id, path.skill_id))) throw missing();
    return { data: null };
  },

  listCandidateDocuments: documentList.handler(presentDocument),
} satisfies Partial<Handlers>;
