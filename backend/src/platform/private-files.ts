import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folders of the data folder that contain files of members, editors and visitors. */
const privateFolders = ['media', 'crops', 'uploads', 'incoming', 'site-assets', 'mails', 'logs'];

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

/** Writes a file that only its owner may read, unless it exists. Of several concurrent programs one writes, completely or not at all. */
export function writeOnce(file: string, make: () => string): void {
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, make(), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft);
  }
}
