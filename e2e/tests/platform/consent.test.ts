import type { Page } from '@playwright/test';
import { expectAccessible } from '../../axe.ts';
import { expect, locales, test } from '../../browser.ts';
import { untilIdleWorkIsDone } from '../../page-watch.ts';
import { type SecondSite, startSecondSite } from '../../second-site.ts';

const container = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST1';
const names = {
  nl: { none: 'Alleen noodzakelijk', all: 'Alles toestaan', choose: 'Zelf kiezen', settings: 'Cookie-instellingen' },
  en: { none: 'Necessary only', all: 'Allow all', choose: 'Choose', settings: 'Cookie settings' },
  de: { none: 'Nur notwendige', all: 'Alle erlauben', choose: 'Selbst auswählen', settings: 'Cookie-Einstellungen' },
} as const;

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const settings = (page: Page) => page.getByRole('dialog', { name: /^Cookie[- ]/ });
const button = (page: Page, name: string) => page.getByRole('button', { name });
const settingsLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-instellingen' });
const dataLayer = (page: Page) => page.evaluate(() => (window as { dataLayer?: object[] }).dataLayer ?? []);

/** Records the requests of the page to other hosts, and answers that for the container. */
async function elsewhere(page: Page): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!/^(http:\/\/([a-z]+\.)?localhost|data:|blob:)/.test(request.url())) asked.push(request.url());
  });
  await page.route(/^https:/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.cookie = "_ga=1; Path=/"' }),
  );
  return asked;
}

