// Builds, their sources, and whether they are up to date.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { withFileLock } from './file-lock.ts';
import { ending, spawnNode } from './node-child.mjs';
import { packageFile, root } from './root.ts';

export type Build = {
  name: string;
  /** Files that the result depends on, without tests and generated files. */
  sources: readonly string[];
  /** File that only a completed build has written. */
  result: string;
  folder: string;
  command: () => string[];
};

const common = [
  'package-lock.json',
  '{contract,form-rules,specification-rules,configuration,observability}/**/*.{ts,mjs,json,graphql}',
];
const code = '*.{ts,tsx,js,jsx,cjs,mjs,css,scss,svg,json,graphql}';

export const builds = {
  site: {
    name: 'site',
    sources: [...common, `site/{src,server,build,public}/**/${code}`, 'site/public/**', `site/${code}`],
    result: 'site/dist/server',
    folder: 'site',
    command: () => [packageFile('site', 'vite', 'bin/vite.js'), 'build', '--logLevel', 'warn'],
  },
  backend: {
    name: 'backend',
    sources: [...common, `backend/src/**/${code}`, 'backend/src/**/*.ttf', `backend/${code}`],
    result: 'backend/dist',
    folder: '.',
    command: () => ['backend/build.mjs'],
  },
  admin: {
    name: 'admin',
    sources: [...common, `backend/src/**/${code}`, `backend/admin/**/${code}`, 'backend/admin/public/**'],
    result: 'backend/admin/.next',
    folder: '.',
    command: () => ['backend/admin/build.mjs'],
  },
} satisfies Record<string, Build>;

/** Whether to ignore a file: folders of results and packages, tests, and generated files. */
const isLeftOut = (name: string) =>
  /^(node_modules|dist|\.next|next-env\.d\.ts|importMap\.js)$|\.(test|gen)\.tsx?$|\.tsbuildinfo$/.test(name);

/** Returns a hash of the names and contents of a build's sources. */
function fingerprintOf(build: Build): string {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0] ?? '');
  const found = globSync([...build.sources], { cwd: root, withFileTypes: true, exclude: ({ name }) => isLeftOut(name) });
  const files = found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  for (const file of [...new Set(files)].sort()) hash.update(`${relative(root, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

const stampOf = (build: Build) => join(root, build.result, '.fingerprint');

/** Whether a build is up to date. The fingerprint is stored in the result, so that both are deleted together. */
export function isBuilt(build: Build): boolean {
  return existsSync(stampOf(build)) && readFileSync(stampOf(build), 'utf8') === fingerprintOf(build);
}

type Output = (text: string) => void;

async function build(one: Build, env: NodeJS.ProcessEnv, output: Output): Promise<string | undefined> {
  const fingerprint = fingerprintOf(one);
  rmSync(stampOf(one), { force: true });
  let log = '';
  const listen = (chunk: Buffer) => {
    log += chunk;
    output(chunk.toString());
  };
  // Tests that build run with NODE_ENV 'test', for which React is slower and logs more.
  const production: NodeJS.ProcessEnv = { ...env, NODE_ENV: 'production' };
  const child = spawnNode(one.command(), { cwd: join(root, one.folder), env: production });
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);
  const status = await ending(child);
  if (status !== 0) return /ENOSPC/.test(log) ? 'the disk is full' : firstError(log, status);
  if (!existsSync(join(root, one.result))) return `the build wrote nothing to ${one.result}`;
  writeFileSync(stampOf(one), fingerprint);
  return undefined;
}

/**
 * Builds unless the result is up to date, possibly by another process meanwhile. Returns the problem in one line, or undefined. `output`
 * receives the output of the build.
 */
export function runBuild(one: Build, env: NodeJS.ProcessEnv, output: Output): Promise<string | undefined> {
  const lock = join(root, 'node_modules/.cache', `plantsoen-build-${one.name}.lock`);
  return withFileLock(lock, async () => (isBuilt(one) ? undefined : build(one, env, output)));
}

function firstError(log: string, status: number | string): string {
  const lines = log.split('\n').map((line) => line.trim());
  return lines.find((line) => /error/i.test(line)) ?? lines.findLast((line) => line !== '') ?? `the build exited with ${status}`;
}
