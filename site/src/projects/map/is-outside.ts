/** Whether a thing on the map is not wholly in view there. */
export function isOutside(thing: Element, map: Element): boolean {
  const [inner, outer] = [thing.getBoundingClientRect(), map.getBoundingClientRect()];
  return inner.left < outer.left || inner.right > outer.right || inner.top < outer.top || inner.bottom > outer.bottom;
}
