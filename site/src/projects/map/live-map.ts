import type { Geometry } from 'geojson';
import { Map as MapLibre, type MapOptions, type StyleSpecification, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { consent } from '../../consent/consent.ts';
import europe from './europe.svg?url';
import { drawing, latitudeOf, type Point, pointOf, scaleOfZoom, zoomOfScale } from './mercator.ts';
import { linesOf, pathsOf } from './outlines.ts';

/** View of an interactive map: its centre, and the number of pixels per degree. */
export type LiveView = Point & { scale: number };

export type LiveMap = {
  zoomBy(steps: number): void;
  show(view: LiveView): void;
  remove(): void;
};

type LiveMapOptions = {
  view: LiveView;
  texts: Record<'map' | 'ctrlScroll' | 'commandScroll' | 'twoFingers', string>;
  onMove(view: LiveView): void;
};

/**
 * Opens an interactive map in an element. Throws an error if the browser cannot draw it. Reduced motion disables its animations.
 */
export async function openMap(container: HTMLElement, { view, texts, onMove }: LiveMapOptions): Promise<LiveMap> {
  setWorkerUrl(workerUrl);
  const style = await groundOf(container);
  const map = new MapLibre({ container, style, ...cameraOf(view), ...behaviour(texts) });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  try {
    await new Promise<void>((resolve, reject) => {
      map.once('load', () => resolve());
      // A missing tile leaves a gap, but does not make the map fail.
      map.on('error', (event) => 'sourceId' in event || reject(event.error));
    });
  } catch (error) {
    map.remove();
    throw error;
  }
  const stop = consent.watch(async () => map.setStyle(await groundOf(container)));
  map.on('move', () => {
    const { lng, lat } = map.getCenter();
    onMove({ ...pointOf({ latitude: lat, longitude: lng }), scale: scaleOfZoom(map.getZoom()) });
  });
  return {
    zoomBy: (steps) => map.zoomTo(map.getZoom() + steps),
    show: (wanted) => map.easeTo(cameraOf(wanted)),
    remove: () => {
      stop();
      map.remove();
    },
  };
}

function cameraOf({ x, y, scale }: LiveView): Pick<MapOptions, 'center' | 'zoom'> & { center: [number, number]; zoom: number } {
  return { center: [x, latitudeOf(y)], zoom: zoomOfScale(scale) };
}

function behaviour(texts: LiveMapOptions['texts']): Omit<MapOptions, 'container'> {
  return {
    minZoom: 3,
    maxZoom: 9,
    maxBounds: [drawing.x, drawing.south, drawing.x + drawing.width, 71],
    attributionControl: { compact: false },
    // Scrolling over the map scrolls the page. Two fingers move the map, and the control key with the wheel zooms it.
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    locale: {
      'Map.Title': texts.map,
      'CooperativeGesturesHandler.WindowsHelpText': texts.ctrlScroll,
      'CooperativeGesturesHandler.MacHelpText': texts.commandScroll,
      'CooperativeGesturesHandler.MobileHelpText': texts.twoFingers,
    },
  };
}

/**
 * Returns the background of the map: the configured tiles if the visitor has consented to other hosts, or else the drawing of
 * Europe.
 */
async function groundOf(container: HTMLElement): Promise<StyleSpecification> {
  const { url, attribution }: { url?: string; attribution?: string } = await (await fetch('/map.json')).json();
  if (!url || !(isOwn(url) || consent.has('media'))) {
    if (url) await askFor(container);
    return styleOf(await (await fetch(europe)).text(), container);
  }
  return {
    version: 8,
    sources: { tiles: { type: 'raster', tiles: [url], tileSize: 256, attribution } },
    layers: [{ id: 'tiles', type: 'raster', source: 'tiles' }],
  };
}

const isOwn = (url: string) => new URL(url, location.href).origin === location.origin;

/** Asks for consent, as an embed does. The map shows the drawing meanwhile. */
async function askFor(container: HTMLElement): Promise<void> {
  container.dataset.consent = '';
  const { initConsent } = await import('../../consent/consent-controller.tsx');
  initConsent();
}

/** Returns the drawing of Europe in the colours of the page. */
function styleOf(svg: string, container: HTMLElement): StyleSpecification {
  const colours = getComputedStyle(container);
  const colour = (token: string) => colours.getPropertyValue(token).trim();
  const { land = '', borders = '', grid = '' } = pathsOf(svg);
  const source = (geometry: Geometry) => ({
    type: 'geojson' as const,
    data: { type: 'Feature' as const, properties: {}, geometry },
  });
  const lines = (path: string) => source({ type: 'MultiLineString', coordinates: linesOf(path) });
  const line = (id: string, of: string, token: string, opacity: number) => ({
    id,
    type: 'line' as const,
    source: of,
    paint: { 'line-color': colour(token), 'line-opacity': opacity, 'line-width': 1 },
  });
  return {
    version: 8,
    sources: {
      land: source({ type: 'MultiPolygon', coordinates: linesOf(land).map((ring) => [ring]) }),
      borders: lines(borders),
      grid: lines(grid),
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': colour('--tint') } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colour('--paper') } },
      line('coast', 'land', '--theme', 0.6),
      line('borders', 'borders', '--ink-soft', 0.5),
      line('grid', 'grid', '--theme', 0.3),
    ],
  };
}
