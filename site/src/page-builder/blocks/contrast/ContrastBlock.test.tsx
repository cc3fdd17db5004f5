import { expect, test } from 'vitest';
import { renderView } from '../../../platform/testing/render-view.tsx';
import { block } from '../../test-block.ts';
import { ContrastBlock } from './ContrastBlock.tsx';

const colours = [{ code: 'DB 703', title: 'Iron mica (DB 703)', hex: '#54565A', lightReflectance: 9.2 }];

const html = (titleField: string | null, groups: object[] = [{ id: 1, title: 'Standard', colours }]) =>
  renderView(<ContrastBlock block={block({ id: 7, titleField, text: null, groups } as never)} />, { locale: 'en' });

test('CAT-20 the block leads to the calculator with a colour and a paving, without scripts', () => {
  expect(html('Check it')).toMatch(
    /<h2[^>]*>Check it<\/h2>.*<form[^>]*action="\/en\/contrast\/".*<option value="DB-703".*<button type="submit"/,
  );
  expect(html(null)).toMatch(/<h2[^>]*>Calculate the contrast<\/h2>/);
});

test('CAT-20 the block is absent without colours', () => {
  expect(html('Check it', [])).toBe('');
});
