import { setImmediate as nextTick } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inTicks } from './in-ticks.ts';

test('what comes at once begins in its order, each in a tick of its own', async () => {
  const turn = inTicks();
  let ticks = 0;
  const began: string[] = [];
  for (const name of ['first', 'second', 'third']) void turn().then(() => began.push(`${name} ${ticks}`));
  for (; began.length < 3; ticks += 1) await nextTick();
  expect(began.map((one) => one.split(' ')[0])).toEqual(['first', 'second', 'third']);
  expect(new Set(began.map((one) => one.split(' ')[1])).size).toBe(3);
});
