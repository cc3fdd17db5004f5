import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './root.ts';

/** A file of an installed package, found from the workspace that needs it. */
export function packageFile(workspace: string, name: string, file: string): string {
  return join(createRequire(join(root, workspace, 'package.json')).resolve(`${name}/package.json`), '..', file);
}
