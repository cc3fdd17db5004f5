import { expect, it } from 'vitest';
import { processorTimes } from './other-load.ts';

it('BUDGET the used time of the processors excludes idle time and waiting for disks, and counts that of guests once', () => {
  const text = 'cpu  100 5 50 700 30 1 2 12 99 1\ncpu0 50 2 25 350 15 0 1 6 40 0\n';
  expect(processorTimes(text)).toEqual({ all: 9000, used: 1700 });
});
