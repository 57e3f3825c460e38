/** What a building process is asked: a build of the release with these texts, by path, in a new folder. */
export type BuildOrder = { number: number; over: Record<string, string>; folder: string };

export type BuildAnswer = { number: number; failure?: string };
