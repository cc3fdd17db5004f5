/** A degree of the grid on a map: '52° N'. */
export function degree(value: number, [positive, negative]: readonly [string, string]): string {
  return value === 0 ? '0°' : `${Math.abs(value)}° ${value > 0 ? positive : negative}`;
}

export type Line = { degree: number; at: number };

/** The whole degrees within a window around a middle: where their lines stand in it, from 0 to 1. */
export function degreesAround(middle: number, span: number): Line[] {
  const first = Math.ceil(middle - span / 2);
  const count = Math.floor(middle + span / 2) - first + 1;
  return Array.from({ length: count }, (_, index) => {
    const value = first + index;
    return { degree: value, at: (value - (middle - span / 2)) / span };
  });
}

/** Directions to a place, on a page of OpenStreetMap. */
export function routeHref(latitude: number, longitude: number): string {
  return `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;
}
