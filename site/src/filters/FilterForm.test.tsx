import { expect, test } from 'vitest';
import { renderView } from '../platform/testing/render-view.tsx';
import { FilterForm } from './FilterForm.tsx';
import { readFilters } from './filters.ts';

const facet = (key: string, more: object = {}) =>
  ({ key, name: `Name of ${key}`, kind: 'list', unit: null, min: null, max: null, values: [], ...more }) as never;

const material = facet('material', {
  values: [
    { value: 'oak', label: 'Eiche', count: 1003 },
    { value: 'steel', label: 'Stahl', count: 0 },
    { value: 'dark wood', label: 'Dunkel', count: 0 },
  ],
});
const length = facet('lengthMm', { kind: 'range', unit: 'mm', min: 1600, max: 2400 });

const form = (facets: never[], texts: Record<string, string> = {}) =>
  renderView(
    <FilterForm
      filters={readFilters(texts)}
      facets={facets}
      path="/de/produkte/"
      heading={<h2>6 Produkte</h2>}
      searchLabel="Alle Produkte durchsuchen"
      showLabel="6 Produkte anzeigen"
    />,
    { locale: 'de' },
  );

const box = (html: string, value: string) => new RegExp(`<input type="checkbox"[^>]*value="${value}"[^>]*>`).exec(html)?.[0];

test('CAT-02 the form builds the address without scripts: values, ranges and words have the names of their parameters', () => {
  const html = form([material, length], { 'f.material': 'oak', 'f.lengthMm.min': '1700', search: 'bank' });
  expect(html).toContain('action="/de/produkte/"');
  expect(box(html, 'oak')).toMatch(/name="f\.material".*checked=""/);
  expect(box(html, 'dark%20wood')).toContain('name="f.material"');
  expect(html).toMatch(/name="f\.lengthMm\.min"[^>]*value="1700"/);
  expect(html).toMatch(/name="search"[^>]*value="bank"/);
  expect(html).toContain('6 Produkte anzeigen');
});

test('CAT-02 a value without hits is disabled unless it is selected', () => {
  expect(box(form([material]), 'steel')).toContain('disabled');
  expect(box(form([material], { 'f.material': 'steel' }), 'steel')).not.toContain('disabled');
  expect(box(form([material]), 'oak')).not.toContain('disabled');
});

test('LOC-07 the number of hits has thousands separators', () => {
  expect(form([material])).toMatch(/Eiche<span>1\.003<\/span>/);
});

test('CAT-02 each chip links to the list without its filter, the last link to the unfiltered list', () => {
  const html = form([material, length], { 'f.material': 'oak', 'f.lengthMm.min': '1700' });
  expect(html).toContain('href="/de/produkte/?f.lengthMm.min=1700" aria-label="Filter entfernen: Eiche"');
  expect(html).toContain('href="/de/produkte/?f.material=oak" aria-label="Filter entfernen: Name of lengthMm ab 1700 mm"');
  expect(html).toMatch(/href="\/de\/produkte\/"[^>]*>Alle Filter löschen/);
  expect(form([material])).not.toContain('Alle Filter löschen');
});

test('CAT-02 six facets are side by side; with more, the sixth cell contains all remaining ones', () => {
  const cells = (count: number) =>
    form(Array.from({ length: count }, (_, index) => facet(`f${index}`))).match(/name="filters"/g)?.length;
  expect([cells(1), cells(6), cells(7), cells(14)]).toEqual([1, 6, 6, 6]);
  expect(form(Array.from({ length: 7 }, (_, index) => facet(`f${index}`)))).toContain('Weitere Filter');
});

test('CAT-02 a list without facets has only its search', () => {
  const html = form([]);
  expect(html).not.toContain('Filter anpassen');
  expect(html).toContain('Alle Produkte durchsuchen');
});
