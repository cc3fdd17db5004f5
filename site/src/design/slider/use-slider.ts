import { type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { enhanceWith } from '../../platform/rendering/enhance.ts';
import type { FollowedRow, RowPlace } from './slider-row.ts';

/** State of a row of slides. `places` is 0 until the script has run, and 1 if the row cannot scroll. */
export type Slider = RowPlace & {
  row: RefObject<HTMLUListElement | null>;
  rowId: string;
  go(place: number): void;
};

/** Tracks the row element that receives the ref `row`. Without scripts, visitors scroll the row themselves. */
export function useSlider(): Slider {
  const row = useRef<HTMLUListElement>(null);
  const followed = useRef<FollowedRow>(undefined);
  const [at, setAt] = useState<RowPlace>({ place: 1, places: 0 });
  useEffect(() => {
    let isGone = false;
    const report = (next: RowPlace) => setAt((last) => (last.place === next.place && last.places === next.places ? last : next));
    enhanceWith(import('./slider-row.ts'), ({ followRow }) => {
      if (!isGone && row.current) followed.current = followRow(row.current, report);
    });
    return () => {
      isGone = true;
      followed.current?.stop();
    };
  }, []);
  const go = useCallback((place: number) => followed.current?.go(place), []);
  return { ...at, row, rowId: useId(), go };
}
