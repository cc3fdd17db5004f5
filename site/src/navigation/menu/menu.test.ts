import { expect, test } from 'vitest';
import { currentItem } from './menu.ts';

test('NAV-03 a menu item is current on its own page and on the pages below it', () => {
  expect(currentItem('producten', 'producten')).toBe('page');
  expect(currentItem('producten', 'producten/zitmeubilair')).toBe('true');
  expect(currentItem('producten', 'producten-in-steen')).toBeUndefined();
  expect(currentItem(null, 'producten')).toBeUndefined();
  expect(currentItem('producten', undefined)).toBeUndefined();
});
