import { setTimeout as pause } from 'node:timers/promises';
import { test as base, expect, type TestInfo } from '@playwright/test';
import { testStack } from '../stack.ts';
import type { Engine, EngineName, Tab, WindowSize } from './engine.ts';
import { startByPuppeteer } from './puppeteer-engine.ts';
import { createVisitor, type Visitor } from './visitor.ts';
import { startWebKit } from './webkit-engine.ts';

type PerWorker = { engineName: EngineName; engine: Engine };
type PerTest = { size: WindowSize; visitor: Visitor };

/** Tests with a visitor in the engine of their project. Script errors fail them. */
export const test = base.extend<PerTest, PerWorker>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  size: [{ width: 1280, height: 800 }, { option: true }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await (engineName === 'webkit' ? startWebKit() : startByPuppeteer(engineName));
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visitor: async ({ engine, size }, use, info) => {
    const { tab, close } = await engine.open(size);
    await use(createVisitor(tab, testStack().siteOrigin));
    if (info.status !== info.expectedStatus) await attachScreenshot(tab, info);
    const errors = tab.errors();
    await close();
    expect(errors, 'errors of scripts').toEqual([]);
  },
});

/** Attaches a screenshot of the window, unless WebKitGTK's driver does not answer, as for some pages. */
async function attachScreenshot(tab: Tab, info: TestInfo): Promise<void> {
  const body = await Promise.race([tab.screenshot(), pause(5000, undefined, { ref: false })]);
  if (body) await info.attach('window', { body, contentType: 'image/png' });
}

export { expect };
