import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Returns the path of a file in an installed package, resolved from the workspace that needs it. */
export function packageFile(workspace: string, name: string, file: string): string {
  return join(createRequire(join(root, workspace, 'package.json')).resolve(`${name}/package.json`), '..', file);
}
