import { type ApiChange, type ApiContract, changeInWords, compareApi } from '../../run/change/compare-api.ts';
import type { ApiKind } from '../../run/change/compare-schemas.ts';

/** What one version of the API changed, over all releases that had it. */
export type ApiVersion = {
  version: string;
  /** The day of its last release. */
  day: string;
  changes: KnownChange[];
};

type KnownChange = Pick<ApiChange, 'class' | 'kind' | 'calls' | 'what'>;

/** Returns the versions with what a release adds, the newest first. */
export function grownHistory(
  history: readonly ApiVersion[],
  before: ApiContract | undefined,
  after: ApiContract,
  day: string,
): ApiVersion[] {
  const changes = (before ? compareApi(before, after) : []).map(
    ({ class: kind, kind: what, calls, what: text }): KnownChange => ({
      class: kind,
      kind: what,
      calls,
      what: text,
    }),
  );
  const [newest, ...others] = history;
  if (newest?.version !== after.version) return [{ version: after.version, day, changes }, ...history];
  if (changes.length === 0) return [...history];
  return [{ ...newest, day, changes: [...newest.changes, ...changes] }, ...others];
}

const HEADINGS: Record<ApiKind, string> = {
  added: 'Added',
  changed: 'Changed',
  deprecated: 'Deprecated',
  removed: 'Removed',
};

/** Calls that an entry names. */
const NAMED = 6;

/** Writes the versions for those who maintain programs. */
export function changelogText(history: readonly ApiVersion[]): string {
  const sections = history.map(({ version, day, changes }, index) => {
    const parts = Object.entries(HEADINGS).flatMap(([kind, heading]) => {
      const entries = changes.filter((change) => change.kind === kind).flatMap(entriesOf);
      return entries.length ? [`### ${heading}\n\n${entries.join('\n')}`] : [];
    });
    const nothing =
      index === history.length - 1 ? 'The first version that was compared.' : 'Nothing that programs notice.';
    return [`## ${version} · ${day}`, ...(parts.length ? parts : [nothing])].join('\n\n');
  });
  return `${INTRODUCTION}\n\n${sections.join('\n\n')}\n`;
}

const INTRODUCTION = `# What changed in the API

Written by \`npm run release\`, which compares the API to the release before it. What is marked with ⚠ breaks programs that
were written for an earlier version: the first number of the version rises then, before 1.0.0 the second.`;

function entriesOf({ class: kind, calls, what }: KnownChange): string[] {
  const mark = kind === 'breaks' ? '⚠ ' : '';
  const written = calls.map((call) => `\`${call}\``);
  if (/^is (new|gone)$/.test(what)) return written.map((call) => `- ${mark}${call}`);
  return [`- ${mark}${changeInWords(written, what, NAMED)}`];
}
