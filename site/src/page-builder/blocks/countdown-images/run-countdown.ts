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

type Listener = {
  /** Called after each step and each jump. */
  at(countdown: Countdown): void;
  /** Called with whether slides currently change automatically. */
  running(isRunning: boolean): void;
};

export type RunningCountdown = {
  /** Shows a slide with its full time remaining. */
  show(slide: number): void;
  pause(): void;
  play(): void;
  stop(): void;
};

/**
 * Counts down slide by slide and reports each step. The countdown stops while it is paused, out of view or in a hidden tab, while
 * it has the keyboard focus, and with reduced motion.
 */
export function runCountdown(root: HTMLElement, slides: number, tell: Listener): RunningCountdown {
  let at = beginning(0);
  let timer: number | undefined;
  const standsStill = { paused: false, outOfView: true, focused: false };
  const calm = matchMedia('(prefers-reduced-motion: reduce)');

  const goTo = (next: Countdown) => {
    at = next;
    tell.at(at);
  };
  const settle = () => {
    const { paused, outOfView, focused } = standsStill;
    clearInterval(timer);
    timer = undefined;
    const isRunning = !(paused || outOfView || focused || document.hidden || calm.matches);
    tell.running(isRunning);
    if (isRunning) timer = window.setInterval(() => goTo(afterStep(at, slides)), stepMilliseconds);
  };
  const set = (reason: Partial<typeof standsStill>) => {
    Object.assign(standsStill, reason);
    settle();
  };

  const view = new IntersectionObserver((entries) => set({ outOfView: !entries.at(-1)?.isIntersecting }), { threshold: 0.25 });
  view.observe(root);
  const listeners = new AbortController();
  const { signal } = listeners;
  document.addEventListener('visibilitychange', settle, { signal });
  calm.addEventListener('change', settle, { signal });
  const enter = ({ target }: FocusEvent) => set({ focused: target instanceof Element && target.matches(':focus-visible') });
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && root.contains(relatedTarget))) set({ focused: false });
  };
  root.addEventListener('focusin', enter, { signal });
  root.addEventListener('focusout', leave, { signal });

  return {
    show(slide) {
      goTo(beginning(slide));
      settle();
    },
    pause: () => set({ paused: true }),
    // An explicit play starts the countdown even if the button still has the focus.
    play: () => set({ paused: false, focused: false }),
    stop() {
      clearInterval(timer);
      view.disconnect();
      listeners.abort();
    },
  };
}
