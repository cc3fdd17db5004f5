import { execFile } from 'node:child_process';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { packageFile, root } from '../../scripts/root.ts';

/**
 * Folders of two builds with `backend/` and `site/`: the present one, and one with one more migration, whose operations
 * and scripts all differ.
 */
export type Builds = { former: string; next: string };

const folderOf = (build: keyof Builds) => join(root, 'node_modules/.cache/plantsoen-upgrade', build);

/** Copies the present build into a folder of packages, so that its programs find theirs. Returns the folder. */
export function copyFormer(): string {
  const former = folderOf('former');
  rmSync(former, { recursive: true, force: true });
  for (const part of ['backend', 'site']) cpSync(join(root, part, 'dist'), join(former, part), { recursive: true });
  return former;
}

/** Builds the next version into another such folder. */
export async function buildNext(): Promise<string> {
  const next = folderOf('next');
  rmSync(next, { recursive: true, force: true });
  const run = promisify(execFile);
  await run(process.execPath, [fileURLToPath(new URL('next-backend.mjs', import.meta.url)), join(next, 'backend')]);
  const config = fileURLToPath(new URL('next-site.config.ts', import.meta.url));
  const site = join(next, 'site');
  const args = [packageFile('site', 'vite', 'bin/vite.js'), 'build', '--app', '--logLevel', 'error', '--config', config];
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_BUILD_FOLDER: site };
  await run(process.execPath, args, { cwd: join(root, 'site'), env, maxBuffer: 2 ** 26 });
  return next;
}

const assetsOf = (build: string) => readdirSync(join(build, 'site/client/assets')).map((name) => `/assets/${name}`);

/** Returns the paths of the assets that only the next build has. Fonts, for instance, are the same. */
export function nextAssets({ former, next }: Builds): string[] {
  const known = new Set(assetsOf(former));
  return assetsOf(next).filter((path) => !known.has(path));
}
