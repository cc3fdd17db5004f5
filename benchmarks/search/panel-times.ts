import { type Browser, chromium, type Page } from '@playwright/test';
import { browserArguments, rest, slowDown, type VisitedPages } from '../browser.ts';
import type { Figures } from '../budgets.ts';
import { median } from '../rounds.ts';

/** Whole words of titles; each visit types another one, so that no answer is there before. */
const words = {
  quick: ['parkbank', 'afvalbak', 'fietsenrek', 'boomrooster', 'plantenbak', 'picknicktafel', 'statafel'],
  slow: ['klappaal', 'wachthuis', 'boombank', 'fietskluis', 'leunhek', 'etagerek', 'infobord'],
};
const phoneSlowness = 4;
const pauseBetweenKeys = 80;

const bar = '#search-bar';

/**
 * From the last key to the frame that shows hits with the whole word marked, in ms by the browser's own clock, beginning when it got the key. The
 * frame is on the screen when the task after its animation callbacks runs.
 */
function watchPanel(page: Page, word: string): Promise<number> {
  return page.evaluate(
    ({ bar, word }) =>
      new Promise<number>((resolve, reject) => {
        const input = document.querySelector<HTMLInputElement>(`${bar} input`);
        if (!input) return reject(new Error('the page has no search bar'));
        const shows = () => document.querySelector(`${bar} [role=option] mark`)?.textContent?.toLowerCase() === word;
        input.addEventListener('input', ({ timeStamp }) => {
          if (input.value !== word) return;
          const look = () => {
            if (shows()) setTimeout(() => resolve(performance.now() - timeStamp));
            else if (performance.now() - timeStamp > 10_000) reject(new Error(`'${word}' shows no hits`));
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        });
      }),
    { bar, word },
  );
}

/** The middle of some visits, each in a browser context of its own, at the pace of somebody who types fast. */
async function panelTime(browser: Browser, address: string, slowness: number, typed: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (const word of typed) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(address);
    await rest(page);
    await page.locator(`[popovertarget="search-bar"]:visible`).first().click();
    await page.locator(`${bar} [role=combobox]`).waitFor();
    await slowDown(page, slowness);
    const shown = watchPanel(page, word);
    await page.keyboard.type(word, { delay: pauseBetweenKeys });
    times.push(await shown);
    await page.close();
  }
  return median(times);
}

/** The hits that the header's panel shows while somebody types. */
export async function measurePanel({ origin, paths, browserPath }: VisitedPages): Promise<Figures> {
  const browser = await chromium.launch({ executablePath: browserPath || undefined, args: browserArguments });
  try {
    return {
      panelHits: await panelTime(browser, origin + paths.home, 1, words.quick),
      panelHitsSlow: await panelTime(browser, origin + paths.home, phoneSlowness, words.slow),
    };
  } finally {
    await browser.close();
  }
}
