import { parentPort, workerData } from 'node:worker_threads';
import type { CvWork } from './cv-process.ts';
import { textOfDocument } from './document-text.ts';
import { suggestFromCv } from './suggest-from-cv.ts';

/** The thread that reads one document. */

const { bytes, isPdf, lists } = workerData as Omit<CvWork, 'limits'>;
parentPort?.postMessage(suggestFromCv(await textOfDocument(bytes, isPdf), lists));
