import { type CSSProperties, lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { type FragmentOf, read } from '../../platform/data/operation.ts';
import type { ProjectMarkerFragment } from '../../platform/generated/operations-types.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import europe from './europe.svg?url';
import { GridLabels } from './GridLabels.tsx';
import type { LiveView } from './live-map.ts';
import { isOutside, MapSpots } from './MapSpots.tsx';
import { type MapView, viewOf } from './map-view.ts';
import { type Point, pointOf } from './mercator.ts';
import styles from './ProjectMap.module.css';
import type { Place } from './spots.ts';
import { useLiveMap } from './use-live-map.ts';

const ProjectPopup = lazy(() => import('./ProjectPopup.tsx'));

const variables = ({ x, y, narrow, wide }: MapView) =>
  ({ '--cx': x, '--cy': y, '--narrow': narrow, '--wide': wide }) as CSSProperties;

/** Returns the style for a view. It changes in the same render as the markers, which would overlap at another scale. */
const placing = ({ x, y, scale }: LiveView) => ({ '--cx': x, '--cy': y, '--scale': `${scale}px` }) as CSSProperties;

/**
 * Renders the places of projects (CON-01): a drawing with links, which works without scripts, and then an interactive map, whose
 * markers open cards. The style of the stage positions both, so the replacement does not shift them.
 */
export function ProjectMap({ markers }: { markers: readonly FragmentOf<ProjectMarkerFragment>[] }) {
  const t = useMessages('projects');
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const [openId, setOpenId] = useState<number>();
  const places = useMemo(() => markers.map(read<ProjectMarkerFragment>).map(placeOf), [markers]);
  const shown = useMemo(() => viewOf(places), [places]);
  const { map, view } = useLiveMap(stage, canvas);
  const opened = view && places.find(({ id }) => id === openId);
  const show = (wanted: MapView) => map.current?.show(interactiveView(wanted));
  const moveTo = ({ x, y }: Point) => view && map.current?.show({ ...view, x, y });

  // The map moves to the places of other filters.
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) map.current?.show(interactiveView(shown));
    before.current = shown;
  }, [shown, map]);

  const openMarker = () => stage.current?.querySelector<HTMLElement>(`[data-place="${openId}"]`);
  const close = () => {
    openMarker()?.focus();
    setOpenId(undefined);
  };
  // Moving the map may hide the card with its marker. Keyboard focus in the card moves the map back.
  const bringBack = () => {
    const marker = openMarker();
    if (opened && marker && stage.current && isOutside(marker, stage.current)) moveTo(opened);
  };
  return (
    <section className={styles.map} aria-label={t('map')} style={variables(shown)}>
      <div ref={stage} className={styles.stage} style={view && placing(view)}>
        <div className={styles.ground}>
          {!view && <img className={styles.drawing} src={europe} alt="" width="3350" height="3312" />}
          <div ref={canvas} className={styles.canvas} />
          <GridLabels centre={view ?? shown} />
        </div>
        <MapSpots
          places={places}
          view={view}
          shown={shown}
          openId={opened?.id}
          open={setOpenId}
          zoomTo={(close) => show(viewOf(close))}
          moveTo={moveTo}
        />
        {view && (
          <div className={styles.zoom}>
            <button type="button" aria-label={t('zoomIn')} onClick={() => map.current?.zoomBy(1)}>
              <Icon name="plus" />
            </button>
            <button type="button" aria-label={t('zoomOut')} onClick={() => map.current?.zoomBy(-1)}>
              <Icon name="minus" />
            </button>
          </div>
        )}
        {opened && (
          <Suspense>
            <ProjectPopup key={opened.id} place={opened} isLeft={opened.x > view.x} close={close} onFocus={bringBack} />
          </Suspense>
        )}
      </div>
    </section>
  );
}

function interactiveView({ x, y, narrow, wide }: MapView): LiveView {
  return { x, y, scale: innerWidth < 768 ? narrow : wide };
}

function placeOf({ projectId, title, uri, ...place }: ProjectMarkerFragment): Place {
  return { id: projectId, title, uri, ...pointOf(place) };
}
