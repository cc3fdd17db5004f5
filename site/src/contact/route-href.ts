/** Directions to a place, on a page of OpenStreetMap. */
export function routeHref(latitude: number, longitude: number): string {
  return `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;
}
