import { setTimeout as pause } from 'node:timers/promises';
import { ending, spawnNode } from '../scripts/node-child.mjs';
import type { Figures } from './budgets.ts';
import { get } from './get.ts';
import type { Installation, ProductList } from './installation.ts';

const timeoutMs = 120_000;

/**
 * Measures the time from `npm start` to the first page, on an installation that was started before. The start includes the
 * database.
 */
export async function measureSecondStart({ settings, env, lists, database }: Installation): Promise<Figures> {
  await database.stop();
  const { ports, dataFolder } = settings;
  const began = performance.now();
  const command = spawnNode(['scripts/start.mjs'], {
    env: {
      ...env,
      DATA_FOLDER: dataFolder,
      SITE_PORT: String(ports.site),
      API_PORT: String(ports.api),
      ADMIN_PORT: String(ports.admin),
    },
    detached: true,
  });
  command.stdout?.resume();
  command.stderr?.resume();
  const ended = ending(command);
  try {
    while (!(await showsPage(lists[0]))) {
      if (performance.now() - began > timeoutMs || command.exitCode !== null) throw new Error('`npm start` shows no page');
      await pause(50);
    }
    return { secondStart: (performance.now() - began) / 1000 };
  } finally {
    command.kill('SIGTERM');
    await ended;
  }
}

async function showsPage({ address }: ProductList): Promise<boolean> {
  try {
    return (await get(address, '/')).status === 200;
  } catch {
    return false;
  }
}
