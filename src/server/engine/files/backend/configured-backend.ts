import { join } from 'node:path';
import { fileBucket } from './file-bucket.ts';
import { fileFolder } from './file-folder.ts';
import type { StoreBackend } from './store-backend.ts';

export type FilesConfig = {
  dataDir: string;
  /** An S3-compatible store instead of the folder. */
  storageUrl?: string | null;
};

export const storeBackend = ({ dataDir, storageUrl }: FilesConfig): StoreBackend =>
  storageUrl ? fileBucket(storageUrl) : fileFolder(join(dataDir, 'files'));
