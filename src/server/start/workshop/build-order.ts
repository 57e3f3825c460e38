/** Texts by path. */
type Texts = Record<string, string>;

/**
 * What a building process is asked: a build of the release with these texts in a new folder. `generated`: the generated files
 * that differ from the release's; without them, the process checks and generates itself.
 */
export type BuildOrder = { number: number; over: Texts; folder: string; generated?: Texts };

/** Has the process prepare for its first order, or give up the order of a number, whose result nobody waits for any more. */
export type BuildHint = { is: 'prepare' } | { is: 'given-up'; order: number };

export type BuildAnswer = { number: number; failure?: string };
