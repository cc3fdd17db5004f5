import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { RunningCountdown } from './run-countdown.ts';

export type CountdownView = {
  root: RefObject<HTMLElement | null>;
  slide: number;
  /** The slide that was shown before: it stays below the next one until that has appeared. */
  former: number | undefined;
  isLive: boolean;
  /** Nothing changes by itself at the moment: what the visitor changes may be announced. */
  isStill: boolean;
  isPaused: boolean;
  show(slide: number): void;
  togglePause(): void;
};

/** The countdown of some slides. Its time left is written on the root as `--percent`, so that no step renders anything. */
export function useCountdown(slides: number): CountdownView {
  const root = useRef<HTMLElement>(null);
  const running = useRef<RunningCountdown>(undefined);
  const [shown, setShown] = useState<{ slide: number; former?: number }>({ slide: 0 });
  const [isLive, setLive] = useState(false);
  const [isStill, setStill] = useState(false);
  const [isPaused, setPaused] = useState(false);

  useEffect(() => {
    if (slides < 2) return;
    let isGone = false;
    import('./run-countdown.ts').then(({ runCountdown }) => {
      const element = root.current;
      if (isGone || !element) return;
      running.current = runCountdown(element, slides, {
        at: ({ slide, percent }) => {
          element.style.setProperty('--percent', String(percent));
          setShown((last) => (last.slide === slide ? last : { slide, former: last.slide }));
        },
        still: setStill,
      });
      setLive(true);
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
  return { root, slide: shown.slide, former: shown.former, isLive, isStill, isPaused, show, togglePause };
}
