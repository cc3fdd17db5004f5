/** Program that copies the stored files from the data folder to the configured bucket, or back. It deletes nothing. */
import { parseArgs } from 'node:util';
import { readConfiguration } from '../platform/configuration.ts';
import { keepFilesPrivate } from '../platform/private-files.ts';
import { copyFiles, permanentFolders } from '../platform/storage/copy-files.ts';
import { openStorage } from '../platform/storage/open-storage.ts';

const usage = 'usage: move-files --from local --to s3 [--crops], or --from s3 --to local [--crops]';

/** Number of files after which the progress is printed. */
const progressStep = 100;

function endWith(lines: readonly string[]): never {
  console.error(lines.join('\n'));
  process.exit(1);
}

function readArguments() {
  try {
    const options = { from: { type: 'string' }, to: { type: 'string' }, crops: { type: 'boolean' } } as const;
    return parseArgs({ options }).values;
  } catch {
    return endWith([usage]);
  }
}

const { from, to, crops } = readArguments();
if (![from, to].includes('local') || ![from, to].includes('s3')) endWith([usage]);
const result = readConfiguration(process.env);
if ('problems' in result) endWith(result.problems);
const { dataFolder, s3 } = result.configuration;
if (!s3) endWith(['STORAGE_S3_BUCKET is not set: it is required to copy files']);
keepFilesPrivate(dataFolder);
const storages = { local: await openStorage({ dataFolder }), s3: await openStorage({ dataFolder, s3 }) };
const problem = await storages.s3.problem();
if (problem) endWith([problem]);
const [source, target] = from === 'local' ? [storages.local, storages.s3] : [storages.s3, storages.local];
try {
  const folders = crops ? [...permanentFolders, 'crops/'] : permanentFolders;
  const { copied, skipped, bytes, different } = await copyFiles(source, target, folders, (progress) => {
    const count = progress.copied + progress.skipped;
    if (count % progressStep === 0) console.log(`files: ${count} so far, ${progress.skipped} of them were there already`);
  });
  console.log(`files: ${copied} copied (${(bytes / 1_000_000).toFixed(1)} MB), ${skipped} were there already`);
  if (different.length > 0) endWith(different.map((key) => `${key}: the copy differs from the original`));
  process.exit(0);
} catch (error) {
  endWith([`${error instanceof Error ? error.message : error}: run the command again, it continues with the missing files`]);
}
