import { setTimeout as pause } from 'node:timers/promises';
import { withClient } from '../../backend/src/platform/database/with-client.ts';
import type { ScaleFigures } from './budgets.ts';
import type { Programs } from './programs.ts';
import { publish } from './publish.ts';

const pollMs = 200;
const maxIndexingMs = 600_000;
/** Jobs of the publication itself. The index follows in its own time. */
const publicationJobs = /^(?!.*task="update-search-index").*state="(waiting|running|retrying)"/;
/** A demo product, which is in another category. */
const otherProduct = 1;

/** Returns the number of products whose category is the large one. */
async function productsOf({ database: { url, categoryId } }: Programs): Promise<number> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ count: number }>('select count(*)::int as count from products where category_id = $1', [categoryId]),
  );
  return rows[0]?.count ?? 0;
}

/** Publishes another product repeatedly until `work` is done. Returns the time of the slowest publication in ms. */
async function publishMeanwhile(programs: Programs, work: Promise<unknown>): Promise<number> {
  let isDone = false;
  const ending = work.finally(() => {
    isDone = true;
  });
  let slowest = 0;
  for (let number = 1; !isDone || number === 1; number += 1) {
    await pause(pollMs);
    slowest = Math.max(slowest, await publish(programs, 'products', otherProduct, { description: `Beschrijving ${number}` }));
  }
  await ending;
  return slowest;
}

/**
 * Publishes a category with a new title, which all its products' addresses carry, while another editor publishes other products. It is
 * finished when no job of the publication is queued. The index has ten minutes to follow.
 */
export async function measureCategory(programs: Programs): Promise<ScaleFigures> {
  const { database, metric } = programs;
  const figures: ScaleFigures = { categoryProducts: await productsOf(programs) };
  const jobs = () => metric('api', 'plantsoen_jobs_queued', publicationJobs);
  const before = await jobs();
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  const publication = async () => {
    figures.categoryAnswer = (await publish(programs, 'categories', database.categoryId, { title: 'Grote verzameling' })) / 1000;
    while ((await jobs()) > before) await pause(pollMs);
    figures.categoryFinished = seconds();
  };
  figures.categoryOthers = (await publishMeanwhile(programs, publication())) / 1000;
  while ((await metric('api', 'plantsoen_search_index_queue_entries')) > 0) {
    if (seconds() * 1000 > maxIndexingMs) return figures;
    await pause(pollMs);
  }
  return { ...figures, categoryIndexed: seconds() };
}
