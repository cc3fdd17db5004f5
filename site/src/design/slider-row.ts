import { pagePositions, placeAt } from './slider-pages.ts';

/** Where a row stands: at which of how many places, counted from 1. */
export type RowPlace = { place: number; places: number };

export type FollowedRow = { go(place: number): void; stop(): void };

/** Measures a row of slides and reports its place whenever that changes, however the row was moved. */
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
    // The style of the row says whether it moves there or stands there at once.
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
