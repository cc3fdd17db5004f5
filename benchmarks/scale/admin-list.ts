import { milliseconds } from '../filtered-list.ts';
import { median } from '../rounds.ts';
import type { ScaleFigures } from './budgets.ts';
import type { Programs } from './programs.ts';

const rounds = 10;
const pageSize = 25;

const columns = ['title', 'articleNumber', 'category', 'series', '_status', 'updatedAt'];
const words = ['a', 'bank', 'staal'];

/** Returns a condition as the search field of the list sends it. */
const like = (word: string) =>
  ['title', 'articleNumber', 'series', 'slug'].map((field, place) => `&where[or][${place}][${field}][like]=${word}`).join('');

/**
 * Measures the admin's list of products with their drafts: in its default order, and the slowest of each kind of request. Returns medians.
 */
export async function measureAdminList({ admin, database }: Programs): Promise<ScaleFigures> {
  const medianOf = async (query: string) => {
    const ask = async () => {
      const answer = await admin('GET', `products?draft=true&limit=${pageSize}&depth=0&locale=nl${query}`);
      const { docs } = (await answer.json()) as { docs?: unknown[] };
      if (docs?.length !== pageSize) throw new Error(`the list${query} has ${docs?.length} products: ${answer.status}`);
    };
    await ask();
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await milliseconds(ask));
    return median(times);
  };
  const slowestOf = async (queries: readonly string[]) => {
    let slowest = 0;
    for (const query of queries) slowest = Math.max(slowest, await medianOf(query));
    return slowest;
  };
  const page = Math.min(1000, Math.floor(database.size / pageSize));
  return {
    adminList: await medianOf(''),
    adminSorted: await slowestOf(columns.flatMap((column) => [`&sort=${column}`, `&sort=-${column}`])),
    adminSearched: await slowestOf(words.map(like)),
    adminPage: await slowestOf([`&page=${page}`, `&page=${page}&sort=title`]),
  };
}
