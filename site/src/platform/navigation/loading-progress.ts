import { type ExternalStore, externalStore } from '../external-store.ts';

/** State of the loading bar: whether it is visible, and its progress in percent. */
export type LoadingState = { shown: boolean; percent: number };

/** Progress in percent that the code and the data of a page add (PAG-04). */
const loadingSteps = { code: 30, data: 45 } as const;

const appearsAfter = 200;
const duration = 5000;
const tick = 100;
const hidesAfter = 500;

const atRest: LoadingState = { shown: false, percent: 0 };

/** Progress of the loading bar: it appears after 200 ms, advances over 5000 ms, and hides 500 ms after finishing (PAG-04). */
export class LoadingProgress {
  readonly state: ExternalStore<LoadingState> = externalStore(atRest);
  #isRunning = false;
  #leapt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  start(): void {
    this.#rest();
    this.#isRunning = true;
    this.#timer = setTimeout(() => {
      this.#advance(0);
      this.#timer = setInterval(() => this.#advance((100 * tick) / duration), tick);
    }, appearsAfter);
  }

  /** Records that a part of the page has arrived. */
  step(part: keyof typeof loadingSteps): void {
    if (!this.#isRunning) return;
    if (this.state.get().shown) this.#advance(loadingSteps[part]);
    else this.#leapt += loadingSteps[part];
  }

  finish(): void {
    if (!this.#isRunning) return;
    const { shown } = this.state.get();
    this.#rest();
    if (!shown) return;
    this.state.set({ shown: true, percent: 100 });
    this.#timer = setTimeout(() => this.#rest(), hidesAfter);
  }

  #advance(percent: number): void {
    const reached = this.state.get().percent + percent + this.#leapt;
    this.#leapt = 0;
    this.state.set({ shown: true, percent: Math.min(100, reached) });
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#isRunning = false;
    this.#leapt = 0;
    this.state.set(atRest);
  }
}
