/** Returns the address of directions to a place on OpenStreetMap. */
export function routeHref(latitude: number, longitude: number): string {
  return `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;
}
