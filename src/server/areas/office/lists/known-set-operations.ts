import { cacheWhileLarge } from '../../../engine/db/cache-while-large.ts';
import type { Db } from '../../../engine/db/connect.ts';
import type { AnswerSchema } from '../../../engine/http/answered.ts';
import type { Handlers } from '../../../engine/http/handler.ts';
import { Refusal } from '../../../engine/messages/refusal.ts';
import { coded } from '../../../engine/messages/say.ts';
import { ROLE } from '../../account/user-queries.ts';
import { APPLICATION_STATUSES } from '../../hiring/application/application-states.ts';
import { itemWord } from '../../reference/item-word.ts';
import { type CustomTexts, lockTexts, saveCustomTexts } from '../../reference/shown-text-queries.ts';
import {
  type KnownSet,
  originalText,
  type ShownTexts,
  shownTextsOf,
  type Tone,
} from '../../reference/shown-texts.ts';
import { countApplicationsByStatus, countUsersByRole } from './known-set-queries.ts';

type RoleName = AnswerSchema<'Role'>['role_name'];
const ROLES = (Object.entries(ROLE) as [RoleName, number][]).map(([role_name, role_id]) => ({
  role_name,
  role_id,
}));
const STATUSES = APPLICATION_STATUSES.map((candidate_status, index) => ({ candidate_status, id: index + 1 }));

/**
 * Values that the program defines: rights depend on roles, transitions on states. Nobody can add any; Admins
 * choose their labels and appearance.
 */
export const knownSetOperations = {
  async listRoles({ query }, { db, clock }) {
    return { ...pageOf(await rolesOf(db, clock()), query) };
  },

  async updateRole({ path, body }, { db, clock }) {
    const role = ROLES.find(({ role_id }) => role_id === path.role_id);
    if (!role) throw new Refusal(404, coded('lists.missing', { item: itemWord('role', 'roles') }));
    const typed = await body();
    await change(
      db,
      'roles',
      role.role_name,
      typed,
      ROLES.map(({ role_name }) => role_name),
    );
    const data = (await rolesOf(db, clock())).find(({ role_id }) => role_id === role.role_id)!;
    return { data };
  },

  async listRoleTexts(_call, { db }) {
    const texts = await shownTextsOf(db, 'roles');
    const data = ROLES.map((role) => ({ ...role, ...withOwn(texts, role.role_name) }));
    return { data };
  },

  async listCandidateStatuses({ query }, { db, clock }) {
    return { ...pageOf(await statusesOf(db, clock()), query) };
  },

  async updateCandidateStatus({ path, body }, { db, clock }) {
    const status = STATUSES.find(({ id }) => id === path.id);
    if (!status)
      throw new Refusal(
        404,
        coded('lists.missing', { item: itemWord('candidateStatus', 'candidateStatuses') }),
      );
    const typed = await body();
    await change(db, 'statuses', status.candidate_status, typed, APPLICATION_STATUSES);
    const data = (await statusesOf(db, clock())).find(({ id }) => id === status.id)!;
    return { data };
  },

  async listStatusTexts(_call, { db }) {
    const texts = await shownTextsOf(db, 'statuses');
    const data = APPLICATION_STATUSES.map((candidate_status) => ({
      candidate_status,
      ...withOwn(texts, candidate_status),
    }));
    return { data };
  },
} satisfies Partial<Handlers>;

/** Up to this many are counted quickly. */
const SOON_COUNTED = 10_000;

const kept = cacheWhileLarge<ReadonlyMap<string, number>>(
  60_000,
  (totals) => Math.max(0, ...totals.values()) > SOON_COUNTED,
);

async function rolesOf(db: Db, now: Date) {
  const texts = await shownTextsOf(db, 'roles');
  const totals = await kept(db, now, 'roles', () => countUsersByRole(db));
  return ROLES.map((role) => ({
    ...role,
    ...texts.of(role.role_name),
    user_count: totals.get(role.role_name) ?? 0,
  }));
}

async function statusesOf(db: Db, now: Date) {
  const texts = await shownTextsOf(db, 'statuses');
  const totals = await kept(db, now, 'statuses', () => countApplicationsByStatus(db));
  return STATUSES.map((status) => ({
    ...status,
    ...texts.of(status.candidate_status),
    application_count: totals.get(status.candidate_status) ?? 0,
  }));
}

function withOwn(texts: ShownTexts, value: string) {
  const { label, description, tone } = texts.own(value);
  return {
    ...texts.of(value),
    own_label: label,
    own_description: description,
    own_tone: tone as Tone | null,
  };
}

type Typed = { [Name in keyof CustomTexts]?: string | null };

/** Stores the differences from the original. Two values of a set may not have the same label. */
async function change(
  db: Db,
  set: KnownSet,
  value: string,
  typed: Typed,
  all: readonly string[],
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockTexts(tx, set);
    const texts = await shownTextsOf(tx, set);
    const [written, stored] = [originalText(set, value), texts.own(value)];
    const own = (name: keyof CustomTexts): string | null => {
      const text = typed[name] === undefined ? stored[name] : typed[name];
      return text === '' || text === written[name] ? null : text;
    };
    const kept = { label: own('label'), description: own('description'), tone: own('tone') };
    const label = (kept.label ?? written.label).toLowerCase();
    if (all.some((other) => other !== value && texts.of(other).label.toLowerCase() === label))
      throw Refusal.ofFields({ label: [coded('records.text_taken')] });
    await saveCustomTexts(tx, { known_set: set, value, ...kept });
  });
}

interface ListQuery {
  search?: string;
  sort?: string;
  page?: number;
  per_page?: number;
}

/** Returns a page of the few rows whose texts contain the search, sorted by one of their fields. */
function pageOf<Row extends { label: string; description: string }>(
  all: readonly Row[],
  { search = '', sort = '', ...query }: ListQuery,
) {
  const [page, per_page] = [query.page!, query.per_page!];
  const words = search.trim().toLowerCase();
  const field = sort.replace('-', '') as keyof Row;
  const turned = sort.startsWith('-') ? -1 : 1;
  const found = all
    .filter(({ label, description }) => `${label}\n${description}`.toLowerCase().includes(words))
    .toSorted((one, other) => turned * compare(one[field], other[field]));
  return {
    data: found.slice((page - 1) * per_page, page * per_page),
    meta: { total: found.length, page, per_page },
  };
}

const compare = (one: unknown, other: unknown) =>
  typeof one === 'number' ? one - Number(other) : String(one).localeCompare(String(other), 'en');
