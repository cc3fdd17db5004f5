import { statSync } from 'node:fs';

/** Whether a path is that of a file, and not of a folder. Throws if a folder above it is closed, for which `existsSync` returns false. */
export const fileExists = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === false;
