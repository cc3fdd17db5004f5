/** Current slide, counted from 0, and its remaining time in percent. */
export type Countdown = { slide: number; percent: number };

/** Duration of a step in ms. A hundred steps are ten seconds for each slide (BLK-11). */
export const stepMilliseconds = 100;

/** Returns a slide with its full time remaining. */
export function beginning(slide: number): Countdown {
  return { slide, percent: 100 };
}

/** Returns the countdown after one step. After its last step the next slide follows; the first follows the last. */
export function afterStep({ slide, percent }: Countdown, slides: number): Countdown {
  return percent > 1 ? { slide, percent: percent - 1 } : beginning((slide + 1) % slides);
}
