import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../axe.ts';
import { expect, runOnlyAt, test } from '../../browser.ts';
import { connectBy } from '../../page-watch.ts';

runOnlyAt('desktop', 'these tests choose their own widths');
test.beforeEach(({ page }) => connectBy(page, { saveData: true }));

/** Window in which the container has its full 1280 px. */
const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

async function box(element: Locator) {
  const found = await element.boundingBox();
  if (!found) throw new Error('it is not shown');
  return found;
}

const size = async (element: Locator) => {
  const { width, height } = await box(element);
  return [Math.round(width), Math.round(height)];
};

const besideText = (page: Page, title: string) => page.getByRole('region', { name: title });

test('BLK-02 a text is beside a picture of 514 by 685 px with aligned lower edges, and below it on a phone', async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto('/over-ons/');
  const section = besideText(page, 'Drie afspraken met onszelf');
  const picture = section.getByRole('img');
  expect(await size(picture)).toEqual([514, 685]);
  const [text, image] = [await box(section.getByRole('link', { name: 'Zo houden we meubilair in gebruik' })), await box(picture)];
  expect(text.x).toBeGreaterThan(image.x + image.width);
  expect(Math.abs(text.y + text.height - image.y - image.height)).toBeLessThan(8);
  await page.setViewportSize(phone);
  expect((await box(section.getByRole('heading'))).y).toBeGreaterThan((await box(picture)).y + (await box(picture)).height);
});

test('BLK-02 a landscape picture has 517 by 388 px, left or right', async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto('/en/sustainability/circular-service/');
  const [left, right] = [besideText(page, '1. Repair on site'), besideText(page, '2. Spare parts')];
  expect([await size(left.getByRole('img')), await size(right.getByRole('img'))]).toEqual([
    [517, 388],
    [517, 388],
  ]);
  expect((await box(left.getByRole('img'))).x).toBe(80);
  const image = await box(right.getByRole('img'));
  expect(Math.round(image.x + image.width)).toBe(80 + 1280);
});

test('BLK-02 a dark block fills the width, its picture on the block’s background', async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto('/de/nachhaltigkeit/materialien/cortenstahl/');
  const section = besideText(page, 'Fünf Fragen vorab');
  await expect(section).toHaveCSS('background-color', 'rgb(31, 79, 73)');
  const [ground, image] = [await box(section), await box(section.getByRole('img'))];
  expect([ground.x, ground.width]).toEqual([0, 1440]);
  expect(Math.round(image.y + image.height)).toBe(Math.round(ground.y + ground.height));
});

test('BLK-03 several pictures are a slider that thumbnails of 108 px, buttons and the keyboard move', async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto('/en/learn-more-about/benches-around-trees/');
  const slider = page.getByRole('region', { name: 'Pictures' });
  const [first, second] = [slider.getByRole('link', { name: 'Picture 1' }), slider.getByRole('link', { name: 'Picture 2' })];
  expect(await size(first)).toEqual([108, 81]);
  const row = slider.getByRole('list', { name: 'Pictures' });
  expect(Math.round((await box(row)).width)).toBe(1063);
  await second.click();
  await expect(second).toHaveAttribute('aria-current', 'true');
  await expect(slider.getByText('2 / 3')).toBeVisible();
  await slider.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(slider.locator('[aria-live]')).toHaveText('3 of 3');
  await row.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(slider.getByText('2 / 3')).toBeVisible();
});

test('BLK-03 a single picture over eight columns is not a slider', async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto('/duurzaamheid/materialen/gerecycled-kunststof/');
  const pictures = page.getByRole('img', { name: /Duin picknickset/ });
  const widths = await pictures.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)));
  expect(widths).toContain(845);
  await expect(page.getByRole('region', { name: 'Foto’s' })).toHaveCount(0);
});

test('BLK-05 the logos of partners are 60 px high and named', async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto('/en/');
  const logos = page.getByRole('region', { name: 'Practices we have drawn with' }).getByRole('img');
  await expect(logos).toHaveCount(6);
  for (const logo of await logos.all()) {
    expect((await box(logo)).height).toBe(60);
    await expect(logo).toHaveAccessibleName(/.+/);
  }
});

test('BLK-20 a pin button of 44 px opens the board in a new tab with picture and page', async ({ page, context }) => {
  await context.route('https://www.pinterest.com/**', (route) => route.fulfill({ body: 'board' }));
  await page.goto('/en/about-us/');
  const pin = page.getByRole('link', { name: /^Save to Pinterest: / });
  expect(await size(pin)).toEqual([44, 44]);
  const [board] = await Promise.all([context.waitForEvent('page'), pin.click()]);
  await board.waitForURL(/pinterest/);
  const asked = new URL(board.url());
  expect(asked.pathname).toBe('/pin/create/button/');
  expect(asked.searchParams.get('url')).toMatch(/^http:\/\/en\.localhost:\d+\/about-us\/$/);
  const imageSource = asked.searchParams.get('media');
  expect(imageSource).toMatch(/^http:\/\/en\.localhost:\d+\/media\/crops\/.+\.jpg$/);
  const pins = () =>
    page.evaluate(() =>
      ((window as { dataLayer?: { event?: string }[] }).dataLayer ?? []).filter(({ event }) => event === 'pinImage'),
    );
  await expect
    .poll(pins)
    .toEqual([{ event: 'pinImage', imageId: expect.any(Number), imageSource, pageId: expect.any(Number), pageSlug: 'about-us' }]);
});

test('BLK-02 BLK-03 BLK-20 pictures and pin buttons work without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/en/about-us/workshop/');
  await expect(page.getByRole('link', { name: /^Save to Pinterest: / })).toHaveCount(4);
  await page.getByRole('link', { name: 'Picture 3' }).click();
  await expect(page.getByRole('region', { name: 'Pictures' }).getByRole('listitem').nth(2)).toBeInViewport();
  await context.close();
});

const looked = {
  nl: ['/duurzaamheid/', '/over-ons/werkplaats/', '/duurzaamheid/materialen/gerecycled-kunststof/'],
  de: ['/de/nachhaltigkeit/', '/de/ueber-uns/werkstatt/', '/de/nachhaltigkeit/materialien/recyclingkunststoff/'],
};

for (const [locale, paths] of Object.entries(looked)) {
  test(`A11Y BLK-02 BLK-03 BLK-17 axe finds no violation in pages of pictures, tables and films in ${locale}`, async ({
    page,
  }) => {
    for (const path of paths) {
      await page.goto(path);
      await expectAccessible(page);
    }
  });
}
