/** Checks whether the API can serve. */
export type Probe = (signal: AbortSignal) => Promise<boolean>;

const defaults = { intervalMs: 1000, timeoutMs: 1500 };

/**
 * A circuit breaker around the API. After a probe that failed, the API counts as lost. No request is sent until a probe succeeds, so
 * that only the first visitors wait.
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

  /** Maximum duration of a probe in ms. */
  get probeMs(): number {
    return this.#timeoutMs;
  }

  /** Probes the API, once for concurrent callers. Resolves to whether it answers; if not, it is lost. */
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
    const wasLost = this.#isLost;
    this.#isLost = !answers;
    if (this.#isLost && !wasLost) this.#probeLater();
    return answers;
  }

  #probeLater(): void {
    const again = async () => {
      if (!(await this.check())) this.#probeLater();
    };
    setTimeout(() => void again(), this.#intervalMs).unref();
  }
}

/**
 * Returns a probe of the API's readiness. A 4xx answer counts as ready, and so does an API that stops; a database failure does
 * not.
 */
export function probeReadiness(url: string): Probe {
  return async (signal) => {
    const response = await fetch(`${url}/ready/`, { signal });
    const text = await response.text();
    return response.status < 500 || text.includes('"stopping"');
  };
}
