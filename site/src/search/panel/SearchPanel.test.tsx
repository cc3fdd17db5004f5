import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { expect, test } from 'vitest';
import { renderView } from '../../platform/testing/render-view.tsx';
import type { ProductResults } from './product-results.ts';
import { SearchPanel } from './SearchPanel.tsx';

const hit = (number: number) => ({
  key: `Product:${number}`,
  title: `Wortel boomkorf ${number}`,
  uri: `producten/boom/korf-${number}`,
  variant: number === 2 ? 'BK-100-02' : null,
  categoryTitle: 'Boomkorven',
  titleMarks: [{ start: 7, end: 11 }],
  image: null,
});

const found = (total: number, more: Partial<ProductResults> = {}): ProductResults =>
  ({
    query: 'boom',
    corrected: null,
    suggestions: [],
    columns: [{ total, hits: Array.from({ length: Math.min(total, 10) }, (_, number) => hit(number)) }],
    ...more,
  }) as ProductResults;

type Shown = { found?: ProductResults | undefined; hasFailed?: boolean; active?: number; query?: string; locale?: LocaleCode };

const rendered = ({ locale = 'nl', found: what, hasFailed = false, active = -1, query = 'boom' }: Shown) =>
  renderView(
    <SearchPanel
      id="list"
      hitId={(number) => `hit${number}`}
      query={query}
      active={active}
      ask={() => undefined}
      found={what}
      hasFailed={hasFailed}
      pending={false}
    />,
    { locale },
  );

const texts = (html: string) => html.replaceAll(/<[^>]*>/g, '|').replaceAll(/\|[\s|]*/g, '|');

test('SEA-03 hits are options of a list, with their number and the link to all results in every language', () => {
  const html = rendered({ found: found(12), active: 1 });
  expect(html.match(/role="option"/g)).toHaveLength(10);
  expect(html).toMatch(/id="hit1" role="option" aria-selected="true" tabindex="-1" href="\/producten\/boom\/korf-1\/"/i);
  expect(html).toContain('href="/producten/boom/korf-2/?variant=BK-100-02"');
  expect(html.match(/aria-selected="true"/g)).toHaveLength(1);
  expect(html).toContain('--rows:5');
  const last = { nl: 'Alle resultaten voor “boom”', en: 'All results for “boom”', de: 'Alle Ergebnisse für „boom“' };
  const counts = { nl: '12 producten', en: '12 products', de: '12 Produkte' };
  for (const locale of ['nl', 'en', 'de'] as const) {
    expect(texts(rendered({ found: found(12), locale }))).toContain(`|${counts[locale]}|${last[locale]}|`);
  }
});

test('SEA-06 the corrected query is shown beside the number', () => {
  const html = rendered({ query: 'bomkorf', found: found(2, { query: 'bomkorf', corrected: 'boomkorf' }) });
  expect(texts(html)).toContain('|2 producten voor “boomkorf”|Alle resultaten voor “bomkorf”|');
});

test('SEA-03 ERR-06 a search without hits suggests queries that have some; a failure is one line', () => {
  const nothing = rendered({ query: '<b>', found: found(0, { query: '<b>', suggestions: ['bank', 'tafel'] }) });
  expect(texts(nothing)).toContain('|Geen producten voor “&lt;b&gt;”|');
  expect(nothing.match(/<button/g)).toHaveLength(2);
  expect(nothing).not.toContain('listbox');
  const failed = rendered({ hasFailed: true, found: found(3) });
  expect(texts(failed)).toContain('|Zoeken lukt nu niet. Druk op Enter');
  expect(failed).not.toContain('listbox');
  expect(failed).toContain('href="/zoeken/?query=boom"');
});
