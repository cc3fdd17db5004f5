import { expect, test } from '../browser.ts';

/** Where the longest words of the demo stand. */
const pages = [
  '/toegankelijkheidsverklaring/',
  '/service/downloads/',
  '/de/service/downloads/',
  '/de/farbkarte/',
  '/de/datenschutz/',
];

test('HERO-02 BLK-09 BLK-17 CON-05 at 320 px, which is 400 % of 1280, no page has to be scrolled sideways', async ({
  page,
}, info) => {
  test.skip(info.project.name !== 'desktop', 'chooses its own width');
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of pages) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});
