import { formsAsked, programsInWords, programsOf } from '../../src/language/check/change/programs-of.ts';
import { definitionsOf } from '../../src/language/compile/change/definitions-of.ts';
import { usesIn } from '../../src/language/compile/change/field-uses.ts';
import type { Project } from '../../src/language/compile/project.ts';
import type { ShownLabels } from '../../src/language/compile/screen/screen-references.ts';
import type { Change } from '../../src/language/run/change/change.ts';
import { type ApiChange, apiChangeInWords } from '../../src/language/run/change/compare-api.ts';
import { compareDefinitions } from '../../src/language/run/change/compare-definitions.ts';
import {
  type Counted,
  describeChange,
  type FieldUses,
  remedyOf,
} from '../../src/language/run/change/describe-change.ts';
import { countChanges } from './count-changes.ts';
import { dropDate } from './drop-date.ts';

type Definitions = ReturnType<typeof definitionsOf>;

export type ToldChange = Change & {
  counted: Counted;
  uses: FieldUses | undefined;
  programs: ReturnType<typeof programsOf>['follows'][number];
  text: string;
  remedy: string;
};

export type Told = {
  changes: ToldChange[];
  /** Changes of the API that follow from no change of a definition. */
  api: (ApiChange & { text: string })[];
  /** Says where the counts come from. */
  source: string;
};

/** What an edit is compared by: the definitions before it, the project with it, and how the API changes. */
export type Edit = { before: Definitions; project: Project; labels: ShownLabels; api: ApiChange[] };

/** Returns what an edit changes, in words, counted in the database. */
export async function tellChanges(
  root: string,
  { before, project, labels, api: allApi }: Edit,
  which: 'any' | 'running' = 'any',
): Promise<Told> {
  const changes = compareDefinitions(before, definitionsOf(project), dropDate(new Date()));
  const { counts, source } = await countChanges(root, changes, which);
  const usesOf = usesIn(project, labels);
  const { follows, alone } = programsOf(changes, allApi, formsAsked(project));
  return {
    changes: changes.map((change, index) => {
      const counted = counts[index]!;
      const uses = usesOf(change);
      const programs = follows[index]!;
      const text = [describeChange(change, counted, uses), programsInWords(programs)]
        .filter(Boolean)
        .join(' ');
      return { ...change, counted, uses, programs, text, remedy: remedyOf(change) };
    }),
    api: alone.map((change) => ({ ...change, text: apiChangeInWords(change) })),
    source,
  };
}
