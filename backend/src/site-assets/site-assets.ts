import { createHash } from 'node:crypto';
import { type FileStorage, readContent } from '../platform/storage/file-storage.ts';

/** Files of a build of the site by name, with their sizes in bytes. */
export type BuildFiles = Readonly<Record<string, number>>;

export const siteAssetLimits = { builds: 50, files: 2000, fileBytes: 8 * 1024 * 1024, buildBytes: 64 * 1024 * 1024 };

/** Names with a hash of the content: assets, with the encodings that the build has made, and operations. */
const hashedName =
  /^(?:[\w.-]{0,100}-)?[\w-]{8}(?:\.plain)?\.(?:js|css|svg|json|woff2|png|webmanifest)(?:\.(?:br|gz))?$|^[0-9a-f]{12}\.graphql$/;

const buildsFolder = 'site-assets/builds/';
const filesFolder = 'site-assets/files/';
const fileKey = (name: string) => `${filesFolder}${name}`;
const buildKey = (build: string) => `${buildsFolder}${build}.json`;
const nameOf = (key: string) => key.slice(key.lastIndexOf('/') + 1);
const dayMs = 86_400_000;

/** Reads the files of an announced build. Returns undefined unless all names have a hash and the build is within the limits. */
export function readBuildFiles(value: unknown): BuildFiles | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const files: [string, unknown][] = Object.entries(value);
  const isValid = ([name, bytes]: [string, unknown]) =>
    hashedName.test(name) && Number.isInteger(bytes) && Number(bytes) >= 0 && Number(bytes) <= siteAssetLimits.fileBytes;
  if (files.length === 0 || files.length > siteAssetLimits.files || !files.every(isValid)) return undefined;
  const sum = files.reduce((bytes, [, size]) => bytes + Number(size), 0);
  return sum <= siteAssetLimits.buildBytes ? (Object.fromEntries(files) as BuildFiles) : undefined;
}

/** Runs work while no process runs other such work, so that no file is deleted while its build is announced again. */
type Exclusively = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Assets and operations of the builds of the site that have been announced, for sites of other builds. The list of a build is a
 * file, whose time says when the build was last announced, so that the storage alone decides which files exist.
 */
export class SiteAssets {
  readonly #storage: FileStorage;
  readonly #exclusively: Exclusively;
  /** Names of the files of each build by the key of its list. */
  readonly #announced = new Map<string, readonly string[]>();

  constructor(storage: FileStorage, exclusively: Exclusively) {
    this.#storage = storage;
    this.#exclusively = exclusively;
  }

  /**
   * Stores the list of a build's files, or renews it. Returns the id of the build and the names that are still to be uploaded.
   */
  async announce(files: BuildFiles): Promise<{ build: string; missing: string[] }> {
    const list = JSON.stringify(Object.fromEntries(Object.entries(files).toSorted()));
    const build = createHash('sha256').update(list).digest('hex').slice(0, 16);
    const present = await this.#exclusively(async () => {
      await this.#storage.write(buildKey(build), Buffer.from(list));
      return new Set((await Array.fromAsync(this.#storage.list(filesFolder))).map(({ key }) => nameOf(key)));
    });
    return { build, missing: Object.keys(files).filter((name) => !present.has(name)) };
  }

  /** Stores a file of an announced build. Returns false if the build has no such file of this size. */
  async store(build: string, name: string, content: Buffer): Promise<boolean> {
    if (!/^[0-9a-f]{16}$/.test(build)) return false;
    const files = await this.#filesOf(buildKey(build));
    if (files?.[name] !== content.length) return false;
    await this.#storage.write(fileKey(name), content);
    return true;
  }

  /** Returns the names of all files of announced builds. Lists of builds never change, so that each is read once. */
  async names(): Promise<string[]> {
    const keys = (await Array.fromAsync(this.#storage.list(buildsFolder))).map(({ key }) => key);
    for (const key of this.#announced.keys()) if (!keys.includes(key)) this.#announced.delete(key);
    const names = new Set<string>();
    for (const key of keys) {
      const files = this.#announced.get(key) ?? Object.keys((await this.#filesOf(key)) ?? {});
      if (files.length > 0) this.#announced.set(key, files);
      for (const name of files) names.add(name);
    }
    return [...names];
  }

  async read(name: string): Promise<Buffer | undefined> {
    return hashedName.test(name) ? readContent(this.#storage, fileKey(name)) : undefined;
  }

  /** Deletes builds that were not announced for some days, or are beyond the limit, and the files that no other build has. */
  deleteExpired(days: number, now = Date.now()): Promise<void> {
    return this.#exclusively(() => this.#deleteExpired(days, now));
  }

  async #deleteExpired(days: number, now: number): Promise<void> {
    const newestFirst = (await Array.fromAsync(this.#storage.list(buildsFolder))).toSorted(
      (one, other) => +other.modifiedAt - +one.modifiedAt,
    );
    const isExpired = (announcedAt: Date, index: number) => index >= siteAssetLimits.builds || +announcedAt < now - days * dayMs;
    const used = new Set<string>();
    for (const [index, { key, modifiedAt }] of newestFirst.entries()) {
      if (isExpired(modifiedAt, index)) await this.#storage.delete(key);
      else for (const name of Object.keys((await this.#filesOf(key)) ?? {})) used.add(name);
    }
    for await (const { key } of this.#storage.list(filesFolder)) if (!used.has(nameOf(key))) await this.#storage.delete(key);
  }

  async #filesOf(key: string): Promise<BuildFiles | undefined> {
    const list = await readContent(this.#storage, key);
    return list && readBuildFiles(JSON.parse(list.toString()));
  }
}
