import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const source = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

it('icons.svg contains exactly the icons that views can name', () => {
  const drawn = [...source('./icons.svg').matchAll(/<symbol id="(\w+)"/g)].map(([, name]) => name);
  const named = [...source('./Icon.tsx').matchAll(/^ {2}\| '(\w+)'/gm)].map(([, name]) => name);
  expect(drawn.length).toBeGreaterThan(20);
  expect(named).toEqual(drawn);
});
