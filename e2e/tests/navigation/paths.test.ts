import { type PathKey, pathKeys, pathOf } from '@plantsoen/contract/paths.ts';
import { expect, locales, runOnlyAt, test } from '../../browser.ts';

runOnlyAt('desktop', 'no browser is involved');

/** An entry of the demo content for each path with a slug. */
const slugs: Partial<Record<PathKey, Record<'nl' | 'en' | 'de', { slug: string; child?: string; grandchild?: string }>>> = {
  faqQuestion: {
    nl: { slug: 'in-welke-kleuren-kan-ik-bestellen' },
    en: { slug: 'which-colours-can-i-order' },
    de: { slug: 'welche-farben-kann-ich-bestellen' },
  },
  newsArticle: {
    nl: { slug: 'nieuw-heem-comfortbank-met-drie-armleuningen' },
    en: { slug: 'new-heem-easy-rise-bench-with-three-armrests' },
    de: { slug: 'neu-heem-komfortbank-mit-drei-armlehnen' },
  },
  category: { nl: { slug: 'zitmeubilair' }, en: { slug: 'seating' }, de: { slug: 'sitzmoebel' } },
  product: {
    nl: { slug: 'zitmeubilair', child: 'meent-parkbank' },
    en: { slug: 'seating', child: 'meent-park-bench' },
    de: { slug: 'sitzmoebel', child: 'meent-parkbank' },
  },
  project: { nl: { slug: 'havenkop-zuid' }, en: { slug: 'havenkop-zuid' }, de: { slug: 'havenkop-zuid' } },
  page: { nl: { slug: 'duurzaamheid' }, en: { slug: 'sustainability' }, de: { slug: 'nachhaltigkeit' } },
  childPage: {
    nl: { slug: 'duurzaamheid', child: 'materialen' },
    en: { slug: 'sustainability', child: 'materials' },
    de: { slug: 'nachhaltigkeit', child: 'materialien' },
  },
  grandchildPage: {
    nl: { slug: 'duurzaamheid', child: 'materialen', grandchild: 'hardhout' },
    en: { slug: 'sustainability', child: 'materials', grandchild: 'hardwood' },
    de: { slug: 'nachhaltigkeit', child: 'materialien', grandchild: 'hartholz' },
  },
};

const forMembers: readonly PathKey[] = ['account', 'changePassword', 'favourites'];
const errorPages: Partial<Record<PathKey, number>> = { notFound: 404, serviceUnavailable: 503 };

for (const { code, prefix, languageTag } of locales) {
  test(`LOC-04 every path of the table answers in ${code}`, async ({ request }) => {
    for (const key of pathKeys) {
      const path = `${prefix}${pathOf(key, code, slugs[key]?.[code])}`;
      const answer = await request.get(path, { maxRedirects: 0 });
      if (forMembers.includes(key)) {
        expect(answer.status(), path).toBe(302);
        expect(answer.headers().location, path).toContain(`${prefix}${pathOf('login', code)}`);
      } else {
        expect(answer.status(), path).toBe(errorPages[key] ?? 200);
        expect(await answer.text(), path).toMatch(new RegExp(`<html[^>]* lang="${languageTag}"`));
      }
    }
  });

  test(`LOC-04 a missing slash is added by a permanent redirect in ${code}, with the query`, async ({ request }) => {
    const path = `${prefix}${pathOf('products', code)}`.replace(/\/$/, '');
    const answer = await request.get(`${path}?page=2`, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toMatch(new RegExp(`${path}/\\?page=2$`));
  });
}

test('LOC-05 another locale’s fixed path redirects permanently to this locale’s, a slug temporarily', async ({ request }) => {
  const leads = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    return [answer.status(), new URL(answer.headers().location ?? '', 'http://localhost').pathname];
  };
  expect(await leads('/products/')).toEqual([301, '/producten/']);
  expect(await leads('/en/kontakt/')).toEqual([301, '/en/contact/']);
  expect(await leads('/de/referenz/')).toEqual([301, '/de/referenzen/']);
  expect(await leads('/products/seating/meent-park-bench/')).toEqual([302, '/producten/zitmeubilair/meent-parkbank/']);
  expect(await leads('/de/duurzaamheid/')).toEqual([302, '/de/nachhaltigkeit/']);
});

test('LOC-05 an address that exists in no locale answers 404 in its language', async ({ page }) => {
  const answer = await page.goto('/de/gibt-es-nicht/');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('ERR-03 the error pages have their own status, are not indexed and set Retry-After', async ({ request }) => {
  const unavailable = await request.get('/503/');
  expect(unavailable.status()).toBe(503);
  expect(unavailable.headers()['retry-after']).toBe('120');
  expect((await request.get('/404/')).headers()['x-robots-tag'] ?? (await (await request.get('/404/')).text())).toContain(
    'noindex',
  );
});
