import { test as base } from '@playwright/test';
import { type Builds, buildNext, copyFormer } from './builds.ts';
import { Fleet } from './fleet.ts';

/** Tests with two of each program, which run the former build. The files of a run share them, and a build is made when it is needed. */
export const test = base.extend<object, Builds & { fleet: Fleet }>({
  former: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      await use(copyFormer());
    },
    { scope: 'worker' },
  ],
  next: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      await use(await buildNext());
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  fleet: [
    async ({ former }, use) => {
      const fleet = new Fleet();
      try {
        await fleet.start(former);
        await use(fleet);
      } finally {
        await fleet.stop();
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
