import { expect, test } from 'vitest';
import { renderView } from '../../../platform/testing/render-view.tsx';
import { block } from '../../test-block.ts';
import { PartsFinderBlock } from './PartsFinderBlock.tsx';

const html = (titleField: string | null, locale: 'nl' | 'en' | 'de') =>
  renderView(<PartsFinderBlock block={block({ id: 7, titleField, text: null })} />, { locale });

test('CAT-18 the block leads to the parts finder without scripts, in each language', () => {
  expect(html('Missing a slat?', 'en')).toMatch(/<h2[^>]*>Missing a slat\?<\/h2>.*<form[^>]*action="\/en\/parts\/"/);
  expect(html(null, 'de')).toMatch(/<h2[^>]*>Ersatzteile finden<\/h2>.*action="\/de\/ersatzteile\/"/);
  expect(html(null, 'nl')).toMatch(/<label for="parts-code-7">.*<input[^>]*name="code"/);
});
