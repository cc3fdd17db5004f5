import { type CSSProperties, type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import type { LiveView } from './live-map.ts';
import styles from './MapSpots.module.css';
import type { MapView } from './map-view.ts';
import type { Point } from './mercator.ts';
import { type Place, type Spot, spotsOf } from './spots.ts';

type MapSpotsProps = {
  places: readonly Place[];
  /** Current view of the interactive map; undefined without one, where the markers are links. */
  view: LiveView | undefined;
  /** View of the drawing. */
  shown: MapView;
  openId: number | undefined;
  open(id: number): void;
  zoomTo(places: readonly Place[]): void;
  moveTo(point: Point): void;
};

/** Renders the markers from west to east. Markers that are too close form a count, which zooms in on them. */
export function MapSpots({ places, view, shown, openId, open, zoomTo, moveTo }: MapSpotsProps) {
  const t = useMessages('projects');
  const { localHref } = useSite();
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<number>(undefined);
  const spots = view ? spotsOf(places, view.scale).map((spot) => ({ spot, only: undefined })) : drawnSpots(places, shown);

  // Zooming removes the focused count, so its first project receives the focus.
  useEffect(() => {
    const marker = list.current?.querySelector<HTMLElement>(`[data-place="${wanted.current}"]`);
    if (!marker) return;
    wanted.current = undefined;
    marker.focus({ preventScroll: true });
  });

  const choose = ({ places: [first, ...others] }: Spot) => {
    if (others.length === 0) return open(first.id);
    wanted.current = first.id;
    zoomTo([first, ...others]);
  };
  const asButton = (spot: Spot) => ({
    role: 'button',
    'aria-expanded': spot.places.length === 1 ? spot.places[0].id === openId : undefined,
    onClickCapture: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      choose(spot);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      choose(spot);
    },
    onFocus: ({ target }: { target: HTMLElement }) => {
      if (list.current && isOutside(target, list.current)) moveTo(spot);
    },
  });
  return (
    <ul ref={list} className={styles.spots}>
      {spots.map(({ spot, only }) => {
        const [{ id, title, uri }, ...others] = spot.places;
        const isOne = others.length === 0;
        const titles = spot.places.map((place) => place.title).join(', ');
        const label = isOne ? title : t('cluster', { count: spot.places.length, titles });
        return (
          <li key={spot.key} className={only && styles[only]}>
            <a
              className={isOne ? styles.marker : styles.count}
              style={{ '--x': spot.x, '--y': spot.y } as CSSProperties}
              href={isOne ? localHref(uri) : '#hits'}
              aria-label={label}
              title={label}
              data-place={isOne ? id : undefined}
              {...(view && asButton(spot))}
            >
              {!isOne && <span>{spot.places.length}</span>}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** Returns the spots of the drawing, which has different scales in small and wide windows. */
function drawnSpots(places: readonly Place[], { narrow, wide }: MapView) {
  const [inNarrow, inWide] = [spotsOf(places, narrow), spotsOf(places, wide)];
  const isIn = (spots: readonly Spot[], { key }: Spot) => spots.some((spot) => spot.key === key);
  return [
    ...inWide.map((spot) => ({ spot, only: isIn(inNarrow, spot) ? undefined : ('wide' as const) })),
    ...inNarrow.filter((spot) => !isIn(inWide, spot)).map((spot) => ({ spot, only: 'narrow' as const })),
  ];
}

/** Whether an element on the map is partly out of view. */
export function isOutside(thing: Element, map: Element): boolean {
  const [inner, outer] = [thing.getBoundingClientRect(), map.getBoundingClientRect()];
  return inner.left < outer.left || inner.right > outer.right || inner.top < outer.top || inner.bottom > outer.bottom;
}
