import { expect, test } from 'vitest';
import { renderView } from '../../platform/testing/render-view.tsx';
import { ProjectMap } from './ProjectMap.tsx';

const marker = (projectId: number, title: string, longitude: number) => ({
  projectId,
  title,
  uri: `projecten/${projectId}`,
  latitude: 52,
  longitude,
});
const html = (locale: 'nl' | 'en' | 'de', markers = [marker(1, 'Oost', 8), marker(2, 'West', -3), marker(3, 'Dichtbij', 8.05)]) =>
  renderView(<ProjectMap markers={markers as never} />, { locale });

test.each([
  ['nl', 'Kaart van de projecten', '2 projecten: Oost, Dichtbij', '8° O'],
  ['en', 'Map of the projects', '2 projects: Oost, Dichtbij', '8° E'],
  ['de', 'Karte der Referenzen', '2 Referenzen: Oost, Dichtbij', '8° O'],
] as const)(
  'CON-01 the drawing of the map has links from west to east, and counts that link to the list, %s',
  (locale, name, count, degree) => {
    const text = html(locale);
    expect(text).toContain(`aria-label="${name}"`);
    expect(text).toContain(`href="#hits" aria-label="${count}"`);
    expect(text.indexOf('aria-label="West"')).toBeLessThan(text.indexOf(`aria-label="${count}"`));
    expect(text).toMatch(/href="[^"]*projecten\/2\/" aria-label="West"/);
    expect(text).toContain(degree);
    expect(text).not.toContain('role="button"');
  },
);

test('CON-01 markers that are apart in wide windows only are rendered once for each scale', () => {
  const text = html('nl', [marker(1, 'Een', 0), marker(2, 'Twee', 1), marker(3, 'Drie', 11)]);
  expect(text.match(/aria-label="Een"/g)).toHaveLength(1);
  expect(text.match(/aria-label="2 projecten: Een, Twee"/g)).toHaveLength(1);
  expect(text.match(/aria-label="Drie"/g)).toHaveLength(1);
});
