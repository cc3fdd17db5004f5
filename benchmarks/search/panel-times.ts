import { type Browser, chromium, type Page } from '@playwright/test';
import { browserArguments, rest, slowDown, type VisitedPages } from '../browser.ts';
import type { Figures } from '../budgets.ts';
import { median } from '../rounds.ts';

/** Words of titles. Each visit types another one, so that no response is cached. */
const words = {
  quick: ['parkbank', 'afvalbak', 'fietsenrek', 'boomrooster', 'plantenbak', 'picknicktafel', 'statafel'],
  slow: ['klappaal', 'wachthuis', 'boombank', 'fietskluis', 'leunhek', 'etagerek', 'infobord'],
};
const phoneSlowness = 4;
const pauseBetweenKeys = 80;

const bar = '#search-bar';

/**
 * Returns the time in ms from the last keystroke to the frame whose first hit has the whole word highlighted, by the browser's
 * clock. The frame is on the screen when the task after its animation callbacks runs.
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

/** Returns the median time of several visits, each in a new browser context and with fast typing. */
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

/** Measures the hits in the header's panel while a visitor types. */
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
