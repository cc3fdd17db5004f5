import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderView } from '../../../platform/testing/render-view.tsx';
import { EditTogether } from './EditTogether.tsx';

test.each(['nl', 'en', 'de'] as const)('QUO-12 a shared list cannot be opened before the page is hydrated (%s)', (locale) => {
  expect(renderView(<EditTogether token="a" />, { locale })).toMatch(/^<button[^>]* disabled=""/);
});

test('QUO-12 all buttons of a shared list wait for hydration', () => {
  const files = globSync('site/src/quotation/list/shared/{EditTogether,Shared*}.tsx');
  expect(files.length).toBeGreaterThan(2);
  expect(files.filter((file) => /<(?:Button|button)\b/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
