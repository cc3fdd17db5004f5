/** Which slide is shown, counted from 0, and how much of its time is left. */
export type Countdown = { slide: number; percent: number };

/** From 100 to 1 percent in a hundred steps: ten seconds for each slide (BLK-11). */
export const stepMilliseconds = 100;

/** A slide at the beginning of its time. */
export function beginning(slide: number): Countdown {
  return { slide, percent: 100 };
}

/** One step on; after the last step of a slide comes the next, after the last slide the first. */
export function afterStep({ slide, percent }: Countdown, slides: number): Countdown {
  return percent > 1 ? { slide, percent: percent - 1 } : beginning((slide + 1) % slides);
}
