import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { describe, expect, test } from 'vitest';
import type { ProductPageQuery } from '../../platform/generated/operations-types.ts';
import { renderCompleteView, renderView } from '../../platform/testing/render-view.tsx';
import { ProductPage } from './ProductPage.tsx';

type Entry = Extract<ProductPageQuery['entry'], { __typename: 'Product' }>;

const measures = (lengthMm: number | null) => ({ lengthMm, widthMm: 640, heightMm: 835 });
const variant = (number: number, lengthMm: number, price: number | null = null) => ({
  id: number,
  sku: `B-0${number}`,
  title: `${lengthMm} mm`,
  dimensions: measures(lengthMm),
  weightKg: 50 + number,
  co2eKg: null,
  mkiEur: null,
  materials: null,
  specifications: null,
  downloads: [],
  price: price === null ? null : { amount: price, from: false },
});

/** The minimum data of a product: a name and an article number. */
const bare = {
  __typename: 'Product',
  id: 7,
  siteId: 1,
  title: 'Bank',
  uri: 'producten/banken/bank',
  ...{ sku: 'B', series: null, neutralName: 'bank', maker: 'Brinkmeent' },
  description: null,
  category: { title: 'Banken' },
  newProduct: false,
  featuredProduct: false,
  productImage: null,
  productImages: [],
  choicePictures: [],
  elevation: null,
  dimensions: measures(null),
  weightKg: null,
  variants: [],
  colours: [],
  anyRal: false,
  mountings: [],
  options: [],
  materials: [],
  specifications: [],
  discontinued: null,
  spareParts: [],
  supply: {
    embedDepthMm: null,
    leadTimeStandardWeeks: null,
    leadTimeSpecialWeeks: null,
    warrantyYears: null,
    sparePartsYears: null,
    designYear: null,
    madeIn: null,
  },
  environmental: null,
  norms: [],
  certificates: [],
  dimensionalDrawing: null,
  downloads: [],
  price: null,
  extendedInformation: null,
  relatedProducts: [],
  relatedProjects: [],
};

const bench = {
  ...bare,
  variants: [variant(1, 1800), variant(2, 2400)],
  colours: [
    { code: 'RAL 7016', title: 'Antracietgrijs', hex: '#383E42', standard: true, surcharge: null },
    { code: 'RAL 9005', title: 'Gitzwart', hex: '#0E0E10', standard: true, surcharge: null },
  ],
  anyRal: true,
  mountings: [
    { id: 1, key: 'in-ground', title: 'Ingraven', description: null },
    { id: 2, key: 'surface', title: 'Opbouw', description: 'Met ankers.' },
  ],
};

const sets = {
  globals: {
    logInPopupBox: { titleField: 'Richtprijs', text: '<p>Na het inloggen.</p>', cta: { text: 'Inloggen', url: '/aanmelden/' } },
    signUpBox: { cta: { text: 'Account aanvragen', url: '/registreren/' } },
    samplesUri: 'service/stalen',
  },
};

const glossary = [
  { title: 'LRV', spellings: [], explanation: 'Lichtreflectie.' },
  { title: 'Levertijd', spellings: [], explanation: 'Van opdracht tot levering.' },
] as unknown as ProductPageQuery['glossary'];

function view(product: object, search = {}) {
  const algemeen = sets as unknown as ProductPageQuery['algemeen'];
  return <ProductPage entry={product as unknown as Entry} algemeen={algemeen} glossary={glossary} search={search} />;
}

const page = (product: object, search = {}, locale: LocaleCode = 'nl') => renderView(view(product, search), { locale });

