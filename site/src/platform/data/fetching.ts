import { type ExternalStore, externalStore } from '../external-store.ts';
import { type NormalisedError, normalisedError } from './data-error.ts';

/** Minimum time in milliseconds that a loading state is shown, to avoid a flashing spinner (PAG-06). */
const minimumFetchDelay = 200;

/** State of data that a view requests in the browser (PAG-06). */
export type FetchState<Data> = {
  pending: boolean;
  error: NormalisedError | undefined;
  /** Time at which the data arrived, in milliseconds since 1970. */
  timestamp: number | undefined;
  data: Data | undefined;
};

/** Requests data. A synchronous result is shown at once. */
export type Ask<Data> = (signal: AbortSignal) => Data | Promise<Data>;

/** Repeated requests for one kind of data. A new request aborts the previous one. */
export class Fetching<Data> {
  readonly state: ExternalStore<FetchState<Data>>;
  readonly #minimumDelay: number;
  #latest: AbortController | undefined;

  constructor(minimumDelay = minimumFetchDelay) {
    this.#minimumDelay = minimumDelay;
    this.state = externalStore<FetchState<Data>>({ pending: false, error: undefined, timestamp: undefined, data: undefined });
  }

  /** Returns the data; undefined if the request failed, which the state shows, or was replaced by another. */
  readonly run = async (ask: Ask<Data>): Promise<Data | undefined> => {
    this.#latest?.abort();
    const controller = new AbortController();
    this.#latest = controller;
    try {
      const answer = ask(controller.signal);
      const data = answer instanceof Promise ? await this.#shown(answer) : answer;
      if (controller.signal.aborted) return undefined;
      this.#change({ pending: false, error: undefined, timestamp: Date.now(), data });
      return data;
    } catch (thrown) {
      if (!controller.signal.aborted) this.#change({ pending: false, error: normalisedError(thrown) });
      return undefined;
    }
  };

  /** Aborts the current request. */
  readonly abort = (): void => {
    this.#latest?.abort();
    this.#change({ pending: false });
  };

  /** Waits for the result while the loading state is shown. */
  async #shown(answer: Promise<Data>): Promise<Data> {
    this.#change({ pending: true, error: undefined });
    const [settled] = await Promise.allSettled([answer, new Promise((resolve) => setTimeout(resolve, this.#minimumDelay))]);
    if (settled.status === 'rejected') throw settled.reason;
    return settled.value;
  }

  #change(changed: Partial<FetchState<Data>>): void {
    this.state.set({ ...this.state.get(), ...changed });
  }
}
