import { withClient } from '../../backend/src/platform/database/with-client.ts';
import type { Administrator } from '../../e2e/stack.ts';
import { valueText } from '../budgets.ts';
import { hostSpeed } from '../host-speed.ts';
import type { Installation } from '../installation.ts';
import { maxMemory, untilIdle } from '../process-figures.ts';
import { median } from '../rounds.ts';
import { withStep } from '../with-step.ts';
import { type Measured, rowNames, rows, type ScaleFigures } from './budgets.ts';
import type { ShopFigures } from './comparison.ts';
import { createScaleDatabase, dropScaleDatabase } from './database.ts';
import type { Measurement } from './measurements.ts';
import { otherLoadMeter } from './other-load.ts';
import { measureOwnShop } from './own-shop.ts';
import { startPrograms } from './programs.ts';
import { soak } from './soak.ts';

async function databaseSize(url: string): Promise<number> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes'),
  );
  return Number(rows[0]?.bytes) / 1_000_000;
}

/** Returns the present day as `YYYY-MM-DD`. */
export const today = () => new Date().toISOString().slice(0, 10);

/** Formats figures as lines. They are printed at once, because a run takes long and may fail. */
const figureLines = (figures: ScaleFigures) =>
  rowNames
    .flatMap((name) => (figures[name] === undefined ? [] : `  ${rows[name].title}: ${valueText(figures[name], rows[name].unit)}`))
    .join('\n');

type Size = { size: number; measurements: readonly Measurement[]; soakMinutes: number; isCompared: boolean };

/** Figures of a size, a line for each measurement that failed, and the figures for the comparison if they are wanted. */
export type MeasuredSize = Measured & { failures: string[]; shop?: ShopFigures };

/**
 * Builds a database of the size, starts the programs on it, and takes the measurements in their order. The soak comes last. A measurement
 * that fails leaves its rows empty, because the others have taken long.
 */
export async function measureSize(
  installation: Installation,
  administrator: Administrator,
  { size, measurements, soakMinutes, isCompared }: Size,
): Promise<MeasuredSize> {
  const { socketFolder } = installation.database;
  const began = performance.now();
  const database = await withStep(`Building ${size} products`, () => createScaleDatabase(socketFolder, size));
  const figures: ScaleFigures = { fill: (performance.now() - began) / 1000 };
  const hostSpeeds = [await hostSpeed()];
  const failures: string[] = [];
  let shop: ShopFigures | undefined;
  const otherLoad = otherLoadMeter();
  const programs = await startPrograms(installation, database, administrator);
  try {
    for (const { title, measure } of measurements) {
      const named = `${title}, ${size} products`;
      try {
        await untilIdle();
        hostSpeeds.push(await hostSpeed());
        const found = await withStep(named, () => measure(programs));
        console.log(figureLines(found));
        Object.assign(figures, found);
      } catch (problem) {
        failures.push(`${named}: ${(problem as Error).message}`);
      }
    }
    figures.apiMemory = maxMemory(programs.pids.api);
    figures.otherLoad = otherLoad();
    if (soakMinutes > 0) Object.assign(figures, await withStep(`Soak, ${size} products`, () => soak(programs, soakMinutes)));
    if (isCompared) shop = await withStep('Requests of the comparison', () => measureOwnShop(programs));
    figures.databaseSize = await databaseSize(database.url);
  } finally {
    await programs.stop();
    await dropScaleDatabase(socketFolder, database);
  }
  return { size, figures, hostSpeed: median(hostSpeeds), measuredOn: today(), failures, shop };
}
