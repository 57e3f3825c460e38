import { fieldsOf } from '../../../language/run/form/plan.ts';
import { formatText } from '../../../language/run/value/formats.ts';
import type { Db } from '../../engine/db/connect.ts';
import { inOrder } from '../../engine/db/in-order.ts';
import type { Fields } from '../../engine/db/record.ts';
import type { AnswerSchema } from '../../engine/http/answered.ts';
import { MAX_RICH_TEXT, richTextCleaner } from '../../engine/http/body/rich-text.ts';
import type { Body, Handlers } from '../../engine/http/handler.ts';
import { Refusal } from '../../engine/messages/refusal.ts';
import { coded } from '../../engine/messages/say.ts';
import { formFields } from '../../engine/records/form-fields.ts';
import {
  type DraftContent,
  deleteVacancyDraft,
  insertVacancyDraft,
  type ListedDraft,
  lockVacancyDrafts,
  sizeOfVacancyDrafts,
  type VacancyDraft,
  vacancyDraftsOf,
  writeVacancyDraft,
} from './vacancy-draft-queries.ts';

/** The most drafts of a school, because the list is not paged. */
const DRAFTS_AT_MOST = 50;

/**
 * The most bytes of a school's drafts: several of the largest legal vacancies, and thousands of typical ones.
 */
const DRAFT_BYTES_AT_MOST = 16 * 1024 * 1024;

const TITLE_AT_MOST = 255;

export const vacancyDraftOperations = {
  async listVacancyDrafts(_call, { db, user }) {
    const drafts = await vacancyDraftsOf(db, user.school_id!);
    return { data: drafts.map(presentRow) };
  },

  async createVacancyDraft(call, { db, user, clock }) {
    const content = await contentOf(await call.body());
    const created = await db.transaction(async (tx) => {
      if ((await lockVacancyDrafts(tx, user.school_id!)) >= DRAFTS_AT_MOST)
        throw new Refusal(409, coded('vacancy_draft.too_many', { most: DRAFTS_AT_MOST }));
      const [draft] = await inOrder(
        () => insertVacancyDraft(tx, user.school_id!, content, clock()),
        () => refuseTooLarge(tx, user.school_id!),
      );
      return draft;
    });
    return { data: present(created) };
  },

  async getVacancyDraft(call) {
    return { data: present(call.record) };
  },

  async updateVacancyDraft(call, { db, clock }) {
    const { vacancy_draft_id, school_id } = call.record;
    const content = await contentOf(await call.body());
    const written = await db.transaction(async (tx) => {
      const [, draft] = await inOrder(
        () => lockVacancyDrafts(tx, school_id),
        () => writeVacancyDraft(tx, vacancy_draft_id, content, clock()),
        () => refuseTooLarge(tx, school_id),
      );
      if (!draft) throw Refusal.notFound('vacancy_draft');
      return draft;
    });
    return { data: present(written) };
  },

  async deleteVacancyDraft(call, { db, user }) {
    const { vacancy_draft_id } = call.record;
    await deleteVacancyDraft(db, vacancy_draft_id, user.school_id!);
    return { data: null };
  },
} satisfies Partial<Handlers>;

/**
 * Call it once the statement that writes a draft has been sent, with the school's drafts locked.
 *
 * @throws Refusal 409 if they take too much space
 */
async function refuseTooLarge(tx: Db, schoolId: number): Promise<void> {
  if ((await sizeOfVacancyDrafts(tx, schoolId)) <= DRAFT_BYTES_AT_MOST) return;
  const most = formatText('bytes', DRAFT_BYTES_AT_MOST);
  throw new Refusal(409, coded('vacancy_draft.too_large', { most }));
}

/** Returns the content to store: colleagues see it, so its rich text is sanitised like a vacancy's. */
async function contentOf({ step, furthest, steps }: Body<'createVacancyDraft'>): Promise<DraftContent> {
  const { forms } = await formFields('createVacancy');
  const rich = forms.flatMap(({ plan }) =>
    [...fieldsOf(plan)].filter(([, { text }]) => text === 'html').map(([name]) => name),
  );
  refuseTooLong((steps as Fields[]).flatMap((values) => rich.map((name) => values[name])));
  const cleanHtml = richTextCleaner();
  const cleanOrRefuse = (html: string) => {
    const cleaned = cleanHtml(html);
    if (cleaned === null) throw new Refusal(413, coded('request.too_large'));
    return cleaned;
  };
  const cleaned = (steps as Fields[]).map((values) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        rich.includes(name) && typeof value === 'string' ? cleanOrRefuse(value) : value,
      ]),
    ),
  );
  const title = cleaned.map(({ vacancy_title }) => vacancy_title).find((one) => typeof one === 'string');
  return {
    step,
    furthest,
    steps: cleaned,
    vacancy_title: (title as string | undefined)?.trim().slice(0, TITLE_AT_MOST) || null,
  };
}

/**
 * Sanitising rich text is slow: a draft may have it in many steps, but in total no more than a vacancy.
 * @throws Refusal 413
 */
function refuseTooLong(texts: readonly unknown[]): void {
  const length = texts.reduce<number>((sum, text) => sum + (typeof text === 'string' ? text.length : 0), 0);
  if (length > MAX_RICH_TEXT) throw new Refusal(413, coded('request.too_large'));
}

function presentRow(draft: ListedDraft): AnswerSchema<'VacancyDraftRow'> {
  const { vacancy_draft_id, vacancy_title, step, created_at, updated_at } = draft;
  return {
    vacancy_draft_id,
    vacancy_title,
    step,
    created_at,
    updated_at,
  };
}

function present(draft: VacancyDraft): AnswerSchema<'VacancyDraft'> {
  return { ...presentRow(draft), furthest: draft.furthest, steps: draft.steps };
}
