import { expect, it } from 'vitest';
import { keepMeasuresTogether } from './measures.ts';

it.each([
  ['een zithoogte van 480 mm en', 'een zithoogte van 480\u00a0mm en'],
  ['5 procent gerecycled, 2,2 kg.', '5\u00a0procent gerecycled, 2,2\u00a0kg.'],
  ['€ 0,12 in RAL 7016', '€\u00a00,12 in RAL\u00a07016'],
  ['1800 × 640 × 835 mm', '1800 × 640 × 835\u00a0mm'],
  ['(© 2008 Blender', '(©\u00a02008 Blender'],
  ['8 gemeenten, 3 mensen', '8 gemeenten, 3 mensen'],
  ['30 m² of 30 m', '30\u00a0m² of 30\u00a0m'],
])('BLK-01 in “%s” a number and its unit stay on one line', (text, expected) => {
  expect(keepMeasuresTogether(text)).toBe(expected);
});
