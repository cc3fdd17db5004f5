import { firstProductId } from './database.ts';
import type { Programs } from './programs.ts';

const wordsOf = (number: number) => `Gewijzigd product ${number}`;

/** Sends a change through the admin, published in Dutch. Returns the response time in ms. Throws if it is refused. */
export async function publish(
  { admin }: Programs,
  collection: 'products' | 'categories',
  id: number,
  change: object,
): Promise<number> {
  const began = performance.now();
  const answer = await admin('PATCH', `${collection}/${id}?locale=nl&depth=0`, { ...change, _status: 'published' });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`the admin answers ${answer.status}: ${text.slice(0, 300)}`);
  return performance.now() - began;
}

/**
 * Returns a function that publishes another generated product at each call, spread over the catalogue, with a changed title and a changed
 * filterable fact.
 */
export function productPublisher(programs: Programs): () => Promise<number> {
  const { size } = programs.database;
  let published = 0;
  return () => {
    published += 1;
    // Numbers without a common factor with the sizes reach every product once.
    const id = firstProductId + ((published * 7919) % (size - 100));
    return publish(programs, 'products', id, { title: wordsOf(published), newProduct: published % 2 === 0 });
  };
}
