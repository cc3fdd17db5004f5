import { type ExternalStore, externalStore } from '../external-store.ts';

/** The loading bar: whether it is shown, and how far it has come, in percent. */
export type LoadingState = { shown: boolean; percent: number };

/** How far the bar leaps when a part of the page has arrived: its code, its data (PAG-04). */
const loadingSteps = { code: 30, data: 45 } as const;

const appearsAfter = 200;
const duration = 5000;
const tick = 100;
const hidesAfter = 500;

const atRest: LoadingState = { shown: false, percent: 0 };

/** The course of the loading bar: it appears after 200 ms, runs 5000 ms, and hides 500 ms after finishing (PAG-04). */
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

  /** A part of the page has arrived. */
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
