import type { ValueLabels } from '../../../../generated/definitions.d.ts';
import statusLabels from '../../../../generated/documents/labels/application-status.json' with {
  type: 'json',
};
import statusTexts from '../../../../generated/documents/labels/application-text.json' with { type: 'json' };
import roleLabels from '../../../../generated/documents/labels/role.json' with { type: 'json' };
import roleTexts from '../../../../generated/documents/labels/role-text.json' with { type: 'json' };
import { caseOf } from '../../../language/run/value/value-path.ts';
import type { Db } from '../../engine/db/connect.ts';
import type { AnswerSchema } from '../../engine/http/answered.ts';
import { type CustomTexts, customTexts } from './shown-text-queries.ts';

export type Tone = AnswerSchema<'RoleText'>['tone'];

/** The label, meaning and look of a value. */
export interface ShownText {
  label: string;
  description: string;
  tone: Tone;
}

const LABELS = {
  roles: { labels: roleLabels as ValueLabels, texts: roleTexts as ValueLabels },
  statuses: { labels: statusLabels as ValueLabels, texts: statusTexts as ValueLabels },
};

/** Value labels by the names under which texts use them: `{status|labels:application-text}`. */
export type NamedLabels = Readonly<Record<string, ValueLabels>>;

export const writtenLabels: NamedLabels = {
  role: LABELS.roles.labels,
  'role-text': LABELS.roles.texts,
  'application-status': LABELS.statuses.labels,
  'application-text': LABELS.statuses.texts,
};

export type KnownSet = keyof typeof LABELS;

/** The original text, from the value labels that screens are rendered with. */
export function originalText(set: KnownSet, value: string): ShownText {
  const { labels, texts } = LABELS[set];
  const { label = value, tone = 'neutral' } = caseOf(labels, value) ?? {};
  return { label, description: caseOf(texts, value)?.label ?? '', tone };
}

const NOTHING_OWN: CustomTexts = { label: null, description: null, tone: null };

/** The current texts of a set: Admins' own override the originals. */
export interface ShownTexts {
  of: (value: string) => ShownText;
  own: (value: string) => CustomTexts;
}

/** The current label of a single application state. */
export const statusLabel = async (db: Db, status: string): Promise<string> =>
  (await shownTextsOf(db, 'statuses')).of(status).label;

/** The value labels with Admins' own texts in place of the originals. */
export async function shownLabels(db: Db): Promise<NamedLabels> {
  const rows = await customTexts(db);
  const withOwn = ([name, written]: [string, ValueLabels]): [string, ValueLabels] => {
    const set = Object.values(LABELS).findIndex(
      ({ labels, texts }) => written === labels || written === texts,
    );
    const [known, { labels }] = Object.entries(LABELS)[set]!;
    const own = rows.flatMap(({ known_set, value, label, description }) => {
      const text = written === labels ? label : description;
      return known_set === known && text !== null ? [{ when: { const: value }, label: text }] : [];
    });
    return [name, { ...written, cases: [...own, ...written.cases] }];
  };
  return Object.fromEntries(Object.entries(writtenLabels).map(withOwn));
}

export async function shownTextsOf(db: Db, set: KnownSet): Promise<ShownTexts> {
  const rows = (await customTexts(db)).filter(({ known_set }) => known_set === set);
  const own = (value: string): CustomTexts => rows.find((row) => row.value === value) ?? NOTHING_OWN;
  return {
    own,
    of: (value) => {
      const [written, { label, description, tone }] = [originalText(set, value), own(value)];
      return {
        label: label ?? written.label,
        description: description ?? written.description,
        tone: (tone as Tone | null) ?? written.tone,
      };
    },
  };
}
