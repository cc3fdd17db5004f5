import type { ChangeHistory } from '../../src/platform/caching/change-history.ts';
import type { BuiltFile } from '../http/static-files.ts';
import type { Log } from '../log.ts';
import type { SiteAssetsClient } from './site-assets-client.ts';

type AnnouncementParts = {
  client: SiteAssetsClient;
  files: () => ReadonlyMap<string, BuiltFile>;
  history: ChangeHistory;
  log: Log;
};

const parallelUploads = 4;
/** Attempts before the site is ready anyway, and the pauses in milliseconds between them and between later ones. */
const firstAttempts = 3;
const [firstRetryMs, retryMs] = [1000, 30_000];
/** The API deletes builds that were not announced for some days. */
const renewalMs = 6 * 3600 * 1000;

/**
 * Announces the files of this build to the API, as soon as it is connected, and again a few times a day. A site is ready after
 * this, or after three failures, so that other sites have the files before a visitor gets a page that needs them.
 */
export class BuildAnnouncement {
  readonly #parts: AnnouncementParts;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;
  #failures = 0;

  /** Whether the files were announced, or could not be. */
  isTried = false;

  constructor(parts: AnnouncementParts) {
    this.#parts = parts;
    parts.history.listen({ began: () => void this.#run(), changed: () => undefined, reset: () => undefined });
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  async #run(): Promise<void> {
    this.#failures = await this.#announce().then(
      () => 0,
      (error) => {
        const reason = String(error.cause ?? error);
        this.#parts.log.warn({ reason }, 'the files of this build could not be announced; the site retries');
        return this.#failures + 1;
      },
    );
    const isLate = this.#failures >= firstAttempts;
    this.isTried ||= this.#failures === 0 || isLate;
    const delay = this.#failures === 0 ? renewalMs : isLate ? retryMs : firstRetryMs;
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.#run(), delay).unref();
  }

  async #announce(): Promise<void> {
    const { client, files, log } = this.#parts;
    const built = files();
    if (built.size === 0) return;
    const sizes = Object.fromEntries([...built].map(([name, { size }]) => [name, size]));
    const { build, missing } = await client.announce(sizes);
    const queue = missing.values();
    const upload = async () => {
      for (const name of queue) await client.upload(build, name, (await built.get(name)?.read()) ?? Buffer.alloc(0));
    };
    await Promise.all(Array.from({ length: parallelUploads }, upload));
    log.info({ build, files: built.size, uploaded: missing.length }, 'the files of this build are announced');
  }
}
