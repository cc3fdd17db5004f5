import { milliseconds } from '../filtered-list.ts';
import { median } from '../rounds.ts';
import type { ScaleFigures } from './budgets.ts';
import type { Programs } from './programs.ts';

const rounds = 10;

/** Measures the admin's list of products with their drafts, in its default order. */
export async function measureAdminList({ admin }: Programs): Promise<ScaleFigures> {
  const ask = async () => {
    const answer = await admin('GET', 'products?draft=true&limit=25&depth=0&locale=nl');
    const { docs } = (await answer.json()) as { docs?: unknown[] };
    if (docs?.length !== 25) throw new Error(`the admin's list has ${docs?.length} products instead of 25: ${answer.status}`);
  };
  await ask();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await milliseconds(ask));
  return { adminList: median(times) };
}
