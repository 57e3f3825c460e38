import { parentPort, workerData } from 'node:worker_threads';
import type { CvWork } from './cv-process.ts';
import { textOfDocument, Unreadable } from './document-text.ts';
import { suggestFromCv } from './suggest-from-cv.ts';
import { type CvReading, unreadBecause } from './suggestion.ts';

/** The thread that reads one document. */

const { bytes, isPdf, lists } = workerData as Omit<CvWork, 'limits'>;
parentPort?.postMessage(await reading());

async function reading(): Promise<CvReading> {
  try {
    return suggestFromCv(await textOfDocument(bytes, isPdf), lists);
  } catch (error) {
    if (error instanceof Unreadable) return unreadBecause(error.obstacle);
    throw error;
  }
}
