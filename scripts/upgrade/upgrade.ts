import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Installation, Instance } from './installation.ts';

type UpgradeOptions = {
  installation: Installation;
  /** Folder of the build to run. */
  build: string;
  /** Whether the build is older than the running one. */
  isBack: boolean;
  say(line: string): void;
  /** Time in milliseconds in which a restarted instance must become ready. */
  readyTimeoutMs?: number;
};

/** Reason to stop the upgrade that the operator can understand; the message is one line. */
export class UpgradeProblem extends Error {
  override name = 'UpgradeProblem';
}

/**
 * Restarts all instances with another build, one at a time. Programs serve older callers, so APIs come first. Admins come last,
 * because only pages of the newer build may have the tags that newer admins announce. The way back has the reverse order, and the
 * database keeps its migrations. Of one kind, those that cannot serve come first, so that a repeated upgrade restarts no instance
 * while another one is away. Throws an `UpgradeProblem` at the first failure; the remaining instances run on.
 */
export async function upgrade({ installation, build, isBack, say, readyTimeoutMs = 120_000 }: UpgradeOptions): Promise<void> {
  const [apis, admins, sites] = await Promise.all([
    readinessOf(installation.apis),
    readinessOf(installation.admins),
    readinessOf(installation.sites),
  ]);
  const down = [apis, admins, sites]
    .filter(({ ready, away }) => ready.length === 0 && away.length > 1)
    .flatMap(({ away }) => away);
  if (down.length > 0 && !isBack)
    throw new UpgradeProblem(`${down.map(({ name }) => name).join(', ')} cannot serve now; nothing was changed`);
  // A restarted site becomes ready only if an API is.
  const back = apis.ready.length === 0 ? [apis, admins, sites] : [admins, sites, apis];
  const instances = (isBack ? back : [apis, sites, admins]).flatMap(({ ready, away }) => [...away, ...ready]);
  const command = (text: string) => text.replaceAll('{build}', build);
  if (!isBack) await run('migrate', command(installation.migrate), say);
  if (installation.select) await run('select', command(installation.select), say);
  for (const [index, instance] of instances.entries()) {
    const done = `${index} of ${instances.length} instances run ${build}`;
    await restart(instance, command(instance.restart), readyTimeoutMs, say).catch((error: Error) => {
      throw new UpgradeProblem(`${error.message}; ${done}. Repeat the command, or run the former build with --back`);
    });
    await pause(installation.pauseSeconds * 1000);
  }
}

/** Returns the instances of a kind that can serve, and the others. */
async function readinessOf(instances: Instance[]): Promise<{ ready: Instance[]; away: Instance[] }> {
  const answers = await Promise.all(instances.map(({ ready }) => isReady(ready)));
  return { ready: instances.filter((_, index) => answers[index]), away: instances.filter((_, index) => !answers[index]) };
}

async function restart(
  { name, ready }: Instance,
  command: string,
  timeoutMs: number,
  say: (line: string) => void,
): Promise<void> {
  await run(name, command, say);
  say(`${name}: waiting for ${ready}, at most ${timeoutMs / 1000} s`);
  const deadline = Date.now() + timeoutMs;
  while (!(await isReady(ready))) {
    if (Date.now() > deadline) throw new UpgradeProblem(`${name} did not become ready within ${timeoutMs / 1000} s`);
    await pause(100);
  }
  say(`${name}: ready`);
}

/** Runs a command in a shell. Its output goes to the terminal. Throws if it fails. */
async function run(name: string, command: string, say: (line: string) => void): Promise<void> {
  say(`${name}: ${command}`);
  const child = spawn(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] });
  const how = await new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('exit', (code, signal) => resolve(String(code ?? signal)));
  });
  if (how !== '0') throw new UpgradeProblem(`the command of ${name} failed (${how})`);
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5000) })).ok;
  } catch {
    return false;
  }
}
