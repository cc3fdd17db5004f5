/** Point of the map: degrees in the Mercator projection, x to the east, y to the south. */
export type Point = { x: number; y: number };

const degrees = 180 / Math.PI;

/** Returns the point of a place on the map. */
export function pointOf({ latitude, longitude }: { latitude: number; longitude: number }): Point {
  return { x: longitude, y: -degrees * Math.log(Math.tan(Math.PI / 4 + latitude / degrees / 2)) };
}

export function latitudeOf(y: number): number {
  return degrees * (2 * Math.atan(Math.exp(-y / degrees)) - Math.PI / 2);
}

/** Converts between a MapLibre zoom, whose world has 512 pixels at zoom 0, and pixels per degree. */
export const scaleOfZoom = (zoom: number) => (512 * 2 ** zoom) / 360;
export const zoomOfScale = (scale: number) => Math.log2((scale * 360) / 512);

/** Drawing of Europe: its top left corner, its size in degrees, and its units per degree. */
export const drawing = { ...pointOf({ latitude: 71, longitude: -25 }), width: 67, south: 34, unitsOfDegree: 50 };
