import { expect, it } from 'vitest';
import { renameClasses, shortName } from './short-class-names-plugin.ts';

it('a class has its own short name, which is the same in every build', () => {
  expect(shortName('W0auba_cell')).toMatch(/^[A-Za-z]{4}$/);
  expect(shortName('W0auba_cell')).toBe(shortName('W0auba_cell'));
  const names = Array.from({ length: 500 }, (_, index) => shortName(`W0auba_cell${index}`));
  expect(new Set(names).size).toBe(500);
});

it('classes get new names in every selector, also those that a style sheet writes with escapes', () => {
  const names = new Map([
    ['a_cell', 'cell'],
    ['-4_row', 'rows'],
  ]);
  const rename = (css: string) => renameClasses(css, names);
  expect(rename('.a_cell:not(.-\\34 _row) > .other{color:red}')).toBe('.cell:not(.rows)>.other{color:red}');
  expect(rename('@media (width>=1px){.other:has(.a_cell){color:red}}')).toBe('@media (width>=1px){.other:has(.cell){color:red}}');
});

it('animations keep their names, also when a class has the same one', () => {
  const css = '@keyframes a_cell{to{opacity:0}}.a_cell{animation:1s a_cell}';
  expect(renameClasses(css, new Map([['a_cell', 'cell']]))).toBe('@keyframes a_cell{to{opacity:0}}.cell{animation:1s a_cell}');
});
