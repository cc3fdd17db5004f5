import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { backOff, type ServiceDefinition, startService } from './service.ts';
import type { Terminal } from './terminal.ts';

const quiet: Terminal = {
  say: () => {},
  warn: () => {},
  heard: () => {},
  logOf: (name) => ({ path: () => `${name}.log`, write: () => {} }),
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Returns a service that answers with its process id; \`more\` is additional code. */
async function serviceThat(more: string): Promise<ServiceDefinition> {
  const port = await freePort();
  const program = `require('node:http').createServer((_, answer) => answer.end(String(process.pid))).listen(${port}); ${more}`;
  return { name: 'api', args: ['-e', program], env: process.env, readyUrl: `http://127.0.0.1:${port}/` };
}

const neverGivesUp = (problem: Error) => {
  throw problem;
};
const answerOf = async ({ readyUrl }: ServiceDefinition) => (await fetch(readyUrl)).text();

it('resolves when the service is ready, and stops it on request', async () => {
  const definition = await serviceThat('');
  const service = await startService(definition, quiet, neverGivesUp);
  expect(Number(await answerOf(definition))).toBeGreaterThan(0);
  await service.stop();
  await expect(answerOf(definition)).rejects.toThrow();
});

it('a service that exits while starting is a problem of one line with the name of its log', async () => {
  const definition = { ...(await serviceThat('')), args: ['-e', "console.error('PORT is wrong'); process.exit(1)"] };
  await expect(startService(definition, quiet, neverGivesUp)).rejects.toThrow(
    'the api exited while starting: PORT is wrong (more in api.log)',
  );
});

it('restarts a service that was killed', async () => {
  const definition = await serviceThat('');
  const service = await startService(definition, quiet, neverGivesUp);
  onTestFinished(() => service.stop());
  const first = await answerOf(definition);
  process.kill(Number(first), 'SIGKILL');
  await expect.poll(() => answerOf(definition).catch(() => first)).not.toBe(first);
}, 15_000);

it('gives up a service that exits repeatedly', async () => {
  const definition = await serviceThat('');
  const given = Promise.withResolvers<Error>();
  await startService(definition, quiet, given.resolve, () => undefined);
  process.kill(Number(await answerOf(definition)), 'SIGKILL');
  expect((await given.promise).message).toBe('the api exits repeatedly: it printed nothing (more in api.log)');
});

it('a service whose parent is killed exits', async () => {
  const definition = await serviceThat('');
  const starter = `const { startService } = await import(${JSON.stringify(new URL('service.ts', import.meta.url).href)});
    const log = { path: () => '', write() {} };
    await startService(${JSON.stringify(definition)}, { say() {}, warn() {}, heard() {}, logOf: () => log }, () => {});
    process.kill(process.pid, 'SIGKILL');`;
  const { spawnNode, ending } = await import('../node-child.mjs');
  await ending(spawnNode(['--input-type=module', '-e', starter]));
  await pause(300);
  await expect(answerOf(definition)).rejects.toThrow();
});

it('waits longer after each exit, and gives up at the fifth within a minute', () => {
  const pauseAfterEnding = backOff(() => 0);
  expect([1, 2, 3, 4, 5].map(pauseAfterEnding)).toEqual([1000, 2000, 4000, 8000, undefined]);
});

it('ignores exits after a minute', () => {
  let now = 0;
  const pauseAfterEnding = backOff(() => now);
  const pauses = [1, 2, 3, 4, 5, 6].map(() => {
    now += 61_000;
    return pauseAfterEnding();
  });
  expect(new Set(pauses)).toEqual(new Set([1000]));
});
