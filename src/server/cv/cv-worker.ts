import { parentPort, workerData } from 'node:worker_threads';
import { textOfDocument } from './document-text.ts';
import { type CvLists, suggestFromCv } from './suggest-from-cv.ts';

/** Runs in a thread of its own, which ends with it: the file's bytes and its text are both a stranger's. */

export type CvWork = { path: string; isPdf: boolean; lists: CvLists };

const { path, isPdf, lists } = workerData as CvWork;
parentPort?.postMessage(suggestFromCv(await textOfDocument(path, isPdf), lists));
