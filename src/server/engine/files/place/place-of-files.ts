import { join } from 'node:path';
import { fileBucket } from './file-bucket.ts';
import { fileFolder } from './file-folder.ts';
import type { FilePlace } from './file-place.ts';

export type FilesConfig = {
  dataDir: string;
  /** An S3-compatible store instead of the folder. */
  storageUrl?: string | null;
};

export const placeOfFiles = ({ dataDir, storageUrl }: FilesConfig): FilePlace =>
  storageUrl ? fileBucket(storageUrl) : fileFolder(join(dataDir, 'files'));