describe('CAT-05 the product page', () => {
  test('shows a product with minimal data without errors', () => {
    const html = page(bare);
    expect(html).toContain('>Bank</h1>');
    expect(html).not.toMatch(/<fieldset|<select|<noscript|id="measures"|id="downloads"/);
    expect(html).toMatch(/<th[^>]*>B<\/th>[\s\S]*>835<\/td>/);
    expect(html).toContain('Artikelnummer: B. Afmetingen: B × H 640 × 835 mm. Of gelijkwaardig.');
  });

  test('shows the elevation of a product without pictures', () => {
    const html = page({ ...bare, elevation: { url: '/media/elevations/a.svg', widthMm: 1800, heightMm: 835 } });
    expect(html).toMatch(/--length:1800;--rise:835/);
    expect(html).toContain('/media/elevations/a.svg');
    expect(html).not.toContain('<img');
  });

  test('offers variants, colours and mountings as form fields with the first of each selected', () => {
    const html = page(bench);
    expect(html).toMatch(/<form[^>]* method="get"/);
    const chosen = [...html.matchAll(/<input[^>]*checked=""[^>]*value="([^"]+)"/g)].map(([, value]) => value);
    expect(chosen).toEqual(['B-01', 'RAL-7016']);
    expect(html).toContain('<option value="in-ground" selected="">Ingraven</option>');
    expect(html).toMatch(/<noscript><button[^>]*>Keuze tonen<\/button><\/noscript>/);
  });

  test('shows the selection of its address in weight, measures, colour, mounting and text', () => {
    const html = page(bench, { variant: 'B-02', colour: 'RAL-9005', mounting: 'surface', other: 'x' });
    expect(html).toMatch(/>52 kg<\/dd>/);
    expect(html).toContain('RAL 9005 Gitzwart');
    expect(html).toContain('Met ankers.');
    expect(html).toContain('L × B × H 2400 × 640 × 835 mm');
  });

  test('shows the supply figures that the product has', () => {
    const html = page({ ...bench, supply: { ...bare.supply, warrantyYears: 5, maintenanceIntervalMonths: 24 } });
    expect(html).toMatch(/Garantie<\/dt><dd[^>]*>5 jaar</);
    expect(html).toMatch(/Onderhoud elke<\/dt><dd[^>]*>24 maanden</);
    expect(html).not.toContain('Onderdelen leverbaar');
  });

  test('draws dimension lines of proportional length', () => {
    const html = page(bench);
    expect([...html.matchAll(/--length:([\d.]+%)/g)].map(([, length]) => length)).toEqual(['75%', '100%']);
  });

  test('has no options for a product with one variant and one colour', () => {
    const html = page({ ...bench, variants: [variant(1, 1800)], colours: bench.colours.slice(0, 1), anyRal: false });
    expect(html).not.toContain('type="radio"');
    expect(html).toContain('1800 mm');
    expect(html).toContain('RAL 7016 Antracietgrijs');
  });
});

describe('CAT-06 prices', () => {
  test('a guest sees what an account shows, with links to log in and to request one', () => {
    const html = page(bench);
    expect(html).toContain('Richtprijs');
    expect(html).toMatch(/href="\/aanmelden\/\?return=true"[^>]*>Inloggen/);
    expect(html).toMatch(/href="\/registreren\/\?return=true"[^>]*>Account aanvragen/);
  });

  test('MEM-04 a member whose account waits for approval sees that message instead of the login links', async () => {
    const html = await renderCompleteView(view(bench), { member: { isApproved: false, favourites: [] } });
    expect(html).toContain('Uw account wacht op goedkeuring');
    expect(html).not.toContain('/aanmelden/');
  });

  test('a member sees the price of the selected variant', () => {
    const priced = { ...bench, price: { amount: 890, from: true }, variants: [variant(1, 1800, 890), variant(2, 2400, 1040)] };
    const html = page(priced, { variant: 'B-02' });
    expect(html).toMatch(/1\.040/);
    expect(html).not.toContain('Richtprijs');
  });
});

test('LOC-07 the page is in its own language', () => {
  expect(page(bench, {}, 'de')).toContain('Oder gleichwertig.');
  expect(page(bench, {}, 'en')).toContain('Or equal.');
});

test('CAT-05 the page links to a sample of the selected colour', () => {
  expect(page(bench, { colour: 'RAL-9005' })).toMatch(/href="\/service\/stalen\/\?samples=ral-9005&amp;otherColour=RAL\+9005"/);
  expect(page(bench, { colour: 'RAL' })).toMatch(/href="\/service\/stalen\/\?samples=other"/);
});

