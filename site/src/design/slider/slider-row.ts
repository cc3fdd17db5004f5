import { pagePositions, placeAt } from './slider-pages.ts';

/** Current place of a row, counted from 1, and the number of places. */
export type RowPlace = { place: number; places: number };

export type FollowedRow = { go(place: number): void; stop(): void };

/** Measures a row of slides and reports its place on every change, however the row was scrolled. */
export function followRow(row: HTMLElement, report: (place: RowPlace) => void): FollowedRow {
  let positions: number[] = [0];
  const tell = () => report({ place: placeAt(row.scrollLeft, positions), places: positions.length });
  const measure = () => {
    positions = measuredPositions(row);
    tell();
  };
  const resize = new ResizeObserver(measure);
  resize.observe(row);
  row.addEventListener('scroll', tell, { passive: true });
  return {
    // The CSS `scroll-behavior` of the row decides whether the movement is animated.
    go: (place) => row.scrollTo({ left: positions[place - 1] ?? 0 }),
    stop() {
      resize.disconnect();
      row.removeEventListener('scroll', tell);
    },
  };
}

function measuredPositions(row: HTMLElement): number[] {
  const boxes = Array.from(row.children, (slide) => slide.getBoundingClientRect());
  const origin = boxes[0]?.left ?? 0;
  const { paddingLeft, paddingRight } = getComputedStyle(row);
  const room = row.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  const extents = boxes.map(({ left, right }) => ({ start: left - origin, end: right - origin }));
  return pagePositions(extents, room, row.scrollWidth - row.clientWidth);
}
