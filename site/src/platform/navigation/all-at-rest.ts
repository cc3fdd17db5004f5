/**
 * Like Promise.all, but fails only once all have come or failed. What is fetched ahead of a visit is known as such until it ends (reload-once.ts): a file
 * that fails after it would load the page anew that the visitor is on.
 */
export async function allAtRest<Results extends readonly unknown[]>(
  awaited: Results,
): Promise<{ -readonly [Place in keyof Results]: Awaited<Results[Place]> }> {
  await Promise.allSettled(awaited);
  return Promise.all(awaited);
}
