import { expect, test } from 'vitest';
import { renderView } from '../../../platform/testing/render-view.tsx';
import { block, callToAction, picture, words } from '../../test-block.ts';
import { ReferencesBlock } from './ReferencesBlock.tsx';

const project = (id: number) => ({
  id,
  title: `Square ${id}`,
  uri: `projecten/plein-${id}`,
  location: 'Deventer',
  year: 2024,
  headerslider: [picture(`p${id}`, 624, 416)],
});
const content = { titleField: 'Plekken', cta: callToAction('Alle projecten', 'projecten'), entries: [project(1), project(2)] };
const html = (more: object = {}) => renderView(<ReferencesBlock block={block({ ...content, ...more })} />);

test('BLK-16 projects show place and year and link to their pages', () => {
  expect(words(html())).toEqual([
    'Plekken',
    'Alle projecten',
    '1 / 1',
    'Square 1',
    '2024',
    'Deventer',
    'Square 2',
    '2024',
    'Deventer',
  ]);
  expect(html()).toContain('href="/projecten/plein-1/"');
  expect(html()).toContain('href="/projecten/plein-2/"');
});

test('BLK-16 pictures are 624 by 416 px', () => {
  expect(html().match(/<img[^>]*width="624" height="416"/g)).toHaveLength(2);
});

test('BLK-16 the block is empty without projects', () => {
  expect(html({ entries: [] })).toBe('');
});
