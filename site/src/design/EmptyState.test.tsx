import { expect, test } from 'vitest';
import { renderView } from '../platform/testing/render-view.tsx';
import { EmptyState } from './EmptyState.tsx';

test('ERR-06 an empty list says what is missing and offers a next step', () => {
  const html = renderView(
    <EmptyState
      title="Geen producten"
      figure="0 producten"
      text="Haal een filter weg."
      action={<a href="/producten/">Alles</a>}
    />,
  );
  expect(html.match(/>([^<]+)</g)).toEqual(['>0 producten<', '>Geen producten<', '>Haal een filter weg.<', '>Alles<']);
  expect(html).toMatch(/<h2[^>]*>Geen producten<\/h2>/);
});

test('ERR-06 the ground has no dimension line without a quantity', () => {
  const html = renderView(<EmptyState level={3} title="Geen projecten" text="Kijk later nog eens." />);
  expect(html.match(/>([^<]+)</g)).toEqual(['>Geen projecten<', '>Kijk later nog eens.<']);
  expect(html).toContain('<h3');
});
