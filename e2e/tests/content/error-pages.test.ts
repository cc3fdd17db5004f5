import type { Page } from '@playwright/test';
import { expect, locales, runOnlyAt, test, unwatched } from '../../browser.ts';
import { siteBehindCut } from '../../cut-connection.ts';
import { connectBy, untilIdleWorkIsDone } from '../../page-watch.ts';

runOnlyAt('desktop', 'these tests choose their own widths');
test.beforeEach(async ({ page }) => {
  await connectBy(page, { saveData: true });
});

const main = (page: Page) => page.getByRole('main');

const words = {
  nl: {
    absent: 'Helaas, de pagina die u zoekt is niet beschikbaar.',
    name: 'Pagina niet gevonden',
    post: 'Bericht niet gevonden',
    unavailable: 'Even niet bereikbaar',
    news: 'Of lees verder',
    urgent: 'Haast?',
    paths: ['/bestaat-niet/', '/producten/bestaat-niet/', '/projecten/bestaat-niet/'],
    article: '/nieuws/bestaat-niet/',
  },
  en: {
    absent: 'Sorry, the page you are looking for is not available.',
    name: 'Page not found',
    post: 'Post not found',
    unavailable: 'Unavailable for a moment',
    news: 'Or read on',
    urgent: 'In a hurry?',
    paths: ['/does-not-exist/', '/products/does-not-exist/', '/projects/does-not-exist/'],
    article: '/news/does-not-exist/',
  },
  de: {
    absent: 'Die gesuchte Seite ist leider nicht verfügbar.',
    name: 'Seite nicht gefunden',
    post: 'Beitrag nicht gefunden',
    unavailable: 'Gerade nicht erreichbar',
    news: 'Oder lesen Sie weiter',
    urgent: 'Eilig?',
    paths: ['/gibt-es-nicht/', '/produkte/gibt-es-nicht/', '/referenz/gibt-es-nicht/'],
    article: '/news/gibt-es-nicht/',
  },
};

for (const { code, prefix } of locales) {
  const { absent, name, post, unavailable, news, urgent, paths, article } = words[code];

  test(`ERR-01 in ${code} a missing page has status 404, its number, a message, a search and news`, async ({ page }) => {
    for (const path of paths) {
      const answer = await page.goto(prefix + path);
      expect(answer?.status(), path).toBe(404);
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(absent);
      await expect(page).toHaveTitle(name);
    }
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(main(page).getByText('404', { exact: true })).toBeVisible();
    await expect(main(page).getByRole('searchbox')).toBeVisible();
    const region = main(page).getByRole('region', { name: news });
    await expect(region.getByRole('listitem')).toHaveCount(8);
  });

  test(`ERR-02 in ${code} the failure page has the editors’ text and blocks, and its status`, async ({ page }) => {
    const answer = await page.goto(`${prefix}/503/`);
    expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '120']);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(unavailable);
    await expect(main(page).getByText('503', { exact: true })).toBeVisible();
    await expect(main(page).getByRole('heading', { level: 2, name: urgent })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  test(`CON-03 in ${code} a missing article has a specific message and a link to the news`, async ({ page }) => {
    expect((await page.goto(prefix + article))?.status()).toBe(404);
    await expect(page).toHaveTitle(post);
    await expect(page.getByRole('listitem').filter({ hasText: post })).toBeVisible();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(post);
  });
}

test('ERR-01 HERO-06 the picture has 622 by 830 px, and 400 by 179 px below 768 px', async ({ page }) => {
  for (const [width, size, crop] of [
    [1280, [622, 830], 'headerPortrait'],
    [768, [622, 830], 'headerPortrait'],
    [390, [400, 179], 'headerLow'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/bestaat-niet/');
    const picture = main(page).locator('header img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(`/${crop}-`);
    const shape = await picture.evaluate((image) => image.getBoundingClientRect().width / image.getBoundingClientRect().height);
    expect(shape).toBeCloseTo(size[0] / size[1], 1);
  }
});

test('ERR-01 ERR-02 hydration of error pages moves no content', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/bestaat-niet/', '/503/']) {
    await page.goto(path);
    await untilIdleWorkIsDone(page);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(Math.max(0, ...shifts), path).toBeLessThan(0.1);
  }
});

test('ERR-01 the search of a missing page leads to the search page', async ({ page }) => {
  await page.goto('/bestaat-niet/');
  await main(page).getByRole('searchbox').fill('bank');
  await main(page).getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/zoeken\/\?query=bank$/);
});

unwatched('ERR-01 ERR-02 within the site a link to nothing, and a page that fails, show the same pages', async ({ page }) => {
  await page.goto('/nieuws/');
  const lead = (href: string) =>
    page.evaluate((to) => {
      const link = Object.assign(document.createElement('a'), { href: to, textContent: to });
      document.querySelector('main')?.append(link);
      link.click();
    }, href);
  await lead('/nieuws/bestaat-niet/');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(words.nl.post);
  await expect(main(page).getByRole('region', { name: words.nl.news })).toBeVisible();
  await page.goBack();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Nieuws en achtergrond');
  await page.route('**/graphql', (route) =>
    route.request().postDataJSON().operationName === 'NewsArticlePage' ? route.fulfill({ status: 500 }) : route.fallback(),
  );
  await lead('/nieuws/campus-waterloop-opgeleverd/');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(words.nl.unavailable);
  await expect(main(page).getByRole('heading', { level: 2, name: words.nl.urgent })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('ERR-01 PAG-01 a missing page has working links', async ({ page }) => {
    await page.goto('/bestaat-niet/');
    await expect(main(page).getByRole('heading', { level: 2, name: 'Waar wilt u heen?' })).toBeVisible();
    await main(page).getByRole('searchbox').fill('bank');
    await main(page).getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/zoeken\/\?query=bank$/);
  });
});

test('ERR-01 ERR-02 with the API unreachable the error pages are unchanged, in three languages', async ({ request }) => {
  const site = await siteBehindCut();
  const status = (path: string) =>
    request.get(site.origin + path).then(
      (answer) => answer.status(),
      () => 0,
    );
  try {
    await expect.poll(() => status('/ready/'), { timeout: 30_000 }).toBe(200);
    // Requests to the error pages' own addresses load the data that error pages need.
    for (const { prefix } of locales) await expect.poll(() => status(`${prefix}/503/`)).toBe(503);
    await expect.poll(() => status('/404/')).toBe(404);
    site.cut();
    for (const { code, prefix } of locales) {
      const failing = await request.get(`${site.origin}${prefix}${words[code].paths[1]}`);
      expect(failing.status()).toBe(503);
      expect(await failing.text()).toContain(words[code].unavailable);
      const absent = await request.get(`${site.origin}${prefix}/404/`);
      expect(absent.status()).toBe(404);
      const text = await absent.text();
      expect(text).toContain(words[code].absent);
      expect(text).toContain(words[code].news);
    }
  } finally {
    await site.stop();
  }
});