describe('CAT-17 the page of a discontinued product', () => {
  const successor = { title: 'Bank 2', uri: 'producten/banken/bank-2', productImage: null };
  const discontinued = { date: '2026-03-01', sparePartsUntil: 2036, successor };
  const member = { isApproved: true, favourites: [] };
  const words = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

  test.each([
    ['nl', 'Dit product is vervallen sinds 1 maart 2026. Opvolger Bank 2', 'Reserveonderdelen zijn leverbaar tot en met 2036.'],
    [
      'en',
      'This product has been discontinued since 1 March 2026. Successor Bank 2',
      'Spare parts are available until the end of 2036.',
    ],
    [
      'de',
      'Dieses Produkt ist seit dem 1. März 2026 eingestellt. Nachfolger Bank 2',
      'Ersatzteile sind bis Ende 2036 lieferbar.',
    ],
  ] as const)('says so in %s, with the successor and the spare parts', (locale, since, parts) => {
    const text = words(page({ ...bench, discontinued }, {}, locale));
    expect(text).toContain(since);
    expect(text).toContain(parts);
  });

  test('links to the successor and to the quote request, and shows no price', async () => {
    const html = await renderCompleteView(view({ ...bench, discontinued }), { member });
    expect(html).toContain('href="/producten/banken/bank-2/"');
    expect(html).toMatch(/href="\/offerte-aanvraag\/"[^>]*>Reserveonderdelen aanvragen</);
    expect(html).not.toMatch(/€|Richtprijs/);
  });

  test('leads to the successor instead of the list, and without one adds to the list', () => {
    const html = page({ ...bench, discontinued });
    expect(html.match(/href="\/producten\/banken\/bank-2\/"[^>]*>Naar de opvolger</g)?.length).toBeGreaterThan(1);
    expect(html).not.toContain('Toevoegen aan offertelijst');
    expect(page({ ...bench, discontinued: { ...discontinued, successor: null } })).toContain('Toevoegen aan offertelijst');
  });

  test('has neither successor nor spare parts if there are none', () => {
    const html = page({ ...bench, discontinued: { date: '2026-03-01', sparePartsUntil: null, successor: null } });
    expect(html).toContain('vervallen sinds');
    expect(html).not.toMatch(/Opvolger|Reserveonderdelen/);
    expect(page(bench)).not.toContain('vervallen');
  });

  test('leads to its parts in the finder, or says what the request adds to the list', () => {
    const part = { number: 'B-S01', title: 'Lat', note: null, supplyYears: 10, endedYear: null, price: null };
    const withParts = page({ ...bench, discontinued, spareParts: [part] } as never);
    expect(withParts).toContain('href="/onderdelen/?code=B"');
    expect(withParts).not.toContain('Reserveonderdelen aanvragen');
    const without = page({ ...bench, discontinued });
    expect(without).toContain('Reserveonderdelen aanvragen');
    expect(without).toContain('op uw offertelijst');
  });
});

describe('CAT-15 the files of a product', () => {
  const file = (id: number, url: string | null, size = 1_200_000) => ({
    ...{ __typename: 'Download', id, siteId: 1, titleField: `Blad ${id}`, kind: 'pdf', size: url && size, url },
  });
  const html = (downloads: readonly object[], ofVariant: readonly object[] = []) =>
    renderView(view({ ...bench, downloads, variants: [{ ...variant(1, 1800), downloads: ofVariant }, variant(2, 2400)] }));

  test('are one ZIP with their size, by a form that needs no scripts', () => {
    const page = html([file(1, '/a.pdf'), file(2, '/b.pdf')], [file(1, '/a.pdf'), file(3, '/c.dxf')]);
    const [form = ''] = /<form[^>]*>(?:(?!<\/form>).)*value="zip".*?<\/form>/s.exec(page) ?? [];
    expect(form).toContain('action="/quotation-file/"');
    expect(form).toContain('name="lines" value="[{&quot;id&quot;:7,&quot;amount&quot;:1}]"');
    expect(form.replace(/<[^>]*>/g, '')).toBe('Alles als ZIP, 3,6 MB');
  });

  test('are no ZIP if the visitor may have one file only', () => {
    expect(html([file(1, '/a.pdf'), file(2, null)])).not.toContain('value="zip"');
  });
});
