import { isDeepStrictEqual } from 'node:util';
import type { CodedErrors, FormRules } from '../../../../language/run/form/form-module.ts';
import { type Mode, normalise } from '../../../../language/run/form/normalise.ts';
import { declarationsOf, type Place, type Plan } from '../../../../language/run/form/plan.ts';
import { toBody } from '../../../../language/run/form/to-body.ts';
import { givenToRules, validateWithCodes } from '../../../../language/run/form/validate.ts';
import type { Clock } from '../../../../language/run/value/clock.ts';
import type { Db } from '../../db/connect.ts';
import { coded } from '../../messages/say.ts';
import { decode } from './decode.ts';
import { addLookupRows, checkLookups, type FindRows, takesLookupRows } from './lookup-values.ts';
import { type Merged, mergeFacts } from './merge-facts.ts';
import { MAX_RICH_TEXT } from './rich-text.ts';

type Data = Record<string, unknown>;

/** The facts that a form's rules need from outside the body. */
export type RuleContext = {
  db: Db;
  now: Date;
  /** Reports values that must be unique (`x-unique`) but, in the record after the change, are not. */
  findTaken: (form: FormRules, changed: readonly Place[], record: Readonly<Data>) => Promise<CodedErrors>;
  findRows: FindRows;
  /** Reads all rows that the body chooses, for `findRows`. */
  readAhead?: () => Promise<void>;
  /** Cleans the rich texts of one body (`richTextCleaner`). */
  cleanHtml: (html: string) => string | null;
};

/** Takes the place of a rich text that is not cleaned: each form refuses it for its length. */
const TOO_LONG = 'x'.repeat(MAX_RICH_TEXT + 1);

/** A form's part of a body: the data to store, and the errors. */
type Checked = { data: Data; found: CodedErrors };

/**
 * Processes a form's part of a decoded body by the form's plan; `facts` and `stored` are the server's own
 * data.
 */
export async function checkSentForm(
  form: FormRules,
  sent: Data,
  { facts, stored, mode }: { facts: Readonly<Data>; stored: Readonly<Data>; mode: Mode },
  { now, findTaken, findRows, readAhead, cleanHtml }: RuleContext,
): Promise<Checked> {
  const { data: whole, foreign } = await withFacts(form.plan, toBody(form, sent), facts, findRows, readAhead);
  const data = normalise(form, whole, mode, (html) => cleanHtml(html) ?? TOO_LONG, stored);
  const places: Place[] = [];
  const see = (place: Place) => void places.push(place);
  const found = validateWithCodes(form, data, { mode, sent: true, kept: stored, clock: { now }, see });
  for (const path of foreign) found[path] = [coded('request.foreign_entry')];
  const changed = places.filter(
    ({ path, value }) => path.length === 1 && !isDeepStrictEqual(value, stored[path[0]!]),
  );
  const stays = toBody(form, data);
  const others = [
    ...(await Promise.all([
      findTaken(form, changed, { ...stored, ...data }),
      checkLookups(places, findRows),
    ])),
    mode === 'update' ? newlyBroken(form, stored, stays, { now }) : {},
  ];
  for (const errors of others) for (const [path, all] of Object.entries(errors)) found[path] ??= all;
  return { data: stays, found };
}

/**
 * Replaces the client's facts in the sent data by the server's. How sibling texts are decoded may depend on
 * the facts, so they are decoded again.
 */
async function withFacts(
  plan: Plan,
  written: Data,
  facts: Readonly<Data>,
  findRows: FindRows,
  readAhead?: () => Promise<void>,
): Promise<Merged> {
  const isKnown = Object.keys(facts).some((name) => declarationsOf([plan], name).length > 0);
  if (!isKnown && !plan.cases && !takesLookupRows(plan)) return { data: written, foreign: [] };
  if (takesLookupRows(plan)) await readAhead?.();
  await addLookupRows(plan, written, findRows);
  const { data, foreign } = mergeFacts(plan, written, facts);
  return { data: decode(plan, data) as Data, foreign };
}

/**
 * Reports rules that the stored record meets and the change would break: only one of two compared fields may
 * be sent, and a change may require a field that the record lacks.
 */
function newlyBroken(
  form: FormRules,
  stored: Readonly<Data>,
  changes: Readonly<Data>,
  clock: Clock,
): CodedErrors {
  const errorsOf = (record: Readonly<Data>) =>
    validateWithCodes(form, givenToRules(record, 'update'), {
      mode: 'create',
      sent: true,
      kept: stored,
      clock,
    });
  const after = errorsOf({ ...stored, ...changes });
  if (Object.keys(after).length === 0) return after;
  const before = errorsOf(stored);
  return Object.fromEntries(Object.entries(after).filter(([path]) => !before[path]));
}
