import type { ValueLabels } from '../../../../generated/definitions.d.ts';
import waitingLabels from '../../../../generated/documents/labels/applicants-waiting.json' with {
  type: 'json',
};
import statusLabels from '../../../../generated/documents/labels/application-status.json' with {
  type: 'json',
};
import statusTexts from '../../../../generated/documents/labels/application-text.json' with { type: 'json' };
import roleLabels from '../../../../generated/documents/labels/role.json' with { type: 'json' };
import roleTexts from '../../../../generated/documents/labels/role-text.json' with { type: 'json' };
import { saidIn } from '../../../../generated/server-languages.ts';
import { inWords } from '../../../language/run/value/language.ts';
import { caseOf } from '../../../language/run/value/value-path.ts';
import type { Db } from '../../engine/db/connect.ts';
import type { AnswerSchema } from '../../engine/http/answered.ts';
import { languageNow } from '../../engine/messages/call-language.ts';
import { type CustomTexts, customTexts, type OwnText } from './shown-text-queries.ts';

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

const OWN: Readonly<Record<string, [KnownSet, keyof CustomTexts]>> = {
  role: ['roles', 'label'],
  'role-text': ['roles', 'description'],
  'application-status': ['statuses', 'label'],
  'application-text': ['statuses', 'description'],
};

const ENGLISH: NamedLabels = {
  role: LABELS.roles.labels,
  'role-text': LABELS.roles.texts,
  'application-status': LABELS.statuses.labels,
  'application-text': LABELS.statuses.texts,
  'applicants-waiting': waitingLabels as ValueLabels,
};

/** The original value labels, in the language of the reader. */
export const writtenLabels = (): NamedLabels => ({ ...ENGLISH, ...saidIn[languageNow()]?.labels });

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

/** The current label of a single application state, in the language of the reader. */
export const statusLabel = async (db: Db, status: string): Promise<string> =>
  inWords((await shownTextsOf(db, 'statuses')).of(status).label);

/** The value labels with Admins' own texts in place of the originals. */
export const shownLabels = async (db: Db): Promise<NamedLabels> => labelsWith(await customTexts(db));

/** The same with these texts of Admins, which are the same in every language. */
export function labelsWith(rows: readonly OwnText[]): NamedLabels {
  const written = writtenLabels();
  const withOwn = Object.entries(OWN).map(([name, [known, column]]): [string, ValueLabels] => {
    const { cases, ...rest } = written[name]!;
    const own = rows.flatMap((row) => {
      const text = row.known_set === known ? row[column] : null;
      return text === null ? [] : [{ when: { const: row.value }, label: text }];
    });
    return [name, { ...rest, cases: [...own, ...cases] }];
  });
  return { ...written, ...Object.fromEntries(withOwn) };
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
