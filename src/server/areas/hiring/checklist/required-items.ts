import { type ChecklistName, checklists } from '../../../../../generated/checklists.ts';
import type { Checklist, ChecklistItem, Citation } from '../../../../../generated/definitions.d.ts';
import { sayPhrase } from '../../../engine/messages/say.ts';
import { countriesOfTenYears, gapsIn, isSameEmployer, latestEmployer, type Post } from './career.ts';

/** What a checklist is computed from: the profile of a candidate, and the post. */
export type HireFacts = {
  /** Today at the site (`siteDay`). */
  today: string;
  /** The code of the post's country. */
  country: string | null;
  /** The English name of the post's role, as Admins list it: "School Nurse". */
  role: string | null;
  /** The codes, or the names of what has no code, of nationality and current country. */
  nationality: string | null;
  lives_in: string | null;
  posts: readonly Post[];
};

/** One thing that a file needs. Its texts are English: `inReadersLanguage` translates them. */
export type RequiredItem = {
  /** The item in its checklist; stored, and the same in all versions. */
  key: string;
  /**
   * Which of several it is: the code of a country (or its name, if it has none), a gap as `2021-03/2021-09` (`2026-02/..` until today), an employer's
   * name. Null for what is needed once, and where the profile does not say which country or employer.
   */
  subject: string | null;
  /** What the subject is. */
  for_each: 'country' | 'gap' | 'employer' | null;
  title: string;
  needs: string;
  provided_by: ChecklistItem['provided_by'];
  /** `hire`: nobody is hired before it; `start`: it may follow until the first day. */
  due: ChecklistItem['due'];
  lapses_after_months: number | null;
  /** The form that is filled in for it; null if a file or a note is the proof. */
  form: string | null;
  sources: readonly Citation[];
};

export type NamedChecklist = Checklist & { key: ChecklistName };

/** Returns the checklist of a post's country; the general one where there is none. */
export function checklistFor({ country }: Pick<HireFacts, 'country'>): NamedChecklist {
  const names = Object.keys(checklists) as ChecklistName[];
  const own = names.find((name) => country !== null && checklists[name].countries?.includes(country));
  const key = own ?? names.find((name) => checklists[name].countries === undefined)!;
  return { key, ...checklists[key] };
}

/**
 * Returns what a file needs, in the checklist's order. What a profile leaves out is asked for rather than left out: an
 * unknown country, employer or nationality gives an item without a subject.
 */
export function requiredItems(checklist: Checklist, facts: HireFacts): RequiredItem[] {
  return Object.entries(checklist.items).flatMap(([key, item]) => {
    if (facts.role !== null && item.not_for?.includes(facts.role)) return [];
    return subjectsOf(item, facts).map(
      (subject): RequiredItem => ({
        key,
        subject,
        for_each: kindOfSubject(item),
        title: item.title,
        needs: item.needs,
        provided_by: item.provided_by,
        due: item.due,
        lapses_after_months: item.lapses_after_months ?? null,
        form: item.form ?? null,
        sources: [item.source].flat().map((name) => checklist.sources[name]!),
      }),
    );
  });
}

function kindOfSubject({ for_each }: ChecklistItem): RequiredItem['for_each'] {
  if (for_each === 'abroad') return 'country';
  return for_each === undefined || for_each === 'foreigner' ? null : for_each;
}

function subjectsOf({ for_each }: ChecklistItem, facts: HireFacts): (string | null)[] {
  switch (for_each) {
    case undefined:
      return [null];
    case 'country':
      return countriesOfTenYears(facts);
    case 'abroad':
      return countriesOfTenYears(facts).filter((country) => country === null || country !== facts.country);
    case 'gap':
      return gapsIn(facts).map(({ subject }) => subject);
    case 'employer':
      return [latestEmployer(facts)];
    case 'foreigner':
      return facts.nationality !== null && facts.nationality === facts.country ? [] : [null];
  }
}

/** Identifies an item of a file: its key, and its subject if it has one. */
export const itemId = ({ key, subject }: Pick<RequiredItem, 'key' | 'subject'>): string =>
  subject === null ? key : `${key} ${subject}`;

/** Returns an item with its texts in the language of the call. */
export const inReadersLanguage = (item: RequiredItem): RequiredItem => ({
  ...item,
  title: sayPhrase(item.title),
  needs: sayPhrase(item.needs),
  sources: item.sources.map((source) => ({ ...source, reviewer: sayPhrase(source.reviewer) })),
});

/** A reference that was given, and for whom its referee works. */
export type GivenReference = { reference_id: number; employer: string };

/**
 * Returns the reference that proves each item of a referee, by `itemId`: first one of the latest employer, then any other
 * for the rest. A reference proves one item only.
 */
export function referencesFor(
  items: readonly RequiredItem[],
  given: readonly GivenReference[],
): Map<string, GivenReference> {
  const left = [...given];
  const found = new Map<string, GivenReference>();
  const take = (item: RequiredItem, index: number) => {
    if (index >= 0) found.set(itemId(item), left.splice(index, 1)[0]!);
  };
  const asked = items.filter((item) => item.provided_by === 'referee');
  for (const item of asked)
    if (item.for_each === 'employer' && item.subject !== null)
      take(
        item,
        left.findIndex(({ employer }) => isSameEmployer(employer, item.subject!)),
      );
  for (const item of asked)
    if (item.for_each !== 'employer' || item.subject === null) take(item, left.length > 0 ? 0 : -1);
  return found;
}
