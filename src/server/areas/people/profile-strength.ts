import { inWords } from '../../../language/run/value/language.ts';

export type ProfileSection = {
  /** The form with these fields. */
  form: string;
  title: string;
  fields: readonly { name: string; title: string }[];
};

export type ProfileStrength = {
  /** The share of filled fields among all, 0 to 100. */
  percent: number;
  /** By section, with the titles of the empty fields: the first is suggested next. */
  sections: { form: string; title: string; percent: number; missing: string[] }[];
};

/** Returns how complete a profile is, by section. Sections and fields are those of the profile's forms. */
export function profileStrength(
  sections: readonly ProfileSection[],
  profile: Readonly<Record<string, unknown>>,
): ProfileStrength {
  const judged = sections
    .filter(({ fields }) => fields.length > 0)
    .map(({ form, title, fields }) => {
      const missing = fields
        .filter(({ name }) => !isFilled(profile[name]))
        .map((field) => inWords(field.title));
      return {
        form,
        title: inWords(title),
        missing,
        total: fields.length,
        percent: share(fields.length - missing.length, fields.length),
      };
    });
  const total = judged.reduce((sum, section) => sum + section.total, 0);
  const missing = judged.reduce((sum, section) => sum + section.missing.length, 0);
  return {
    percent: share(total - missing, total),
    sections: judged.map(({ total: _, ...section }) => section),
  };
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100);
}
