import { expect, it } from 'vitest';
import { cpuTime, familyOf, maxMemory } from './process-figures.ts';

it.runIf(process.platform === 'linux')('BUDGET CPU time increases with the work of a process', () => {
  const before = cpuTime(process.pid);
  const { user, system } = process.cpuUsage();
  while (process.cpuUsage().user - user < 150_000) JSON.stringify({ user, system });
  const used = cpuTime(process.pid) - before;
  expect(used).toBeGreaterThanOrEqual(100);
  expect(used).toBeLessThan(2000);
});

it.runIf(process.platform === 'linux')(
  'BUDGET a process is among the descendants of its parent, and its peak memory is read in MB',
  () => {
    expect(familyOf(process.ppid)).toContain(process.pid);
    expect(maxMemory(process.pid)).toBeGreaterThan(10);
  },
);
