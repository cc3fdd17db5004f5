import type { FileStorage } from './file-storage.ts';
import { localStorage } from './local-storage.ts';
import type { StorageSettings } from './storage-settings.ts';

/** Opens the configured storage. The SDK of S3 is loaded only with a bucket, because it needs much memory. */
export async function openStorage({ dataFolder, s3 }: StorageSettings): Promise<FileStorage> {
  if (!s3) return localStorage(dataFolder);
  const { s3Storage } = await import('./s3-storage.ts');
  return s3Storage(s3);
}
