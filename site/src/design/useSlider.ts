import { type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { enhanceWith } from '../platform/rendering/enhance.ts';
import type { FollowedRow, RowPlace } from './slider-row.ts';

/** A row of slides and where it stands; `places` is 0 until the script is there, and 1 where nothing is to be moved. */
export type Slider = RowPlace & {
  row: RefObject<HTMLUListElement | null>;
  rowId: string;
  go(place: number): void;
};

/** Follows the row that its `row` is given to. Without script the row is one that visitors scroll themselves. */
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
