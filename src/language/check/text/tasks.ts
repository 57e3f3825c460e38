import type { Plural } from '../../../../generated/definitions.d.ts';
import { definitionOf } from '../../grammar/definition-of.ts';
import { type Document, placeIn } from '../../grammar/documents.ts';
import { type Check, exists } from '../check-context.ts';
import { checkTarget } from '../screen/link-targets.ts';
import { known, type Schema, type Spot } from '../value/known-value.ts';
import { checkCounted } from './events.ts';

const TYPES: Readonly<Record<string, Schema>> = {
  text: { type: 'string' },
  texts: { type: 'array', items: { type: 'string' } },
  number: { type: 'integer' },
  day: { type: 'string', format: 'date' },
  moment: { type: 'string', format: 'date-time' },
};

/** Checks a task: its role and rule exist, its texts and its link use only facts that it declares. */
export function checkTask(check: Check, document: Document): void {
  const { for: role, rule, facts, title, text, label, to } = definitionOf(document, 'task');
  exists(check, 'role', role, check.names('role'), placeIn(document, 'for'));
  if (rule !== undefined) checkRule(check, rule, document);
  const scope = Object.fromEntries(
    Object.entries(facts).map(([name, type]) => [name, known(check.project.api, TYPES[type])]),
  );
  const spot: Spot = { document, scope };
  for (const [key, said] of Object.entries({ title, text, label })) {
    if (said === undefined) continue;
    if (isPlural(said) && !('n' in facts))
      check.add(placeIn(document, key), 'a text for one and for more needs the fact "n"');
    checkCounted(check, said, spot, placeIn(document, key));
  }
  checkTarget(check, to, spot, placeIn(document, 'to'));
}

const isPlural = (text: string | Plural): text is Plural => typeof text !== 'string';

/** A task is found for a session, so its rule must be one that the session decides. */
function checkRule(check: Check, rule: string, document: Document): void {
  const { rules } = check.project.access;
  const place = placeIn(document, 'rule');
  if (!exists(check, 'rule', rule, rules.keys(), place)) return;
  if (rules.get(rule)!.at !== 'session')
    check.add(place, `the rule "${rule}" is about a record; a task needs one that the session decides`);
}
