import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseName, databaseUrl } from './launch.ts';

/** Line of postmaster.pid that contains the socket folder. */
const socketLine = 4;

/** Returns the URL of the embedded database that another process has launched on a folder; undefined if none is running. */
export function runningDatabase(folder: string): string | undefined {
  try {
    const socketFolder = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[socketLine];
    return socketFolder && databaseUrl(socketFolder, databaseName);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
