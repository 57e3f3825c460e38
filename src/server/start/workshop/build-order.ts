/** Texts by path. */
type Texts = Record<string, string>;

/**
 * What a building process is asked: a build of the release with these texts in a new folder. `generated`: the generated files
 * that differ from the release's; without them, the process checks and generates itself.
 */
export type BuildOrder = { number: number; over: Texts; folder: string; generated?: Texts };

export type BuildAnswer = { number: number; failure?: string };
