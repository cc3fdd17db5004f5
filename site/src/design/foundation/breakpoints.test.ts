import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

test('PAG-12 the breakpoints are 450, 500, 600, 640, 768, 992, 993, 1280 and 1536 px', () => {
  const widths = [...read('breakpoints.css').matchAll(/--from-(\d+) \(width >= (\d+)px\)/g)];
  for (const [, name, width] of widths) expect(name).toBe(width);
  expect(widths.map(([, name]) => Number(name))).toEqual([450, 500, 600, 640, 768, 992, 993, 1280, 1536]);
});

test('PAG-12 the theme colour is #55948B, and the container is at most 1280 px wide', () => {
  expect(read('tokens.css')).toContain('--theme: #55948b;');
  expect(read('layout.module.css')).toMatch(/\.container \{\s+width: min\(100% - 2 \* var\(--margin\), 80rem\);/);
});
