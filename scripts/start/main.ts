// Supervisor of npm start and npm run dev; scripts/start.mjs has checked the machine before.
import { join } from 'node:path';
import { LaunchProblem } from '../../backend/src/platform/database/embedded/launch-problem.ts';
import { builds, isBuilt } from '../builds.ts';
import { failWith } from '../node-runtime.mjs';
import { requireSettings, type Settings } from '../settings.mjs';
import { StartProblem } from './command.ts';
import { createStack } from './stack.ts';
import { openTerminal } from './terminal.ts';

const { env, settings } = requireSettings();
const live = process.argv.includes('--dev');
const terminal = openTerminal(join(settings.dataFolder, 'logs'), live, settings.logDays);
const stack = createStack({ settings, env, terminal, giveUp: (problem) => void endWith(problem), live });

let ending: Promise<void> | undefined;

/** Stops everything once, for any number of callers. */
function end(): Promise<void> {
  ending ??= stack.stop();
  return ending;
}

async function endWith(problem: unknown): Promise<void> {
  if (ending) return;
  await end();
  if (problem instanceof StartProblem || problem instanceof LaunchProblem) failWith(problem.message);
  console.error(problem);
  process.exit(1);
}

/** Stops on signals. One Ctrl-C may arrive several times, from the terminal and from npm; a later one stops immediately. */
function stopOnSignals(): void {
  let firstAt = 0;
  const onSignal = async () => {
    const again = firstAt !== 0;
    if (again && Date.now() - firstAt < 1000) return;
    if (again) process.exit(1);
    firstAt = Date.now();
    console.log('Stopping … (press Ctrl-C again to stop immediately)');
    await end();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
}

function addresses({ ports, siteUrls, adminUrl }: Settings): string {
  const own = siteUrls.every((url) => new URL(url).hostname.endsWith('.localhost'));
  const local = own ? ['', 'en/', 'de/'].map((prefix) => `http://localhost:${ports.site}/${prefix}`) : siteUrls;
  return [
    '',
    'Plantsoen is ready:',
    ...['Nederlands', 'English', 'Deutsch'].map((language, index) => `  ${language.padEnd(12)}${local[index]}`),
    `  ${'Admin'.padEnd(12)}${adminUrl}/admin${live || isBuilt(builds.admin) ? '' : ' (being built; the site already works)'}`,
    `  ${'Logs'.padEnd(12)}${join(settings.dataFolder, 'logs')}`,
    'Stop with Ctrl-C.',
    '',
  ].join('\n');
}

stopOnSignals();
try {
  await stack.start();
  terminal.say(addresses(settings));
  await stack.startAdmin().catch((problem: unknown) => {
    if (!(problem instanceof StartProblem)) throw problem;
    terminal.warn(`${problem.message}; the site continues without the admin`);
  });
} catch (problem) {
  await endWith(problem);
}
