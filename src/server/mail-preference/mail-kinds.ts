import type { components } from '../../../generated/api.d.ts';
import { form as adminMails } from '../../../generated/forms/settings/admin-mails.js';
import { form as candidateMails } from '../../../generated/forms/settings/candidate-mails.js';
import { form as schoolMails } from '../../../generated/forms/settings/school-mails.js';
import type { FormModule } from '../../language/run/form/form-module.ts';
import { schemaFields } from '../../language/run/form/schema-fields.ts';

/**
 * The kinds of mails that a person may choose to get or not: the fields of `schemas/forms/settings/{role}-mails.json`.
 * A new kind is one more field there; its `default` holds for whoever has not chosen. What mails it calls `postNews`
 * with its name. Mails about the account itself (codes, new passwords) are of no kind: they are always sent.
 */
export type MailKind = keyof components['schemas']['MailPreferences'];
export type MailChoices = Partial<Record<MailKind, boolean>>;

const FORMS: Readonly<Record<string, FormModule>> = {
  Admin: adminMails,
  Candidate: candidateMails,
  School: schoolMails,
};

type Kind = { title: string; isUsual: boolean };

const kindsIn = ({ schema }: FormModule): [MailKind, Kind][] =>
  [...schemaFields(schema)].map(([name, field]) => [
    name as MailKind,
    { title: field.title ?? name, isUsual: field.default === true },
  ]);

const ALL: ReadonlyMap<string, Kind> = new Map(Object.values(FORMS).flatMap(kindsIn));

export const isMailKind = (name: string): name is MailKind => ALL.has(name);

/** What settings call it. */
export const mailKindTitle = (kind: MailKind): string => ALL.get(kind)!.title;

/** Whether somebody gets it who has chosen nothing. */
export const isUsual = (kind: MailKind): boolean => ALL.get(kind)!.isUsual;

/** What a person of this role gets who has chosen nothing, in the order of the form. */
export function usualMails(role: string): MailChoices {
  const form = FORMS[role];
  return Object.fromEntries(form ? kindsIn(form).map(([kind, { isUsual }]) => [kind, isUsual]) : []);
}
