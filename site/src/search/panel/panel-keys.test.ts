import { expect, test } from 'vitest';
import { keyAct } from './panel-keys.ts';

const shown = (active: number, count = 3) => ({ isShown: true, count, active });
const hidden = { isShown: false, count: 0, active: -1 };
const choose = (hit: number) => ({ kind: 'choose', hit });

test('SEA-03 arrows cycle through the field and the hits', () => {
  expect([-1, 0, 1, 2].map((active) => keyAct('ArrowDown', shown(active)))).toEqual([0, 1, 2, -1].map(choose));
  expect([-1, 0, 1, 2].map((active) => keyAct('ArrowUp', shown(active)))).toEqual([2, -1, 0, 1].map(choose));
  expect(keyAct('ArrowDown', shown(-1, 0))).toEqual(choose(-1));
});

test('SEA-03 Home and End select the first and last hit if one is selected, or else move the cursor of the field', () => {
  expect(keyAct('Home', shown(2))).toEqual(choose(0));
  expect(keyAct('End', shown(0))).toEqual(choose(2));
  for (const key of ['Home', 'End']) expect(keyAct(key, shown(-1))).toBeUndefined();
});

test('SEA-03 Enter follows a selected hit, or else submits the form', () => {
  expect(keyAct('Enter', shown(1))).toEqual({ kind: 'follow' });
  expect(keyAct('Enter', shown(-1))).toBeUndefined();
  expect(keyAct('Enter', hidden)).toBeUndefined();
});

test('SEA-03 Escape hides the panel first and then closes the bar; an arrow shows the panel again', () => {
  expect(keyAct('Escape', shown(1))).toEqual({ kind: 'hide' });
  expect(keyAct('Escape', hidden)).toEqual({ kind: 'close' });
  expect(keyAct('ArrowDown', hidden)).toEqual({ kind: 'show' });
});

test('SEA-03 the field handles all other keys', () => {
  for (const key of ['a', ' ', 'ArrowLeft', 'Backspace', 'Tab', 'Process']) expect(keyAct(key, shown(1))).toBeUndefined();
});
