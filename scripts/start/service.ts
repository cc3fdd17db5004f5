import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { ending, spawnNode } from '../node-child.mjs';
import { eachLine, lastWords } from './child-output.ts';
import { StartProblem } from './command.ts';
import type { Terminal } from './terminal.ts';

export type ServiceDefinition = {
  name: string;
  /** Arguments of Node: the program and its arguments. */
  args: string[];
  cwd?: string;
  env: NodeJS.ProcessEnv;
  /** Address that answers with success when the service can serve. */
  readyUrl: string;
};

export type Service = {
  stop: () => Promise<void>;
  restart: () => Promise<void>;
  /** Ends the process without notice, like a crash. It restarts as after any exit. */
  kill: () => void;
};

const maxStart = 120_000;
const maxStop = 10_000;

type Running = { child: ChildProcess; ended: Promise<string | number>; hasEnded: () => boolean; lastSaid: () => string };

function run(definition: ServiceDefinition, terminal: Terminal): Running {
  const { args, cwd, env, name } = definition;
  const child = spawnNode(args, { cwd, env, detached: true });
  const words = lastWords();
  let over = false;
  eachLine(child, (line) => {
    words.hear(line);
    terminal.heard(name, line);
  });
  const ended = ending(child).then((how) => {
    over = true;
    return how;
  });
  return { child, ended, hasEnded: () => over, lastSaid: words.tell };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5000) })).ok;
  } catch {
    return false;
  }
}

async function untilReady({ name, readyUrl }: ServiceDefinition, running: Running, terminal: Terminal): Promise<void> {
  const deadline = Date.now() + maxStart;
  while (!(await isReady(readyUrl))) {
    if (running.hasEnded())
      throw new StartProblem(`the ${name} exited while starting: ${running.lastSaid()} (more in ${terminal.logOf(name).path()})`);
    if (Date.now() > deadline) {
      await end(running);
      throw new StartProblem(`the ${name} did not become ready (${readyUrl}): see ${terminal.logOf(name).path()}`);
    }
    await pause(50);
  }
}

async function end(running: Running): Promise<void> {
  if (running.hasEnded()) return;
  running.child.kill('SIGTERM');
  const late = setTimeout(() => running.child.kill('SIGKILL'), maxStop);
  await running.ended;
  clearTimeout(late);
}

/**
 * Starts a service, waits until it can serve, and restarts it whenever it exits. If it exits repeatedly, `giveUp` is called with the
 * reason.
 */
export async function startService(
  definition: ServiceDefinition,
  terminal: Terminal,
  giveUp: (problem: StartProblem) => void,
  pauseAfterEnding = backOff(),
): Promise<Service> {
  const { name } = definition;
  const stopped = new AbortController();
  let asked = false;
  let running = run(definition, terminal);
  await untilReady(definition, running, terminal);

  async function pauseAfterFailure(how: string | number): Promise<void> {
    const wait = pauseAfterEnding();
    if (wait === undefined) {
      stopped.abort();
      giveUp(new StartProblem(`the ${name} exits repeatedly: ${running.lastSaid()} (more in ${terminal.logOf(name).path()})`));
      return;
    }
    terminal.warn(`the ${name} exited (${how}: ${running.lastSaid()}); it restarts in ${wait / 1000} s`);
    await pause(wait, undefined, { signal: stopped.signal }).catch(() => {});
  }

  async function keepRunning(): Promise<void> {
    while (!stopped.signal.aborted) {
      const how = await running.ended;
      if (!asked && !stopped.signal.aborted) await pauseAfterFailure(how);
      asked = false;
      if (!stopped.signal.aborted) running = run(definition, terminal);
    }
  }
  void keepRunning();

  return {
    stop() {
      stopped.abort();
      return end(running);
    },
    restart() {
      asked = true;
      return end(running);
    },
    kill: () => void running.child.kill('SIGKILL'),
  };
}

const firstPause = 1000;
const maxPause = 30_000;
const loop = { endings: 5, withinMs: 60_000 };

/** Returns a function that gives the delay in milliseconds after each exit of a process, or undefined when it exits repeatedly. */
export function backOff(now: () => number = Date.now): () => number | undefined {
  let endings: number[] = [];
  return () => {
    endings = [...endings.filter((time) => now() - time < loop.withinMs), now()];
    return endings.length >= loop.endings ? undefined : Math.min(firstPause * 2 ** (endings.length - 1), maxPause);
  };
}
