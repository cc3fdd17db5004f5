import type { Query } from '../../src/platform/data/query.ts';
import { FormTime as operation } from '../../src/platform/generated/operations.ts';

/** The hourly token for forms without scripts (FRM-12), and the time in milliseconds after which pages with it must be rendered again. */
export type FormTime = { token: string; until: number };

/** Time in milliseconds before a failed request for a token is repeated. A token is valid for a day. */
const retryMs = 10_000;

/** Caches the hourly token that the API issues. */
export class FormTimes {
  readonly #ask: () => Query;
  #latest: FormTime = { token: '', until: 0 };
  #running: Promise<FormTime> | undefined;

  constructor(ask: () => Query) {
    this.#ask = ask;
  }

  /** Returns the current token. While the API is unreachable, returns the former one, or an empty text if there was none. */
  async current(): Promise<FormTime> {
    if (this.#latest.until > Date.now()) return this.#latest;
    this.#running ??= this.#renew().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #renew(): Promise<FormTime> {
    const { token } = this.#latest;
    this.#latest = await this.#ask()(operation, {}).then(
      ({ formTime }) => ({ token: formTime.token, until: Date.now() + formTime.validFor * 1000 }),
      () => ({ token, until: Date.now() + retryMs }),
    );
    return this.#latest;
  }
}
