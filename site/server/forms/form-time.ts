import type { Query } from '../../src/platform/data/query.ts';
import { FormTime as operation } from '../../src/platform/generated/operations.ts';

/** The token of the hour for forms without scripts (FRM-12), and when pages with it are due to be rendered anew, in milliseconds. */
export type FormTime = { token: string; until: number };

/** Time after which a failed request for a token is repeated. A token stays valid for a day. */
const retryMs = 10_000;

/** Keeps the token of the hour that the API gives out. */
export class FormTimes {
  readonly #ask: () => Query;
  #latest: FormTime = { token: '', until: 0 };
  #running: Promise<FormTime> | undefined;

  constructor(ask: () => Query) {
    this.#ask = ask;
  }

  /** Returns the latest token. While the API is out of reach this is the former one, or an empty text where there was none. */
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
