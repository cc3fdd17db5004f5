// npm run bench:scale [-- options]: measures the product with 1,000 to 100,000 products, and fails if a budget is missed. The whole run
// takes more than two hours. Each measured size replaces its column of the report at once.
// - `--sizes 1000,10000`: numbers of products
// - `--vendure`: compares 10,000 products with Vendure, which is installed at the first run
// - `--only listMedian`: a row of the table (budgets.ts), only printed
// - `--soak 5`: other minutes of the soak with the last size, only printed
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runPlantsoen } from '../../backend/src/testing/run-plantsoen.ts';
import { builds, runBuild } from '../../scripts/builds.ts';
import { failWith } from '../../scripts/node-runtime.mjs';
import { makeRunFolder } from '../../scripts/run-folder.ts';
import { newInstallation } from '../installation.ts';
import { hostLine, writeReport } from '../report.ts';
import { withStep } from '../with-step.ts';
import { type Measured, missedRows } from './budgets.ts';
import { comparisonTable, type ShopComparison } from './comparison.ts';
import { measureSize, today } from './measure-size.ts';
import { measurementsFor } from './measurements.ts';
import { comparedSize, readOptions } from './options.ts';
import { limitedSize, tableText } from './report.ts';
import { readFigures, type StoredFigures, withSize, writeFigures } from './stored-figures.ts';
import { measureVendure } from './vendure.ts';

if (process.platform !== 'linux') failWith('the benchmarks read /proc: they run on Linux only.');
const { sizes, soakMinutes, isCompared, only, isStored } = readOptions(process.argv.slice(2));

for (const build of [builds.backend, builds.site, builds.admin]) {
  const problem = await runBuild(build, process.env, () => undefined);
  if (problem) failWith(`the ${build.name} could not be built: ${problem}`);
}
const dataFolder = makeRunFolder('scale');
mkdirSync(join(dataFolder, 'logs'), { recursive: true });
const installation = await newInstallation(dataFolder, true);

/** Runs a command of the operator on the database with the demo content, and returns its output. */
async function run(command: string): Promise<string> {
  const { code, out, err } = await runPlantsoen({ url: installation.database.url, dataFolder }, [command], {
    env: { DEMO_CONTENT: 'on' },
  });
  if (code !== 0) throw new Error(`${command} failed: ${err}`);
  return out;
}

function tablesOf({ sizes, comparison }: StoredFigures): string[] {
  return [hostLine(), tableText(sizes), ...(comparison ? [comparisonTable(comparison)] : [])];
}

/** Puts the figures into the report, before the next size is measured: a run takes hours. */
function store(measured: Measured, comparison: ShopComparison | undefined): void {
  const figures = withSize(readFigures(), measured, comparison);
  writeFigures(figures);
  writeReport('benchmarks/scale', ...tablesOf(figures));
}

try {
  await run('migrate');
  const seeded = await withStep('Importing the demo content', () => run('seed'));
  const [, email = '', password = ''] = /administrator (\S+), password (\S+)/.exec(seeded) ?? [];
  const measured: Measured[] = [];
  const failed: string[] = [];
  let comparison: ShopComparison | undefined;
  for (const size of sizes) {
    const minutes = size === sizes.at(-1) ? soakMinutes : 0;
    const wanted = {
      size,
      measurements: measurementsFor(only),
      soakMinutes: minutes,
      isCompared: isCompared && size === comparedSize,
    };
    const { shop, failures, ...figures } = await measureSize(installation, { email, password }, wanted);
    measured.push(figures);
    failed.push(...failures);
    if (shop)
      comparison = { own: shop, vendure: await withStep('Vendure', () => measureVendure(installation)), measuredOn: today() };
    // A size with a failed measurement keeps its former column.
    if (isStored && failures.length === 0) store(figures, comparison);
  }
  const notMeasured = failed.map((line) => `Not measured: ${line}.`);
  console.log([...tablesOf({ sizes: measured, comparison }), ...notMeasured].join('\n\n'));
  const missed = measured.filter(({ size }) => size === limitedSize).flatMap(missedRows);
  for (const line of missed) console.error(`Missed: ${line}`);
  process.exitCode = missed.length + failed.length > 0 ? 1 : 0;
} finally {
  await installation.remove();
}
