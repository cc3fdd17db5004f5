import { type PathKey, pathOf } from '@plantsoen/contract/paths.ts';
import { expectAccessible } from '../axe.ts';
import { locales, test } from '../browser.ts';
import { connectBy } from '../page-watch.ts';

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
  'search',
  'login',
  'serviceUnavailable',
];

const entries = {
  nl: [
    '/producten/zitmeubilair/',
    '/producten/zitmeubilair/banken-met-rugleuning/',
    '/producten/zitmeubilair/meent-parkbank/',
    '/projecten/havenkop-zuid/',
    '/nieuws/nieuw-heem-comfortbank-met-drie-armleuningen/',
    '/veelgestelde-vragen/in-welke-kleuren-kan-ik-bestellen/',
    '/duurzaamheid/materialen/hardhout/',
    '/bestaat-niet/',
  ],
  en: [
    '/products/seating/',
    '/products/seating/benches-with-backrest/',
    '/products/seating/meent-park-bench/',
    '/projects/havenkop-zuid/',
    '/news/new-heem-easy-rise-bench-with-three-armrests/',
    '/faq/which-colours-can-i-order/',
    '/sustainability/materials/hardwood/',
    '/does-not-exist/',
  ],
  de: [
    '/produkte/sitzmoebel/',
    '/produkte/sitzmoebel/baenke-mit-rueckenlehne/',
    '/produkte/sitzmoebel/meent-parkbank/',
    '/referenz/havenkop-zuid/',
    '/news/neu-heem-komfortbank-mit-drei-armlehnen/',
    '/haeufig-gestellte-fragen/welche-farben-kann-ich-bestellen/',
    '/nachhaltigkeit/materialien/hartholz/',
    '/gibt-es-nicht/',
  ],
};

/** Pages that one test walks through: as many as a slow machine looks at in its time. */
const walk = 5;

for (const { code, prefix } of locales) {
  const paths = [...fixed.map((key) => pathOf(key, code)), ...entries[code]].map((path) => prefix + path);
  for (let first = 0; first < paths.length; first += walk) {
    const walked = paths.slice(first, first + walk);
    test(`A11Y axe finds no fault, on phone and desktop, at ${walked.join(' ')}`, { tag: '@desktop' }, async ({ page }) => {
      test.setTimeout(120_000);
      for (const path of walked) {
        await page.goto(path);
        await expectAccessible(page);
      }
    });
  }
}
