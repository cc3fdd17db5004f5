/** A package in `package-lock.json`. */
export type LockedPackage = {
  name: string;
  version: string;
  licence: string | undefined;
  isProduction: boolean;
  integrity: boolean;
};

type LockEntry = { version?: string; license?: string; dev?: boolean; link?: boolean; integrity?: string };

/** Versions of a package that must not be installed: a list, or a range from one version to below another. */
export type BadVersions = { name: string; versions?: string[]; from?: string; below?: string; reason: string };

/** Allowed licences of production packages, and those of packages whose lock entry has none. */
export type Licences = { allowed: string[]; unnamed: Record<string, string> };

const folder = 'node_modules/';

/** Returns the packages that a lock file installs from the registry. */
export function lockedPackages(lock: { packages: Record<string, LockEntry> }): LockedPackage[] {
  return Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes(folder) && !link)
    .map(([path, { version = '', license, dev, integrity }]) => ({
      name: path.slice(path.lastIndexOf(folder) + folder.length),
      version,
      licence: license,
      isProduction: dev !== true,
      integrity: integrity !== undefined,
    }));
}

/** Returns one line for each package without a hash, and for each production package with a licence that is not allowed. */
export function licenceErrors(packages: readonly LockedPackage[], { allowed, unnamed }: Licences): string[] {
  return packages.flatMap(({ name, version, licence = unnamed[name], isProduction, integrity }) => [
    ...(integrity ? [] : [`${name} ${version} has no integrity hash`]),
    ...(!isProduction || isAllowed(licence, allowed) ? [] : [`${name} ${version} has the licence '${licence}'`]),
  ]);
}

/** Whether an SPDX expression of one level is allowed: each part of an AND, one part of an OR. */
function isAllowed(licence: string | undefined, allowed: readonly string[]): boolean {
  const terms = licence?.replace(/[()]/g, '') ?? '';
  if (terms.includes(' OR ')) return terms.split(' OR ').some((term) => isAllowed(term, allowed));
  return terms.split(' AND ').every((term) => allowed.includes(term.trim()));
}

/** Returns one line for each package in a version that is known to be bad. */
export function badVersionErrors(packages: readonly LockedPackage[], known: readonly BadVersions[]): string[] {
  return packages.flatMap(({ name, version }) =>
    known
      .filter((bad) => bad.name === name && isIn(version, bad))
      .map(({ reason }) => `${name} ${version} must not be used: ${reason}`),
  );
}

function isIn(version: string, { versions, from = '0.0.0', below }: BadVersions): boolean {
  if (versions) return versions.includes(version);
  return below !== undefined && compare(version, from) >= 0 && compare(version, below) < 0;
}

/** Compares the numbers of two versions, without a suffix after a dash. */
function compare(one: string, other: string): number {
  const [first, second] = [one, other].map((version) => (version.split('-')[0] ?? '').split('.').map(Number));
  for (let index = 0; index < 3; index += 1) {
    const difference = (first?.[index] ?? 0) - (second?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
