import { expect, it } from 'vitest';
import { movedPoint, pointAt } from './picture-point.ts';

const box = { left: 100, top: 50, width: 400, height: 200 };

it('EDT-07 a point of the dimension line follows the pointer, within the picture', () => {
  expect(pointAt(200, 100, box)).toEqual({ x: 0.25, y: 0.25 });
  expect(pointAt(20, 900, box)).toEqual({ x: 0, y: 1 });
});

it('EDT-07 arrow keys move a point of the dimension line, in small steps with Shift', () => {
  expect(movedPoint({ x: 0.5, y: 0.5 }, 'ArrowRight', false)).toEqual({ x: 0.51, y: 0.5 });
  expect(movedPoint({ x: 0.5, y: 0 }, 'ArrowUp', true)).toEqual({ x: 0.5, y: 0 });
  expect(movedPoint({ x: 0.5, y: 0.5 }, 'ArrowDown', true)).toEqual({ x: 0.5, y: 0.501 });
  expect(movedPoint({ x: 0.5, y: 0.5 }, 'Tab', false)).toBeUndefined();
});
