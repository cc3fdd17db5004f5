import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { enhanceWith } from '../../../platform/rendering/enhance.ts';
import type { RunningCountdown } from './run-countdown.ts';

export type CountdownView = {
  root: RefObject<HTMLElement | null>;
  slide: number;
  /** Previous slide, which stays below the current one until that has faded in. */
  former: number | undefined;
  isRunning: boolean;
  isPaused: boolean;
  show(slide: number): void;
  togglePause(): void;
};

/**
 * Runs the countdown of some slides. It writes the remaining time to the root as `--percent`, so that no step renders the
 * component.
 */
export function useCountdown(slides: number): CountdownView {
  const root = useRef<HTMLElement>(null);
  const running = useRef<RunningCountdown>(undefined);
  const [shown, setShown] = useState<{ slide: number; former?: number }>({ slide: 0 });
  const [isRunning, setRunning] = useState(false);
  const [isPaused, setPaused] = useState(false);

  useEffect(() => {
    if (slides < 2) return;
    let isGone = false;
    enhanceWith(import('./run-countdown.ts'), ({ runCountdown }) => {
      const element = root.current;
      if (isGone || !element) return;
      running.current = runCountdown(element, slides, {
        at: ({ slide, percent }) => {
          element.style.setProperty('--percent', String(percent));
          setShown((last) => (last.slide === slide ? last : { slide, former: last.slide }));
        },
        running: setRunning,
      });
    });
    return () => {
      isGone = true;
      running.current?.stop();
    };
  }, [slides]);

  const show = useCallback((slide: number) => running.current?.show(slide), []);
  const togglePause = () => {
    if (isPaused) running.current?.play();
    else running.current?.pause();
    setPaused(!isPaused);
  };
  return { root, slide: shown.slide, former: shown.former, isRunning, isPaused, show, togglePause };
}
