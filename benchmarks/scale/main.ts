// npm run bench:scale [-- options]: measures the product with 1,000 to 100,000 products. The whole run takes more than an hour, writes the
// report, and fails if a budget is missed. With options it only prints the table:
// - `--sizes 1000,10000`: numbers of products
// - `--only listMedian`: a row of the table (budgets.ts)
// - `--soak 5`: minutes of the soak with the last size
// - `--vendure`: compares 10,000 products with Vendure, which is installed at the first run
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
import { comparisonTable } from './comparison.ts';
import { measureSize } from './measure-size.ts';
import { measurementsFor } from './measurements.ts';
import { comparedSize, readOptions } from './options.ts';
import { limitedSize, tableText } from './report.ts';
import { measureVendure } from './vendure.ts';

if (process.platform !== 'linux') failWith('the benchmarks read /proc: they run on Linux only.');
const { sizes, soakMinutes, isCompared, only, isWhole } = readOptions(process.argv.slice(2));

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

try {
  await run('migrate');
  const seeded = await withStep('Importing the demo content', () => run('seed'));
  const [, email = '', password = ''] = /administrator (\S+), password (\S+)/.exec(seeded) ?? [];
  const measured: Measured[] = [];
  const failed: string[] = [];
  const comparisons: string[] = [];
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
    if (shop) comparisons.push(comparisonTable(shop, await withStep('Vendure', () => measureVendure(installation))));
  }
  const notMeasured = failed.map((line) => `Not measured: ${line}.`);
  const report = [hostLine(), tableText(measured), ...notMeasured, ...comparisons];
  console.log(report.join('\n\n'));
  if (isWhole) writeReport('benchmarks/scale', ...report);
  const missed = measured.filter(({ size }) => size === limitedSize).flatMap(missedRows);
  for (const line of missed) console.error(`Missed: ${line}`);
  process.exitCode = missed.length + failed.length > 0 ? 1 : 0;
} finally {
  await installation.remove();
}
