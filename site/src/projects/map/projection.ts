/** A point of the map: degrees on the Mercator projection, x to the east, y to the south. */
export type Point = { x: number; y: number };

const degrees = 180 / Math.PI;

/** Where a place stands on the map. */
export function pointOf({ latitude, longitude }: { latitude: number; longitude: number }): Point {
  return { x: longitude, y: -degrees * Math.log(Math.tan(Math.PI / 4 + latitude / degrees / 2)) };
}

/** The latitude of a point of the map. */
export function latitudeOf(y: number): number {
  return degrees * (2 * Math.atan(Math.exp(-y / degrees)) - Math.PI / 2);
}

/** How many pixels a degree has at a zoom of MapLibre, whose world has 512 pixels at zoom 0, and the other way round. */
export const scaleOfZoom = (zoom: number) => (512 * 2 ** zoom) / 360;
export const zoomOfScale = (scale: number) => Math.log2((scale * 360) / 512);

/** The drawing of Europe: its corner at the top left, its size, and how finely it is drawn. */
export const drawing = { ...pointOf({ latitude: 71, longitude: -25 }), width: 67, south: 34, unitsOfDegree: 50 };
