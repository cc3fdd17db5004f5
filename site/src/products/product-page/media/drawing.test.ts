import { expect, test } from 'vitest';
import { groundOf, standingViews } from './drawing.ts';

const front = { kind: 'front', x: 130, y: 40, width: 1000, height: 460 };
const side = { kind: 'side', x: 1345, y: 40, width: 350, height: 463 };
const top = { kind: 'top', x: 130, y: 600, width: 1000, height: 350 };

test('CAT-05 the ground of a drawing is the lower edge of its front view', () => {
  expect(groundOf({ height: 1000, views: [front, side, top] })).toBe(0.5);
  expect(groundOf({ height: 1000, views: [] })).toBeUndefined();
});

test('CAT-05 front and side view share one ground; the top view is omitted', () => {
  const views = standingViews({ views: [front, side, top] });
  expect(views.map(({ kind }) => kind)).toEqual(['front', 'side']);
  for (const { y, height } of views) expect(y + height).toBe(500);
  expect(standingViews({ views: [front] })).toHaveLength(1);
  expect(standingViews({ views: [side, top] })).toEqual([]);
});

test('CAT-05 the outer lines of a view are not clipped', () => {
  expect(standingViews({ views: [front] })).toEqual([{ kind: 'front', x: 127, y: 37, width: 1006, height: 463 }]);
});
