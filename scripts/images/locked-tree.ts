import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../root.ts';

/** Entry of `package-lock.json`. A link is a workspace, and `resolved` is its folder. */
export type LockEntry = {
  version?: string;
  resolved?: string;
  link?: boolean;
  license?: string;
  integrity?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};

/** Entries of `package-lock.json` by their path, such as `node_modules/pg` or `backend`. */
export type LockedTree = Record<string, LockEntry>;

/** Reads the lock file of the project. */
export const readLockedTree = (): LockedTree => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;

/** Returns the names of the packages that an installed package may load, without those for development. */
function dependencyNames({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: LockEntry): string[] {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys(dependencies ?? {}), ...Object.keys(optionalDependencies ?? {}), ...peers];
}

/** Returns the path of a package as Node resolves it from a folder, or undefined if it is not in the lock file. */
function resolveFrom(tree: LockedTree, folder: string, name: string): string | undefined {
  const path = join(folder, 'node_modules', name);
  if (tree[path]) return tree[path].link ? tree[path].resolved : path;
  return folder === '.' ? undefined : resolveFrom(tree, dirname(folder), name);
}

/** Returns the paths of a package and of all packages that it needs in production, for every platform. */
export function productionClosure(tree: LockedTree, paths: readonly string[]): string[] {
  const found = new Set<string>();
  const open = [...paths];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const entry = tree[path];
    if (!entry || found.has(path)) continue;
    found.add(path);
    const from = path;
    open.push(...dependencyNames(entry).flatMap((name) => resolveFrom(tree, from, name) ?? []));
  }
  return [...found].sort();
}
