/** Asks the API for a sign of life; resolves to whether it can serve. */
export type Probe = (signal: AbortSignal) => Promise<boolean>;

const defaults = { intervalMs: 1000, timeoutMs: 1500 };

/**
 * A circuit breaker around the API. After a request that got no answer in time the API counts as lost. Nothing is asked of it then until
 * a probe succeeds, so that only the first visitors wait.
 */
export class ApiReach {
  readonly #probe: Probe;
  readonly #intervalMs: number;
  readonly #timeoutMs: number;
  #isLost = false;
  #probing: Promise<boolean> | undefined;

  constructor(probe: Probe, { intervalMs, timeoutMs }: { intervalMs: number; timeoutMs: number } = defaults) {
    this.#probe = probe;
    this.#intervalMs = intervalMs;
    this.#timeoutMs = timeoutMs;
  }

  get isLost(): boolean {
    return this.#isLost;
  }

  /** Notes that a request got no answer in time. */
  lose(): void {
    if (this.#isLost) return;
    this.#isLost = true;
    this.#probeLater();
  }

  /** Probes the API, once for all who ask at the same time. Resolves to whether it answers; it is lost if not. */
  check(): Promise<boolean> {
    this.#probing ??= this.#run().finally(() => {
      this.#probing = undefined;
    });
    return this.#probing;
  }

  async #run(): Promise<boolean> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), this.#timeoutMs);
    const answers = await this.#probe(late.signal).catch(() => false);
    clearTimeout(timer);
    if (answers) this.#isLost = false;
    else this.lose();
    return answers;
  }

  #probeLater(): void {
    const again = async () => {
      if (!(await this.check())) this.#probeLater();
    };
    setTimeout(() => void again(), this.#intervalMs).unref();
  }
}

/** Asks whether the API at an address is ready. A refusal is an answer; a failure of its database is none. */
export function probeReadiness(url: string): Probe {
  return async (signal) => {
    const { status, body } = await fetch(`${url}/ready/`, { signal });
    await body?.cancel();
    return status < 500;
  };
}
