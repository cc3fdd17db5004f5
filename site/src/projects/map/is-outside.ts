/** Whether an element on the map is partly out of view. */
export function isOutside(thing: Element, map: Element): boolean {
  const [inner, outer] = [thing.getBoundingClientRect(), map.getBoundingClientRect()];
  return inner.left < outer.left || inner.right > outer.right || inner.top < outer.top || inner.bottom > outer.bottom;
}
