const prefix = 'plantsoen-';
const cacheKinds = ['offline', 'pages', 'assets', 'pictures'] as const;
export type CacheKind = (typeof cacheKinds)[number];

/** The caches of one version of the site by what they hold: the offline pages, and what the visitor has seen. */
export function cacheNames(version: string): Record<CacheKind, string> {
  return Object.fromEntries(cacheKinds.map((kind) => [kind, `${prefix}${version}-${kind}`])) as Record<CacheKind, string>;
}

/** The site's caches of other versions; an origin may have caches of others, which are left alone. */
export function outdatedCaches(names: readonly string[], version: string): string[] {
  return names.filter((name) => name.startsWith(prefix) && !name.startsWith(`${prefix}${version}-`));
}

/** All caches of the site, whatever their version; or those of one kind. */
export function siteCaches(names: readonly string[], kind?: CacheKind): string[] {
  return names.filter((name) => name.startsWith(prefix) && (!kind || name.endsWith(`-${kind}`)));
}

/** The caches that tell what a visitor has seen. */
export function visitedCaches(names: readonly string[]): string[] {
  return [...siteCaches(names, 'pages'), ...siteCaches(names, 'pictures')];
}

/** How much of a kind is kept. */
export type Limits = { entries: number; bytes: number };

export const limits = {
  pages: { entries: 60, bytes: 6_000_000 },
  pictures: { entries: 400, bytes: 40_000_000 },
} as const satisfies Partial<Record<CacheKind, Limits>>;

/** The largest file of the build that is kept: the application fits, the live map and the viewer of models do not. */
export const largestAsset = 450_000;

/** How many of the entries, given by their bytes and oldest first, have to go so that the rest stays within the limits. */
export function surplus(sizes: readonly number[], { entries, bytes }: Limits): number {
  let [count, sum] = [0, 0];
  for (const size of sizes.toReversed()) {
    sum += size;
    if (count === entries || sum > bytes) break;
    count += 1;
  }
  return sizes.length - count;
}
