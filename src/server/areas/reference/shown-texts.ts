import type { ValueMap } from '../../../../generated/definitions.d.ts';
import statusLabels from '../../../../generated/documents/maps/application-status.json' with { type: 'json' };
import statusTexts from '../../../../generated/documents/maps/application-text.json' with { type: 'json' };
import roleLabels from '../../../../generated/documents/maps/role.json' with { type: 'json' };
import roleTexts from '../../../../generated/documents/maps/role-text.json' with { type: 'json' };
import { caseOf } from '../../../language/run/value/value-path.ts';
import type { Db } from '../../engine/db/connect.ts';
import type { Answered } from '../../engine/http/answered.ts';
import { type OwnTexts, ownTexts } from './shown-text-queries.ts';

export type Tone = Answered<'RoleText'>['tone'];

/** The label, meaning and look of a value. */
export interface ShownText {
  label: string;
  description: string;
  tone: Tone;
}

const MAPS = {
  roles: { labels: roleLabels as ValueMap, texts: roleTexts as ValueMap },
  statuses: { labels: statusLabels as ValueMap, texts: statusTexts as ValueMap },
};

/** Maps by the names under which texts use them: `{status|map:application-text}`. */
export type NamedMaps = Readonly<Record<string, ValueMap>>;

export const writtenMaps: NamedMaps = {
  role: MAPS.roles.labels,
  'role-text': MAPS.roles.texts,
  'application-status': MAPS.statuses.labels,
  'application-text': MAPS.statuses.texts,
};

export type KnownSet = keyof typeof MAPS;

/** The original text, from the maps that screens are rendered with. */
export function writtenText(set: KnownSet, value: string): ShownText {
  const { labels, texts } = MAPS[set];
  const { label = value, tone = 'neutral' } = caseOf(labels, value) ?? {};
  return { label, description: caseOf(texts, value)?.label ?? '', tone };
}

const NOTHING_OWN: OwnTexts = { label: null, description: null, tone: null };

/** The current texts of a set: Admins' own override the originals. */
export interface ShownTexts {
  of: (value: string) => ShownText;
  own: (value: string) => OwnTexts;
}

/** The current label of a single application state. */
export const statusLabel = async (db: Db, status: string): Promise<string> =>
  (await shownTextsOf(db, 'statuses')).of(status).label;

/** The maps with Admins' own texts in place of the originals. */
export async function shownMaps(db: Db): Promise<NamedMaps> {
  const rows = await ownTexts(db);
  const withOwn = ([name, map]: [string, ValueMap]): [string, ValueMap] => {
    const set = Object.values(MAPS).findIndex(({ labels, texts }) => map === labels || map === texts);
    const [known, { labels }] = Object.entries(MAPS)[set]!;
    const own = rows.flatMap(({ known_set, value, label, description }) => {
      const text = map === labels ? label : description;
      return known_set === known && text !== null ? [{ when: { const: value }, label: text }] : [];
    });
    return [name, { ...map, cases: [...own, ...map.cases] }];
  };
  return Object.fromEntries(Object.entries(writtenMaps).map(withOwn));
}

export async function shownTextsOf(db: Db, set: KnownSet): Promise<ShownTexts> {
  const rows = (await ownTexts(db)).filter(({ known_set }) => known_set === set);
  const own = (value: string): OwnTexts => rows.find((row) => row.value === value) ?? NOTHING_OWN;
  return {
    own,
    of: (value) => {
      const [written, { label, description, tone }] = [writtenText(set, value), own(value)];
      return {
        label: label ?? written.label,
        description: description ?? written.description,
        tone: (tone as Tone | null) ?? written.tone,
      };
    },
  };
}
