import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testScope } from '../platform/testing/worker-scope.ts';

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetModules();
});

test('PAG-10 when offline use is disabled it deletes all caches, unregisters itself and reloads the pages it controls', async () => {
  const others = ['plantsoen-one-pages', 'plantsoen-two-assets', 'of another program'];
  const worker = await testScope({}, () => import('./unregister-worker.ts'), others);
  const navigated: string[] = [];
  worker.shown.push({ url: 'http://site.test/nieuws/', navigate: async (url) => void navigated.push(url) });
  await worker.dispatch('install');
  await worker.dispatch('activate');
  expect(Object.keys(await worker.kept())).toEqual(['of another program']);
  expect(worker.done).toEqual(['skipped', 'unregistered']);
  expect(navigated).toEqual(['http://site.test/nieuws/']);
  expect(await worker.ask('/nieuws/')).toBeUndefined();
});

test('PAG-10 a page that was loading when the worker left is reloaded later, and its registration is deleted again', async () => {
  const worker = await testScope({}, () => import('./unregister-worker.ts'));
  await worker.dispatch('activate');
  const navigated: string[] = [];
  const url = 'http://site.test/nieuws/';
  worker.shown.push({
    url,
    navigate: async () => {
      navigated.push(url);
      worker.shown.pop();
    },
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(navigated).toEqual([url]);
  expect(worker.done).toEqual(Array(4).fill('unregistered'));
});
