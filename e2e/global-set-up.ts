import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/root.ts';
import { createStack } from '../scripts/start/stack.ts';
import { openTerminal } from '../scripts/start/terminal.ts';
import { tellTestStack, testSettings } from './stack.ts';

/** Crops take a second each; they are named by their content, so runs may share them. */
function shareCrops(dataFolder: string): void {
  const shared = join(root, 'node_modules', '.cache', 'plantsoen-crops');
  mkdirSync(shared, { recursive: true });
  symlinkSync(shared, join(dataFolder, 'crops'));
}

/** The administrator whom the set-up told of, once, in its log. */
function administratorOf(dataFolder: string): { email: string; password: string } {
  const logs = join(dataFolder, 'logs');
  const told = readdirSync(logs)
    .filter((file) => file.startsWith('set-up'))
    .map((file) => readFileSync(join(logs, file), 'utf8').match(/administrator (?<email>\S+), password (?<password>\S+)/)?.groups)
    .find((groups) => groups !== undefined);
  if (!told?.email || !told.password) throw new Error(`the set-up told of no administrator (${logs})`);
  return { email: told.email, password: told.password };
}

export default async function startTestStack(): Promise<() => Promise<void>> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'plantsoen-e2e-'));
  chmodSync(dataFolder, 0o755);
  shareCrops(dataFolder);
  const settings = await testSettings(dataFolder);
  const { ports } = settings;
  const stack = createStack({
    settings,
    env: { ...process.env, LOG_LEVEL: 'info' },
    terminal: openTerminal(join(dataFolder, 'logs'), false),
    giveUp: (problem) => console.error(problem.message),
    durable: false,
  });
  const stop = async () => {
    await stack.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
  try {
    await stack.start();
    await stack.startAdmin();
  } catch (problem) {
    await stop();
    throw problem;
  }
  tellTestStack({
    siteOrigin: `http://localhost:${ports.site}`,
    apiOrigin: `http://127.0.0.1:${ports.api}`,
    adminOrigin: settings.adminUrl,
    administrator: administratorOf(dataFolder),
    dataFolder,
    serviceToken: settings.serviceToken ?? '',
  });
  return stop;
}
