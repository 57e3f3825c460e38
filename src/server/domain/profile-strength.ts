export type ProfileSection = { title: string; fields: readonly { name: string; title: string }[] };

export type ProfileStrength = {
  /** Share of all fields that are filled, 0 to 100. */
  percent: number;
  sections: { title: string; percent: number; missing: string[] }[];
  /** The first missing field of each section that lacks one. */
  next: { section: string; field: string }[];
};

/** How much of a profile is filled, by section. Sections and fields are those of the profile's forms. */
export function profileStrength(
  sections: readonly ProfileSection[],
  profile: Readonly<Record<string, unknown>>,
): ProfileStrength {
  const judged = sections
    .filter(({ fields }) => fields.length > 0)
    .map(({ title, fields }) => {
      const missing = fields.filter(({ name }) => !isFilled(profile[name])).map((field) => field.title);
      return {
        title,
        missing,
        total: fields.length,
        percent: share(fields.length - missing.length, fields.length),
      };
    });
  const total = judged.reduce((sum, section) => sum + section.total, 0);
  const missing = judged.reduce((sum, section) => sum + section.missing.length, 0);
  return {
    percent: share(total - missing, total),
    sections: judged.map(({ title, percent, missing: lacking }) => ({ title, percent, missing: lacking })),
    next: judged
      .filter((section) => section.missing.length > 0)
      .map((section) => ({ section: section.title, field: section.missing[0]! })),
  };
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100);
}
