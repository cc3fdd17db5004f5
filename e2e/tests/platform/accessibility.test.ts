import { type PathKey, pathOf } from '@plantsoen/contract/paths.ts';
import { expectAccessible } from '../../axe.ts';
import { locales, test } from '../../browser.ts';
import { entryPages } from '../../entry-pages.ts';
import { connectBy } from '../../page-watch.ts';

test.beforeEach(({ page }) => connectBy(page, { saveData: true }));

const fixed: PathKey[] = [
  'home',
  'products',
  'projects',
  'news',
  'faq',
  'contact',
  'colourChart',
  'quotationList',
  'comparison',
  'contrast',
  'search',
  'login',
  'serviceUnavailable',
];

/** Number of pages per test, which a slow machine checks within the timeout. */
const walk = 5;

for (const { code, prefix } of locales) {
  const paths = [...fixed.map((key) => pathOf(key, code)), ...entryPages[code]].map((path) => prefix + path);
  for (let first = 0; first < paths.length; first += walk) {
    const walked = paths.slice(first, first + walk);
    test(`A11Y axe finds no violation, on phone and desktop, at ${walked.join(' ')}`, { tag: '@desktop' }, async ({ page }) => {
      test.setTimeout(120_000);
      for (const path of walked) {
        await page.goto(path);
        await expectAccessible(page);
      }
    });
  }
}
