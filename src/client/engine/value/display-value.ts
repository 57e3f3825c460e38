import type { Definitions, Label, Show, Target } from '../../../../generated/definitions.d.ts';
import { message } from '../../../../generated/messages/page.ts';
import { type Clock, clockOf } from '../../../language/run/value/clock.ts';
import { holds } from '../../../language/run/value/conditions.ts';
import { formatText } from '../../../language/run/value/formats.ts';
import {
  caseOf,
  isPresent,
  readLabel,
  type Scope,
  template,
  value,
} from '../../../language/run/value/value-path.ts';
import type { Tone } from '../../ui/Badge.tsx';
import type { IconName } from '../../ui/icon/icon-names.ts';
import { useScope } from '../block-context.ts';
import { useScreenContext } from '../screen-context.ts';

/** How a value is rendered: mostly as text; some formats are elements. */
export type Kind = 'text' | 'badge' | 'image' | 'html' | 'link' | 'file' | 'lookup';

export interface DisplayValue {
  kind: Kind;
  /** The value as text; for kind "lookup" only the raw value is known at this point. */
  text: string;
  raw: unknown;
  label?: string;
  tone?: Tone;
  icon?: IconName;
  image?: string;
  dir?: 'rtl' | 'ltr';
  /** The maximum of a meter. */
  max?: number;
  link?: Target | Target[];
  lookup?: string;
  /** The show that it was evaluated from; the values of a list share one. */
  of: Show;
  /** A date or time in ISO format. */
  moment?: string;
}

const ELEMENTS: ReadonlySet<string> = new Set(['image', 'html', 'link', 'file']);
/** Matches the formats of dates and times. */
const MOMENTS = /date|time|weekday/;

/**
 * Evaluates a show to its values. None when its condition does not hold, or its value is absent and it has
 * no `else`; several when its value is a list that is not formatted as a whole.
 */
export function displayValuesOf(
  show: Show,
  scope: Scope,
  definitions: Pick<Definitions, 'labels' | 'labelsByPath'>,
): DisplayValue[] {
  if (!holds(show.when, scope)) return [];
  const found = foundBy(show, scope);
  const label = show.label === undefined ? undefined : template(show.label, scope);
  const base = {
    of: show,
    label,
    dir: show.dir,
    link: show.link,
    icon: show.icon,
    image: imageOf(show, scope),
    max: show.max === undefined ? undefined : Number(value(show.max, scope)) || 0,
  };
  if (!isPresent(found) || (Array.isArray(found) && found.length === 0)) {
    return show.else === undefined
      ? []
      : [{ ...base, kind: 'text', text: String(show.else), raw: undefined }];
  }
  const items = Array.isArray(found) && show.values === undefined ? found.slice(0, show.limit) : [found];
  return items.map((item) => ({ ...base, ...drawn(show, item, definitions, clockOf(scope)) }));
}

function foundBy({ text, count, message: key, values, value: source }: Show, scope: Scope): unknown {
  if (text !== undefined) return template(text, scope);
  if (count !== undefined && key !== undefined) {
    const n = value(count, scope);
    return isPresent(n) ? message(key, { n }) : undefined;
  }
  if (values === undefined)
    return typeof source === 'string' ? readLabel(source, scope) : value(source, scope);
  const all = values.map((one) => value(one, scope));
  return all.some(isPresent) ? all : undefined;
}

const imageOf = ({ image }: Show, scope: Scope) => {
  if (image === undefined) return undefined;
  const found = value(image, scope);
  return isPresent(found) ? String(found) : '';
};

function drawn(
  show: Show,
  item: unknown,
  { labels, labelsByPath = {} }: Pick<Definitions, 'labels' | 'labelsByPath'>,
  clock: Clock,
): Omit<DisplayValue, 'of'> {
  const text = formatText(show.format ?? 'text', item, { currency: show.currency, ...clock });
  if (show.labels !== undefined) {
    const found = caseOf(labels[show.labels], item);
    return {
      kind: found?.tone ? 'badge' : 'text',
      text: found?.label ?? text,
      raw: item,
      tone: found?.tone,
      icon: found?.icon,
    };
  }
  if (show.format !== undefined) {
    const moment = MOMENTS.test(show.format) ? String(item) : undefined;
    return { kind: ELEMENTS.has(show.format) ? (show.format as Kind) : 'text', text, raw: item, moment };
  }
  const label = labelOf(show, labelsByPath);
  if (label && 'lookup' in label) return { kind: 'lookup', text, raw: item, lookup: label.lookup };
  if (typeof item === 'boolean') return { kind: 'text', text: formatText('yes-no', item), raw: item };
  return { kind: 'text', text: label?.labels[String(item)] ?? text, raw: item };
}

/** Returns a value's label by its path, as written in the definition. */
function labelOf({ value: source }: Show, labelsByPath: Readonly<Record<string, Label>>) {
  return typeof source === 'string' ? labelsByPath[source] : undefined;
}

/** Evaluates a list of shows; absent values are omitted. */
export function useDisplayValues(shows: readonly Show[] | undefined): DisplayValue[] {
  const scope = useScope();
  const { definitions } = useScreenContext();
  return (shows ?? []).flatMap((show) => displayValuesOf(show, scope, definitions));
}
