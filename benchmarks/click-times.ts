import { type Browser, chromium, type Page } from '@playwright/test';
import { browserArguments, rest, slowDown, type VisitedPages } from './browser.ts';
import type { Figures } from './budgets.ts';
import { untilIdle } from './process-figures.ts';
import { median } from './rounds.ts';

const rounds = 7;
const phoneSlowness = 4;

/** Selectors of the element to click, and of the element whose text `changes` by the click. */
type Click = { click: string; changes: string };

/**
 * Returns the time in ms from a click to the frame that shows its effect, by the browser's clock. The frame is on the screen when
 * the task after its animation callbacks runs.
 */
function clickTime(page: Page, { click, changes }: Click): Promise<number> {
  return page.evaluate(
    ({ click, changes }) =>
      new Promise<number>((resolve, reject) => {
        const target = document.querySelector<HTMLElement>(click);
        const text = () => document.querySelector(changes)?.textContent;
        const before = text();
        if (!target || before === undefined) return reject(new Error(`the page lacks ${target ? changes : click}`));
        const began = performance.now();
        const look = () => {
          if (text() !== undefined && text() !== before) setTimeout(() => resolve(performance.now() - began));
          else if (performance.now() - began > 10_000) reject(new Error(`a click on ${click} changes nothing`));
          else requestAnimationFrame(look);
        };
        target.click();
        requestAnimationFrame(look);
      }),
    { click, changes },
  );
}

/** Opens a page once, so that its crops are made before the measurement. */
async function visit(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(address);
  await rest(page);
  await page.close();
}

/** Returns the median time of several visits, each in a new browser context. */
async function clickTimes(browser: Browser, address: string, slowness: number, click: Click): Promise<number> {
  const times: number[] = [];
  await visit(browser, address);
  await untilIdle();
  for (let round = 0; round < rounds; round += 1) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(address);
    await rest(page);
    await slowDown(page, slowness);
    times.push(await clickTime(page, click));
    await page.close();
  }
  return median(times);
}

async function withBrowser<Result>(executablePath: string, work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath: executablePath || undefined, args: browserArguments });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Measures a click on a product card. The list is idle by then, so its links are prefetched. */
export function measureCardClick({ origin, paths, browserPath }: VisitedPages): Promise<Figures> {
  const card = { click: `main a[href^="${paths.product}"]`, changes: 'main h1' };
  const list = origin + paths.product.replace(/[^/]+\/$/, '');
  return withBrowser(browserPath, async (browser) => ({
    cardClick: await clickTimes(browser, list, 1, card),
    cardClickSlow: await clickTimes(browser, list, phoneSlowness, card),
  }));
}

/**
 * Measures a click on a check box in an open filter panel, until the list shows the new number of hits. Each visit chooses
 * another value, so that no response is cached.
 */
export function measureFilterClick({ origin, paths, browserPath }: VisitedPages): Promise<Figures> {
  const panel = 'main form details[open]';
  return withBrowser(browserPath, async (browser) => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      await page.goto(origin + paths.list);
      await rest(page);
      await page.locator('main form details:has(input[type="checkbox"]) > summary').first().click();
      await rest(page);
      const value = `${panel} label:nth-of-type(${round + 1}) input[type="checkbox"]`;
      times.push(await clickTime(page, { click: value, changes: 'main form h2' }));
      await page.close();
    }
    return { filterClick: median(times) };
  });
}
