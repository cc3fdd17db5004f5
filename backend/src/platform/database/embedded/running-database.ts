import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseName, databaseUrl } from './launch.ts';

/** Where a running server says in its file where it listens. */
const socketLine = 4;

/** The URL of the embedded database that somebody else has launched on a folder; undefined where none runs. */
export function runningDatabase(folder: string): string | undefined {
  try {
    const socketFolder = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[socketLine];
    return socketFolder && databaseUrl(socketFolder, databaseName);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
