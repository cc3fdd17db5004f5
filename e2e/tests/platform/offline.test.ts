import { once } from 'node:events';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../axe.ts';
import { expect, runOnlyAt, test } from '../../browser.ts';
import { connectBy, loadedDocuments } from '../../page-watch.ts';
import { bench, stored, texts } from '../../quotation.ts';
import { builtSite, type SecondSite, startSecondSite } from '../../second-site.ts';
import { isControlled, openAndStore, storedPages } from '../../stored-pages.ts';

test.use({ serviceWorkers: 'allow' });
runOnlyAt('desktop', 'the same at each width');

const keptCaches = (page: Page) => page.evaluate(() => caches.keys());

const isNextWaiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting instanceof ServiceWorker);

const shownPicture = (page: Page) =>
  page
    .getByRole('main')
    .locator('img')
    .first()
    .evaluate((picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0);

test('PAG-10 visited pages open without a connection, with pictures; forms, searches and accounts are never stored', async ({
  page,
  context,
}) => {
  await openAndStore(page, bench);
  await page.getByRole('banner').hover();
  await page.getByRole('navigation').getByRole('link', { name: 'Zitmeubilair' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zitmeubilair' })).toBeVisible();
  await expect.poll(() => storedPages(page)).toContain('/producten/zitmeubilair/');
  for (const path of ['/zoeken/?query=bank', '/aanmelden/', '/offerte-aanvraag/']) await page.goto(path);
  await openAndStore(page, '/over-ons/');
  expect(await storedPages(page)).toEqual([bench, '/producten/zitmeubilair/', '/over-ons/']);

  await context.setOffline(true);
  await page.goto(bench);
  await expect(page.getByRole('heading', { level: 1, name: 'Meent parkbank' })).toBeVisible();
  await expect.poll(() => shownPicture(page)).toBe(true);
  await page.getByRole('main').getByRole('button', { name: texts.nl.add }).first().click();
  await expect.poll(async () => (await stored(page)).length).toBe(1);
  // Client-side navigation falls back to the stored document, or to the offline page without one.
  await page.getByRole('banner').getByRole('link', { name: 'Over ons' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/./);
  await expect(page).toHaveURL(/\/over-ons\/$/);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Nieuws' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'U bent offline' })).toBeVisible();
  await expect(page).toHaveURL(/\/nieuws\/$/);
  await context.setOffline(false);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('PAG-10 the offline page is in the visitor’s language, with quotation list, visited pages and a retry', async ({
  page,
  context,
}) => {
  await openAndStore(page, texts.de.product);
  await page.getByRole('main').getByRole('button', { name: texts.de.add }).first().click();
  await expect.poll(() => storedPages(page)).toContain(texts.de.list);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.goto(texts.de.list);
  await page.getByRole('button', { name: 'Abschnitt hinzufügen' }).click();
  await page.keyboard.type('Ufer');
  await page.getByRole('button', { name: 'Abschnitt A verschieben oder löschen' }).click();
  await page.getByRole('menuitem', { name: 'Alle Positionen ohne Abschnitt hierher' }).click();

  await context.setOffline(true);
  await page.goto('/de/news/');
  await expect(page).toHaveTitle(/^Keine Verbindung – /);
  await expect(page.getByRole('heading', { level: 1, name: 'Sie sind offline' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  const section = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'A Ufer' }) });
  await expect(section.getByRole('listitem').filter({ hasText: '1 ×' })).toContainText(title);
  await expect(page.getByRole('main').getByRole('link', { name: title })).toHaveAttribute('href', /\/meent-parkbank\/$/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Angebotsliste öffnen' }).click();
  await expect(page).toHaveURL(/\/de\/angebotsliste\/$/);
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: title }).first()).toBeVisible();

  await page.goto('/de/news/');
  const again = page.waitForEvent('domcontentloaded');
  await page.getByRole('link', { name: 'Erneut versuchen' }).click();
  await again;
  await expect(page.getByRole('heading', { level: 1, name: 'Sie sind offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page).toHaveURL(/\/de\/news\/$/);
  expect(await stored(page)).toHaveLength(1);
});

test('PAG-10 OPS-06 a new version takes over after the last page of the former is closed; disabled, the worker deletes all and leaves', async ({
  page,
  context,
}) => {
  const running = [await startSecondSite()];
  const { origin } = running[0] as SecondSite;
  const restart = async (...told: Parameters<typeof startSecondSite>) => {
    await end(running.at(-1));
    running.push(await startSecondSite({ ...told[0], SITE_PORT: new URL(origin).port }, told[1]));
  };
  try {
    await connectBy(page, { saveData: true });
    await openAndStore(page, origin + bench);
    const before = await keptCaches(page);
    await restart({}, nextBuild('next'));
    await openAndStore(page, `${origin}/nieuws/`);
    await expect.poll(() => isNextWaiting(page)).toBe(true);
    expect(await storedPages(page)).toEqual(expect.arrayContaining([bench, '/nieuws/']));
    expect(await keptCaches(page)).toEqual(expect.arrayContaining(before));

    await page.close();
    const later = await context.newPage();
    await connectBy(later, { saveData: true });
    await openAndStore(later, `${origin}/over-ons/`);
    await expect.poll(async () => (await keptCaches(later)).filter((name) => before.includes(name))).toEqual([]);
    expect(await storedPages(later)).not.toContain(bench);

    await restart({ SERVICE_WORKER: 'off' });
    const documents = loadedDocuments(later);
    await later.goto(`${origin}/over-ons/`);
    // Once for the navigation, and once for the reload without the worker.
    await expect.poll(() => documents, { timeout: 30_000 }).toEqual(['/over-ons/', '/over-ons/']);
    await expect.poll(() => isControlled(later)).toBe(false);
    expect(await keptCaches(later)).toEqual([]);
  } finally {
    for (const site of running) site.process.kill();
  }
});

/** Returns the same build with another file, because the names of the files identify the version. */
function nextBuild(name: string): string {
  const folder = test.info().outputPath(name);
  cpSync(builtSite, folder, { recursive: true });
  writeFileSync(join(folder, `client/assets/${name}-00000000.js`), '');
  return folder;
}

async function end(site: SecondSite | undefined): Promise<void> {
  site?.process.kill();
  if (site) await once(site.process, 'exit');
}
