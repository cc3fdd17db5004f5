/**
 * Like Promise.all, but rejects only after all promises have settled. A prefetch is marked as such until it ends (reload-once.ts): a file
 * that failed later would reload the visitor's current page.
 */
export async function settleAll<Results extends readonly unknown[]>(
  awaited: Results,
): Promise<{ -readonly [Place in keyof Results]: Awaited<Results[Place]> }> {
  await Promise.allSettled(awaited);
  return Promise.all(awaited);
}
