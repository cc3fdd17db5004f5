// npm run bench:kills -- --kills 1000: kills processes of the whole product at random while visitors and an editor write, and compares
// every acknowledged write with the database and the received emails.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runPlantsoen } from '../../backend/src/testing/run-plantsoen.ts';
import { builds, runBuild } from '../../scripts/builds.ts';
import { makeRunFolder } from '../../scripts/run-folder.ts';
import { pageWriter } from './editor.ts';
import { killUnderLoad } from './kill-under-load.ts';
import { type Comparison, compareWrites, untilMailed } from './losses.ts';
import { launchKillableDatabase, startProduct } from './product.ts';
import { visitorWriters } from './visitors.ts';

const { values } = parseArgs({ options: { kills: { type: 'string', default: '1000' } } });
const kills = Number(values.kills);
const say = (line: string) => console.log(line);

for (const build of [builds.backend, builds.site, builds.admin]) {
  const problem = await runBuild(build, process.env, () => undefined);
  if (problem) throw new Error(`the ${build.name} could not be built: ${problem}`);
}
const dataFolder = makeRunFolder('kills');
mkdirSync(join(dataFolder, 'logs'));
const database = await launchKillableDatabase(dataFolder);
const stopping = [() => rmSync(dataFolder, { recursive: true, force: true }), () => database.stop()];

/** Runs a command of the operator on the database. Returns its output. */
async function run(command: string): Promise<string> {
  const { code, out, err } = await runPlantsoen({ url: database.url, dataFolder }, [command], { env: { DEMO_CONTENT: 'on' } });
  if (code !== 0) throw new Error(`${command} failed: ${err}`);
  return out;
}

/** Formats the comparisons as a table for the README. */
function tableOf(comparisons: readonly Comparison[]): string[] {
  return [
    '| Write | Sent | Acknowledged | Lost | Stored twice | Emails not sent |',
    '|---|---|---|---|---|---|',
    ...comparisons.map(
      ({ kind, sent, acknowledged, lost, repeated, unsent }) =>
        `| ${kind} | ${sent} | ${acknowledged} | ${lost.length} | ${repeated.length} | ${unsent.length} |`,
    ),
  ];
}

try {
  await run('migrate');
  const [, email = '', password = ''] = /administrator (\S+), password (\S+)/.exec(await run('seed')) ?? [];
  const databaseUrl = database.url;
  const product = await startProduct({ databaseUrl, dataFolder, logFolder: join(dataFolder, 'logs'), hasAdmin: true });
  stopping.push(product.stop);
  const writers = [...(await visitorWriters(product.address, databaseUrl)), pageWriter(product.adminUrl, { email, password })];
  const processes = product.processes.map((name) => [name, () => product.kill(name)] as const);
  const victims = { ...Object.fromEntries(processes), postgres: () => database.kill() };
  const { writes, killed, seconds } = await killUnderLoad({ writers, databaseUrl, victims, kills, say });
  await untilMailed(databaseUrl);
  const comparisons = await compareWrites(databaseUrl, writes, product.mails.caught);
  say(`${kills} kills in ${seconds} s: ${JSON.stringify(killed)}`);
  for (const line of tableOf(comparisons)) say(line);
  for (const { kind, lost, repeated, unsent } of comparisons)
    for (const id of [...lost, ...repeated, ...unsent]) console.error(`${kind} ${id} is lost, stored twice or without an email`);
  if (comparisons.some(({ lost, repeated, unsent }) => lost.length + repeated.length + unsent.length > 0)) process.exitCode = 1;
} finally {
  for (const stop of stopping.toReversed()) await stop();
}
