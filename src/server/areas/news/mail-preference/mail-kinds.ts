import type { components } from '../../../../../generated/api.d.ts';
import { form as adminMails } from '../../../../../generated/forms/settings/admin-mails.js';
import { form as candidateMails } from '../../../../../generated/forms/settings/candidate-mails.js';
import { form as schoolMails } from '../../../../../generated/forms/settings/school-mails.js';
import type { FormModule } from '../../../../language/run/form/form-module.ts';
import { schemaFields } from '../../../../language/run/form/schema-fields.ts';
import { inWords } from '../../../../language/run/value/language.ts';
import { say } from '../../../engine/messages/say.ts';

/**
 * The kinds of mails that people can turn on or off: the fields of
 * `schemas/forms/settings/{role}-mails.json`. To add a kind, add a field there, with its `default` for people
 * who have not chosen; its events name it as their `kind`. Mails about the account itself (codes, new
 * passwords) have no kind: they are always sent.
 */
export type MailKind = keyof components['schemas']['MailPreferences'];
export type MailChoices = Partial<Record<MailKind, boolean>>;

const FORMS: Readonly<Record<string, FormModule>> = {
  Admin: adminMails,
  Candidate: candidateMails,
  School: schoolMails,
};

type Kind = { title: string; isOnByDefault: boolean };

const kindsIn = ({ schema }: FormModule): [MailKind, Kind][] =>
  [...schemaFields(schema)].map(([name, field]) => [
    name as MailKind,
    { title: field.title ?? name, isOnByDefault: field.default === true },
  ]);

const ALL: ReadonlyMap<string, Kind> = new Map(Object.values(FORMS).flatMap(kindsIn));

export const isMailKind = (name: string): name is MailKind => ALL.has(name);

/** The title of a kind, in the language of the reader. */
export const mailKindTitle = (kind: MailKind): string => inWords(ALL.get(kind)!.title);

/** Why somebody gets mails of a kind, with the link that ends them. */
export const unsubscribeFooter = (kind: MailKind, link: string) => ({
  reason: say('mail.reason', { kind: mailKindTitle(kind) }),
  label: say('mail.unsubscribe'),
  link,
});

/** Whether a kind is on by default. */
export const isOnByDefault = (kind: MailKind): boolean => ALL.get(kind)!.isOnByDefault;

/** The default choices of a role, in the order of the form. */
export function defaultMails(role: string): MailChoices {
  const form = FORMS[role];
  return Object.fromEntries(
    form ? kindsIn(form).map(([kind, { isOnByDefault }]) => [kind, isOnByDefault]) : [],
  );
}
