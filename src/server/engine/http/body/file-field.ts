import type { CodedMessage, FormRules } from '../../../../language/run/form/form-module.ts';
import { ruleMessage } from '../../../../language/run/form/validate.ts';
import { isolated } from '../../../../language/run/value/isolated.ts';

/** A field that takes files. */
export type FileField = {
  /** Accepted media types. */
  accept: readonly string[];
  maxBytes: number;
  isList: boolean;
  /** Maximum number of files, for a list. */
  maxItems: number | undefined;
  tooLarge: () => CodedMessage;
};

/** The file fields of forms, with the message for an oversized file. */
export function fileFields(groups: readonly FormRules[]): Map<string, FileField> {
  const fields = new Map<string, FileField>();
  for (const [name, field, schema] of groups.flatMap(sentFields)) {
    const one = field.file ? field : field.items;
    const rule = one?.file;
    if (!rule) continue;
    const limit = `${Math.floor(rule.maxBytes / 1024 / 1024)}MB`;
    const tooLarge = () => {
      const { code, text } = ruleMessage('maxBytes', [one, field]);
      return { code, text: text.replace('{limit}', isolated(limit)) };
    };
    if (!fields.has(name))
      fields.set(name, { ...rule, isList: one !== field, maxItems: schema?.maxItems, tooLarge });
  }
  return fields;
}

const sentFields = ({ plan, schema }: FormRules) =>
  Object.entries(plan.fields ?? {})
    .filter(([, field]) => !field.isFact && !field.isLocal)
    .map(([name, field]) => [name, field, schema.properties?.[name]] as const);
