const prefix = 'plantsoen-';
const cacheKinds = ['offline', 'pages', 'assets', 'pictures'] as const;
export type CacheKind = (typeof cacheKinds)[number];

/** Returns the names of the caches of one version of the site by kind: the offline pages, and visited content. */
export function cacheNames(version: string): Record<CacheKind, string> {
  return Object.fromEntries(cacheKinds.map((kind) => [kind, `${prefix}${version}-${kind}`])) as Record<CacheKind, string>;
}

/** Returns the site's caches of other versions, which no page uses any more. Caches of other programs on the origin are not affected. */
export function outdatedCaches(names: readonly string[], version: string): string[] {
  return siteCaches(names).filter((name) => !name.startsWith(`${prefix}${version}-`));
}

/** Returns all caches of the site of any version, or those of one kind. */
export function siteCaches(names: readonly string[], kind?: CacheKind): string[] {
  return names.filter((name) => name.startsWith(prefix) && (!kind || name.endsWith(`-${kind}`)));
}

/** Returns the caches that reveal visited pages. */
export function visitedCaches(names: readonly string[]): string[] {
  return [...siteCaches(names, 'pages'), ...siteCaches(names, 'pictures')];
}

/** Maximum number and bytes of the entries of a kind. */
export type Limits = { entries: number; bytes: number };

export const limits = {
  pages: { entries: 60, bytes: 6_000_000 },
  pictures: { entries: 400, bytes: 40_000_000 },
} as const satisfies Partial<Record<CacheKind, Limits>>;

/** Maximum size in bytes of a stored file of the build: the application fits, the interactive map and the 3D viewer do not. */
export const maxAsset = 450_000;

/** Returns how many of the entries, given by their bytes and oldest first, must be deleted to meet the limits. */
export function surplus(sizes: readonly number[], { entries, bytes }: Limits): number {
  let [count, sum] = [0, 0];
  for (const size of sizes.toReversed()) {
    sum += size;
    if (count === entries || sum > bytes) break;
    count += 1;
  }
  return sizes.length - count;
}