test.describe('with a tag manager', () => {
  let site: SecondSite;
  test.beforeAll(async () => {
    site = await startSecondSite({ TAG_MANAGER_ID: 'GTM-TEST1' });
  });
  test.afterAll(() => void site?.process.kill());

  test('SEO-03 third parties get no request before consent, and none after its refusal', { tag: '@desktop' }, async ({
    page,
    context,
  }) => {
    const asked = await elsewhere(page);
    await page.goto(`${site.origin}/`);
    await expect(banner(page)).toBeVisible();
    await expect(banner(page).getByRole('button')).toHaveText([names.nl.none, names.nl.all, names.nl.choose]);
    await page.goto(`${site.origin}/producten/`);
    await button(page, names.nl.none).click();
    await expect(banner(page)).toBeHidden();
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ name: 'consent', value: 'none', sameSite: 'Lax' });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(180);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(banner(page)).toBeHidden();
    expect(asked).toEqual([]);
  });

  test('SEO-03 after consent the container gets the queued events, with advertising denied', { tag: '@desktop' }, async ({
    page,
  }) => {
    const asked = await elsewhere(page);
    await page.goto(`${site.origin}/`);
    await button(page, names.nl.all).click();
    await expect.poll(() => asked).toEqual([container]);
    const [state, view, start] = await dataLayer(page);
    expect(state).toMatchObject({ 0: 'consent', 1: 'default', 2: { analytics_storage: 'granted', ad_storage: 'denied' } });
    expect(view).toEqual({ event: 'pageView', pageUrl: `${site.origin}/`, routeName: 'index' });
    expect(start).toMatchObject({ event: 'gtm.js' });
    await page.goto(`${site.origin}/producten/`);
    await expect.poll(() => asked).toEqual([container, container]);
    await expect(banner(page)).toBeHidden();
  });

  test('SEO-03 consent to media alone loads no container', { tag: '@desktop' }, async ({ page, context }) => {
    const asked = await elsewhere(page);
    await page.goto(`${site.origin}/`);
    await button(page, names.nl.choose).click();
    await expect(settings(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
    await settings(page).getByRole('checkbox', { name: 'Video en ingesloten inhoud' }).check();
    await button(page, 'Keuze bewaren').click();
    await expect(page.getByRole('status')).toContainText('Uw keuze is bewaard.');
    expect((await context.cookies()).map(({ name, value }) => `${name}=${value}`)).toEqual(['consent=media']);
    expect(asked).toEqual([]);
  });

  test('SEC-10 consent can be withdrawn on every page, which removes the container and its cookies', {
    tag: '@desktop',
  }, async ({ page, context }) => {
    const asked = await elsewhere(page);
    await page.goto(`${site.origin}/contact/`);
    await button(page, names.nl.all).click();
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name).sort()).toEqual(['_ga', 'consent']);
    await settingsLink(page).click();
    await expect(settings(page).getByRole('checkbox', { name: 'Statistiek' })).toBeChecked();
    await settings(page).getByRole('checkbox', { name: 'Statistiek' }).uncheck();
    const reloaded = page.waitForEvent('load');
    await button(page, 'Keuze bewaren').click();
    await reloaded;
    await page.waitForLoadState('networkidle');
    expect((await context.cookies()).map(({ name, value }) => `${name}=${value}`)).toEqual(['consent=media']);
    expect(asked).toEqual([container]);
    await expect(banner(page)).toBeHidden();
  });

  test('the banner moves no content, takes no focus, comes first by keyboard and covers no focused element', async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) Object.assign(window, { shift: (entry as unknown as { value: number }).value });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${site.origin}/cookies/`);
    await expect(banner(page)).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    // A font that loads late moves the text by fractions of a pixel.
    expect(await page.evaluate(() => (window as { shift?: number }).shift ?? 0)).toBeLessThan(0.001);
    await page.keyboard.press('Tab');
    await expect(button(page, names.nl.none)).toBeFocused();
    for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
      await link.focus();
      const [foot, top] = [await link.boundingBox(), await banner(page).boundingBox()];
      expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
    }
    await button(page, names.nl.choose).focus();
    await page.keyboard.press('Enter');
    await expect(settings(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button(page, names.nl.choose)).toBeFocused();
    await button(page, names.nl.none).focus();
    await page.keyboard.press('Enter');
    await expect(banner(page)).toBeHidden();
  });

  for (const { code, prefix } of locales) {
    test(`A11Y axe finds no violation in banner and settings in ${code}, on phone and desktop`, { tag: '@desktop' }, async ({
      page,
    }) => {
      await page.goto(`${site.origin}${prefix}/contact/`.replace('/de/contact', '/de/kontakt'));
      await expect(banner(page)).toBeVisible();
      await expect(button(page, names[code].none)).toBeVisible();
      await expect(button(page, names[code].all)).toBeVisible();
      await expectAccessible(page);
      await button(page, names[code].choose).click();
      await expect(page.getByRole('dialog', { name: names[code].settings })).toBeVisible();
      await expectAccessible(page);
    });
  }

  test('both buttons of the banner look the same, so that refusing is as easy as allowing', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto(`${site.origin}/`);
    const look = (name: string) =>
      button(page, name).evaluate((element) => {
        const { backgroundColor, color, borderColor, fontSize, height } = getComputedStyle(element);
        return { backgroundColor, color, borderColor, fontSize, height };
      });
    expect(await look(names.nl.none)).toEqual(await look(names.nl.all));
  });
});

test.describe('without a tag manager', () => {
  test('SEO-03 there is no banner and no third-party request, and page views are queued without search words', {
    tag: '@desktop',
  }, async ({ page }) => {
    const asked = await elsewhere(page);
    const scripts: string[] = [];
    page.on('request', (request) => void scripts.push(request.url()));
    await page.goto('/zoeken/?query=geheim');
    const { origin } = new URL(page.url());
    await page.goto('/producten/zitmeubilair/?search=bank#top');
    await expect.poll(() => dataLayer(page)).toHaveLength(1);
    await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click();
    await expect.poll(() => dataLayer(page)).toHaveLength(2);
    expect(await dataLayer(page)).toEqual([
      { event: 'pageView', pageUrl: `${origin}/producten/zitmeubilair/`, routeName: 'producten-slug' },
      { event: 'pageView', pageUrl: page.url().replace(/[?#].*/, ''), routeName: 'producten-slug-child' },
    ]);
    await expect(banner(page)).toHaveCount(0);
    expect(scripts.filter((url) => /consent-controller/.test(url))).toEqual([]);
    expect(asked).toEqual([]);
  });

  test('SEC-10 every page links to the settings, and the cookie page in its text too', async ({ page, context }) => {
    await page.goto('/cookies/');
    await untilIdleWorkIsDone(page);
    await settingsLink(page).click();
    await expect(settings(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(settingsLink(page)).toBeFocused();
    await page.getByRole('main').getByRole('link', { name: 'Cookie-instellingen' }).click();
    await button(page, 'Alles toestaan').click();
    expect((await context.cookies()).map(({ value }) => value)).toEqual(['statistics.media']);
    expect(new URL(page.url()).hash).toBe('');
  });

  test('an address that ends in #cookie-settings opens them', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/cookies/#cookie-settings');
    await expect(settings(page)).toBeVisible();
  });

  test('SEC-10 without JavaScript the settings state that no consent is needed', { tag: '@desktop' }, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const note = page.locator('#cookie-settings');
    for (const place of ['contentinfo', 'main'] as const) {
      await page.goto(`${baseURL}/cookies/`);
      await expect(note).toBeHidden();
      await page.getByRole(place).getByRole('link', { name: 'Cookie-instellingen' }).click();
      await expect(note).toBeInViewport();
      expect(await note.innerText()).toBe('Zonder JavaScript is geen toestemming nodig.');
    }
    await context.close();
  });
});
