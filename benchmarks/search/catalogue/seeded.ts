/** Returns a random generator like `Math.random`, whose numbers depend only on the seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns a random element. Throws for an empty list. */
export function oneOf<Thing>(random: () => number, things: readonly Thing[]): Thing {
  const thing = things[Math.floor(random() * things.length)];
  if (thing === undefined) throw new Error('nothing to choose from');
  return thing;
}

/** Returns the elements in random order. */
export function shuffled<Thing>(random: () => number, things: readonly Thing[]): Thing[] {
  return things
    .map((thing) => ({ thing, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ thing }) => thing);
}
