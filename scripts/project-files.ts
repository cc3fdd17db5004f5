import { globSync } from 'node:fs';
import { root } from './root.ts';

const isForeign = (path: string) => /(^|\/)(node_modules|dist|\.next|\.plantsoen|test-results)$/.test(path);

/** Returns the files of the project that match a pattern, as paths from its root, without dependencies, builds and data. */
export const projectFiles = (pattern: string): string[] => globSync(pattern, { cwd: root, exclude: isForeign });

/** Returns the same files without those that a command generates. */
export const handWrittenFiles = (pattern: string): string[] =>
  projectFiles(pattern).filter((file) => !/\/(generated|migrations)\/|\.gen\.ts$|\/importMap\.js$/.test(file));
