// node scripts/images/collect.ts <folder>: copies the built programs with the packages that they load to <folder>/{site,api,admin}, and
// creates <folder>/data. The images contain these folders.
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadedPackages } from '../../backend/external-packages.mjs';
import { root } from '../root.ts';
import { productionClosure, readLockedTree } from './locked-tree.ts';
import { createSbom } from './sbom.ts';

const tree = readLockedTree();

/** Files and folders of each program, and the workspace whose packages it contains. */
const programs = {
  site: { workspace: 'site', paths: ['site/dist'] },
  api: { workspace: 'backend', paths: ['backend/dist', ...packagesOf(loadedPackages)] },
  admin: {
    workspace: 'backend/admin',
    paths: [
      'backend/admin/start.mjs',
      'backend/admin/.next/standalone/node_modules',
      // Next also copies sources and tests, which the server does not read.
      ...['.next', 'package.json', 'server.js'].map((name) => `backend/admin/.next/standalone/backend/admin/${name}`),
    ],
  },
};

/** Packages that Payload loads only in development, to change the database structure. Next copies them nevertheless. */
const isForDevelopment = (path: string) => /\/node_modules\/(drizzle-kit|esbuild|esbuild-register|@esbuild)$/.test(path);

/** Returns the folders of packages and of those that they need, as installed on this platform. */
function packagesOf(names: readonly string[]): string[] {
  const folders = names.map((name) => `node_modules/${name}`);
  return productionClosure(tree, folders).filter((path) => existsSync(join(root, path)));
}

/** Writes the folders of all programs. An earlier result is replaced. */
export function collectPrograms(target: string): void {
  rmSync(target, { recursive: true, force: true });
  for (const [name, { workspace, paths }] of Object.entries(programs)) {
    for (const path of paths)
      cpSync(join(root, path), join(target, name, path), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (source) => !isForDevelopment(source),
      });
    writeFileSync(join(target, name, 'sbom.cdx.json'), `${JSON.stringify(createSbom(tree, workspace, name), undefined, 2)}\n`);
  }
  mkdirSync(join(target, 'data'), { mode: 0o700 });
}

const [, program = '', target] = process.argv;
if (import.meta.url === pathToFileURL(program).href && target) collectPrograms(resolve(target));
