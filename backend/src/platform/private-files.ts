import { chmodSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of the data folder that contain files of members, editors and visitors. */
const privateFolders = ['media', 'crops', 'uploads', 'mails', 'logs'];

/**
 * Makes files that this process writes readable by its own user only, and closes folders that an earlier version left open. A folder of
 * another user is not changed.
 */
export function keepFilesPrivate(dataFolder: string): void {
  process.umask(0o077);
  for (const name of privateFolders) closeFolder(join(dataFolder, name));
}

function closeFolder(folder: string): void {
  const mode = statSync(folder, { throwIfNoEntry: false })?.mode;
  if (mode === undefined || (mode & 0o077) === 0) return;
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}
