import { type ExternalStore, externalStore } from '../external-store.ts';
import { type NormalisedError, normalisedError } from './data-error.ts';

/** How long a loading state that is shown lasts at least, so that no spinner flashes (PAG-06). */
const minimumFetchDelay = 200;

/** What views know of something that they ask for in the browser (PAG-06). */
export type FetchState<Data> = {
  pending: boolean;
  error: NormalisedError | undefined;
  /** When the data came, in milliseconds since 1970. */
  timestamp: number | undefined;
  data: Data | undefined;
};

/** Asks for data; what is at hand already is answered as it is, and shown at once. */
export type Ask<Data> = (signal: AbortSignal) => Data | Promise<Data>;

/** Asks for one kind of data, again and again. What is asked last counts: what was asked before is aborted. */
export class Fetching<Data> {
  readonly state: ExternalStore<FetchState<Data>>;
  readonly #minimumDelay: number;
  #latest: AbortController | undefined;

  constructor(minimumDelay = minimumFetchDelay) {
    this.#minimumDelay = minimumDelay;
    this.state = externalStore<FetchState<Data>>({ pending: false, error: undefined, timestamp: undefined, data: undefined });
  }

  /** Answers the data; undefined where it failed, which the state tells, or was outdated by another question. */
  readonly run = async (ask: Ask<Data>): Promise<Data | undefined> => {
    this.#latest?.abort();
    const controller = new AbortController();
    this.#latest = controller;
    try {
      const asked = ask(controller.signal);
      const data = asked instanceof Promise ? await this.#shown(asked) : asked;
      if (controller.signal.aborted) return undefined;
      this.#change({ pending: false, error: undefined, timestamp: Date.now(), data });
      return data;
    } catch (thrown) {
      if (!controller.signal.aborted) this.#change({ pending: false, error: normalisedError(thrown) });
      return undefined;
    }
  };

  /** Gives up what is being asked for. */
  readonly abort = (): void => {
    this.#latest?.abort();
    this.#change({ pending: false });
  };

  /** Waits for an answer, or a failure, while the loading state is shown. */
  async #shown(asked: Promise<Data>): Promise<Data> {
    this.#change({ pending: true, error: undefined });
    const [settled] = await Promise.allSettled([asked, new Promise((resolve) => setTimeout(resolve, this.#minimumDelay))]);
    if (settled.status === 'rejected') throw settled.reason;
    return settled.value;
  }

  #change(changed: Partial<FetchState<Data>>): void {
    this.state.set({ ...this.state.get(), ...changed });
  }
}
