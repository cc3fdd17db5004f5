import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { logIn } from './member.ts';

type Product = { guidePriceEurExVat: { from: number }; variants: { guidePriceEurExVat: number }[] };

const products: Product[] = JSON.parse(readFileSync(new URL('../demo-content/facts/products.json', import.meta.url), 'utf8'));
const prices = [...new Set(products.flatMap((product) => product.variants.map((variant) => variant.guidePriceEurExVat)))];

/** Matches a price of the demo content in an answer: as a field's value, or with its currency. */
const pricePattern = new RegExp(
  `"(?:amount|price\\w*)"\\s*:\\s*(?:${prices.join('|')})\\b|€\\s?(?:${prices.map(grouped).join('|')})\\b`,
);

/** Content types of answers with content. Scripts and styles of the build are checked once, not with each page. */
const bearsContent = /html|json|xml|plain|csv/;

function grouped(price: number): string {
  const [thousands, rest] = [Math.floor(price / 1000), String(price % 1000)];
  return thousands === 0 ? rest : `${thousands}[.,\\s]?${rest.padStart(3, '0')}`;
}

/** Returns the first price of the demo content in a text, or an empty array. */
export function pricesIn(text: string): string[] {
  return text.match(pricePattern)?.slice(0, 1) ?? [];
}

/**
 * Whether the page is still being hydrated: the application itself, or a part whose code loads separately (between React's
 * comment markers).
 */
export function isStarting(): boolean {
  if (!matchMedia('(scripting: enabled)').matches) return false;
  if ('$_TSR' in window) return true;
  const marks = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT, ({ nodeValue }) => (nodeValue === '$' ? 1 : 3));
  for (let mark = marks.nextNode(); mark; mark = marks.nextNode()) {
    const { nextSibling: part, parentElement: place } = mark;
    const isStatic = place?.closest('[id^="static-"]');
    if (part instanceof Element && !isStatic && !Object.keys(part).some((key) => key.startsWith('__react'))) return true;
  }
  return false;
}

/**
 * Waits until the application is interactive. It starts after the picture above the fold and the document have loaded, and
 * hydrates the page part by part. Without the wait a test would be faster than any visitor. Stops waiting for a page that cannot
 * start.
 */
export async function untilStarted(page: Page): Promise<void> {
  const hasStarted = async () => !(await page.evaluate(isStarting).catch(() => false));
  for (const began = Date.now(); Date.now() < began + 5000 && !(await hasStarted()); ) await pause(25);
  // Without scripts there is no idle callback.
  const idle = page.evaluate(async () => {
    if (matchMedia('(scripting: enabled)').matches) await new Promise((resolve) => requestIdleCallback(resolve));
  });
  await Promise.race([idle.catch(() => undefined), pause(5000)]);
}

/** Makes every load and reload of the page wait until the application is interactive, unless the test sets `waitUntil`. */
function waitForStart(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (!options?.waitUntil) await untilStarted(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (!options?.waitUntil) await untilStarted(page);
    return response;
  };
}

/** Returns a page of another visitor, with separate cookies and storage. */
export async function otherVisitor(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  waitForStart(page);
  return page;
}

/** Tests whose pages wait for the application, without further checks. */
export const unwatched = base.extend({
  context: async ({ context }, use) => {
    context.on('page', waitForStart);
    await use(context);
    // Requests that are still delayed or running when a test ends are no errors.
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
  },
});

/** Runs the tests of a file or group in one of the two windows only. */
export function runOnlyAt(window: 'phone' | 'desktop', reason: string): void {
  base.beforeEach(({ browserName: _ }, { project }) => base.skip(project.name !== window, reason));
}

/** The visitor of a test: a guest throughout, a member from the start, or a guest who logs in. */
type Visitor = { visitor: 'guest' | 'member' | 'both' };

/**
 * Tests whose page is checked for three rules: no violation of its content security policy, no script error, and no price in an
 * answer to a guest (CAT-06). Tests that skip, or use no page, open none. With `test.use({ visitor: 'member' })` a member is
 * logged in.
 */
export const test = unwatched.extend<Visitor>({
  visitor: ['guest', { option: true }],
  context: async ({ context, visitor }, use) => {
    if (visitor === 'member') await logIn(context);
    await use(context);
  },
  page: async ({ page, visitor }, use) => {
    const faults: string[] = [];
    const reading: Promise<void>[] = [];
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`policy violated: ${event.violatedDirective} ${event.blockedURI}`),
      );
    });
    page.on('pageerror', (error) => faults.push(`script failed: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) faults.push(message.text());
    });
    page.on('response', (response) => {
      if (visitor !== 'guest' || !bearsContent.test(response.headers()['content-type'] ?? '')) return;
      const read = response.text().then(
        (text) => void faults.push(...pricesIn(text).map((price) => `a guest was told a price: ${price} (${response.url()})`)),
        () => undefined,
      );
      reading.push(read);
    });
    await use(page);
    await Promise.all(reading);
    expect(faults).toEqual([]);
  },
});

export { expect };

export const locales = [
  { code: 'nl', prefix: '', languageTag: 'nl-NL' },
  { code: 'en', prefix: '/en', languageTag: 'en' },
  { code: 'de', prefix: '/de', languageTag: 'de-DE' },
] as const;
