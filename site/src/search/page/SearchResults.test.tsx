import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { expect, test } from 'vitest';
import { renderView } from '../../platform/testing/render-view.tsx';
import { SearchPage } from '../SearchPage.tsx';
import type { SearchPageResults } from './find-results.ts';
import type { LoadedSearch } from './search-loader.ts';

const hit = (kind: string, number: number) => ({
  key: `${kind}:${number}`,
  title: `Wortel boomkorf ${number}`,
  uri: `producten/boom/${number}`,
  variant: null,
  discontinued: kind === 'discontinued',
  categoryTitle: 'Boomkorven',
  titleMarks: [{ start: 7, end: 11 }],
  excerpt: kind === 'project' ? 'De boomkorven verhuizen <mee>.' : null,
  excerptMarks: kind === 'project' ? [{ start: 3, end: 7 }] : [],
  image: null,
});

const column = (kind: 'product' | 'project' | 'page' | 'discontinued', total: number) => ({
  kind,
  total,
  hits: Array.from({ length: Math.min(total, 6) }, (_, number) => hit(kind, number)),
});

const found = (totals: [number, number, number], more: Partial<SearchPageResults> = {}): SearchPageResults =>
  ({
    columns: [column('product', totals[0]), column('project', totals[1]), column('page', totals[2])],
    corrected: null,
    suggestions: [],
    ...more,
  }) as SearchPageResults;

const rendered = (results: LoadedSearch['results'], query = 'boom', locale: LocaleCode = 'nl') =>
  renderView(<SearchPage search={{ query, shown: { products: 6, projects: 12, pages: 6, discontinued: 6 }, results }} />, {
    locale,
  });

const texts = (html: string) => html.replaceAll(/<(?!mark|\/mark)[^>]*>/g, '|').replaceAll(/\|[\s|]*/g, '|');

test('SEA-04 three columns have their counts, hits and links to more hits', () => {
  const html = rendered(found([43, 7, 0]));
  for (const text of ['|Producten |43|', '|Projecten |7|', '|Pagina’s |0|', '|Laad meer producten|', '|Laad meer projecten|']) {
    expect(texts(html)).toContain(text);
  }
  expect(html).not.toContain('Laad meer paginas');
  expect(html).toContain('href="/zoeken/?query=boom&amp;projects=12&amp;products=12"');
  expect(texts(rendered(found([7, 7, 7])))).toContain('|Laad meer paginas|');
  expect(html.match(/<li[ >]/g)).toHaveLength(12);
});

test('SEA-04 a hit links to the variant whose article number is searched', () => {
  const hits = [{ ...hit('product', 1), variant: 'BK 100-02' }, hit('product', 2)];
  const html = rendered(found([0, 0, 0], { columns: [{ ...column('product', 2), hits }] as never }));
  expect(html).toContain('href="/producten/boom/1/?variant=BK-100-02"');
  expect(html).toContain('href="/producten/boom/2/"');
});

test('CAT-17 a discontinued product has no button for the list, also among the products', () => {
  const hits = [{ ...hit('product', 1), discontinued: true }];
  const html = rendered(found([0, 0, 0], { columns: [{ ...column('product', 1), hits }, column('discontinued', 2)] as never }));
  expect(html).toContain('Vervallen');
  expect(html).not.toContain('data-quote');
  expect(rendered(found([1, 0, 0]))).toContain('data-quote');
});

test('CAT-18 a hit for a part leads with its number', () => {
  const hits = [{ ...hit('product', 1), part: 'BM-1010-S01' }];
  const html = rendered(found([0, 0, 0], { columns: [{ ...column('product', 1), hits }] as never }));
  expect(texts(html)).toContain('|Onderdeel BM-1010-S01|Wortel');
});

test('SEA-04 beyond the largest number of an address, a button replaces the link, and products link to the list', () => {
  const hits = Array.from({ length: 240 }, (_, number) => hit('product', number));
  const html = rendered(found([0, 0, 0], { columns: [{ ...column('product', 300), hits }] as never }));
  expect(html).not.toContain('products=240');
  expect(html).toMatch(/<button[^>]*scripted[^>]*>Laad meer producten</);
  expect(texts(html)).toContain('|Filter deze 300 producten|');
  const before = rendered(found([0, 0, 0], { columns: [{ ...column('product', 300), hits: hits.slice(0, 234) }] as never }));
  expect(before).toContain('products=240');
  expect(before).not.toContain('scripted');
});

test('SEA-04 ERR-06 columns without hits have a message in every language', () => {
  const empty = {
    nl: ['Geen producten', 'Geen projecten', 'Geen pagina’s', 'Geen resultaten gevonden voor “boom”'],
    en: ['No products', 'No projects', 'No pages', 'No results found for “boom”'],
    de: ['Keine Produkte', 'Keine Projekte', 'Keine Seiten', 'Keine Ergebnisse für „boom“ gefunden'],
  };
  for (const [locale, labels] of Object.entries(empty)) {
    const html = texts(rendered(found([0, 0, 0]), 'boom', locale as LocaleCode));
    for (const label of labels) expect(html).toContain(`|${label}|`);
  }
  expect(texts(rendered(found([1, 0, 0])))).not.toContain('Geen resultaten');
});

test('SEA-06 matched words are marked in titles and excerpts, whose text is escaped', () => {
  const html = texts(rendered(found([0, 1, 0])));
  expect(html).toMatch(/Wortel <mark class="[^"]*">boom<\/mark>korf/);
  expect(html).toMatch(/De <mark class="[^"]*">boom<\/mark>korven verhuizen &lt;mee&gt;\./);
});

test('SEA-06 a corrected query is named, and queries with hits are suggested', () => {
  const corrected = texts(rendered(found([2, 0, 0], { corrected: 'boomkorf' }), 'bomkorf'));
  expect(corrected).toContain('Op “bomkorf” is niets gevonden. Dit zijn de resultaten voor “boomkorf”.');
  const suggested = rendered(found([0, 0, 0], { suggestions: ['boomkorf', 'bank & tafel'] }), 'xyzzy');
  expect(suggested).toContain('href="/zoeken/?query=bank+%26+tafel"');
});

test('SEA-04 the products link to the list, where they can be filtered', () => {
  expect(rendered(found([43, 0, 0]), 'boom & bank')).toContain('href="/producten/?search=boom+%26+bank"');
  expect(texts(rendered(found([43, 0, 0])))).toContain('|Filter deze 43 producten|');
  expect(rendered(found([0, 1, 0]))).not.toContain('/producten/?search');
});

test('SEA-04 a failed search has a message, keeps the words and can be retried', () => {
  const html = rendered('failed', '"><script>');
  expect(html).toContain('role="alert"');
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;"');
  expect(html).toContain('href="/zoeken/?query=%22%3E%3Cscript%3E"');
  expect(html).not.toContain('<script>');
});

test('SEA-05 without words there is no message about results', () => {
  const html = rendered(undefined, '');
  expect(html).toContain('href="/producten/"');
  expect(html).not.toContain('<h2');
  expect(html).not.toContain('Zoekopdracht wissen');
});

test('CAT-17 discontinued products are in their own column, marked, and only if there are any', () => {
  const columns = (total: number) => ({ columns: [column('product', 1), column('discontinued', total)] as never });
  const html = texts(rendered(found([0, 0, 0], columns(7))));
  expect(html).toContain('|Vervallen producten |7|');
  expect(html.match(/\|Vervallen\|/g)).toHaveLength(6);
  expect(html).toContain('|Laad meer vervallen producten|');
  expect(texts(rendered(found([0, 0, 0], columns(0))))).not.toContain('Vervallen');
});
