import type { Command } from '../commands/command.ts';
import { copyFiles } from './copy-files.ts';
import { isStorageUnavailable } from './file-storage.ts';
import { localStorage } from './local-storage.ts';
import { openStorage } from './open-storage.ts';
import { cropFolder, permanentFolders } from './storage-folders.ts';

/** Number of files after which the progress is printed. */
const progressStep = 100;

/** Copies the stored files from the data folder to the configured bucket, or back. It deletes nothing. */
export const copyStorage: Command<{ to: 'local' | 's3'; crops?: true }> = async ({ configuration, print }, { to, crops }) => {
  const { dataFolder, s3 } = configuration;
  if (!s3) return { problem: 'STORAGE_S3_BUCKET is not set: it is required to copy files' };
  const [disk, bucket] = [localStorage(dataFolder), await openStorage({ dataFolder, s3 })];
  const problem = await bucket.problem();
  if (problem) return { problem };
  const [source, target] = to === 's3' ? [disk, bucket] : [bucket, disk];
  const folders = crops ? [...permanentFolders, cropFolder] : permanentFolders;
  try {
    const { copied, skipped, bytes, different } = await copyFiles(source, target, folders, (progress) => {
      const count = progress.copied + progress.skipped;
      if (count % progressStep === 0) print(`files: ${count} so far, ${progress.skipped} of them were there already`);
    });
    print(`files: ${copied} copied (${(bytes / 1_000_000).toFixed(1)} MB), ${skipped} were there already`);
    if (different.length === 0) return undefined;
    return { problem: different.map((key) => `${key}: the copy differs from the original`).join('\n') };
  } catch (error) {
    if (!isStorageUnavailable(error)) throw error;
    return { problem: `${(error as Error).message}: run the command again, it continues with the missing files` };
  }
};
