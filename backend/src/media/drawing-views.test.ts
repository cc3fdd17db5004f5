import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { drawingViews } from './drawing-views.ts';

const drawings = fileURLToPath(new URL('../../../demo-content/media/drawings/', import.meta.url));

describe('CAT-05 the views of a dimensional drawing', () => {
  it('are the boxes of its parts marked as front, side and top', () => {
    const drawing =
      '<svg viewBox="10 0 300 200"><path data-view="front" d="M20 20H120V70"/><g data-view="side"><path d="M200 10h50v60"/></g>' +
      '<path d="M0 0H300"/></svg>';
    expect(drawingViews(drawing)).toEqual([
      { kind: 'front', x: 10, y: 20, width: 100, height: 50 },
      { kind: 'side', x: 190, y: 10, width: 50, height: 60 },
    ]);
  });

  it('are absent without marked parts or without a drawing', () => {
    expect(drawingViews('<svg viewBox="0 0 10 10"><path d="M0 0H10V10"/></svg>')).toEqual([]);
    expect(drawingViews('')).toEqual([]);
  });

  it('share one ground line, with front beside side and above top, in every demo drawing', () => {
    for (const file of readdirSync(drawings)) {
      const [front, side, top] = drawingViews(readFileSync(join(drawings, file), 'utf8'));
      if (!front || !side || !top) throw new Error(`${file} lacks a view`);
      expect(Math.abs(front.y + front.height - side.y - side.height), file).toBeLessThan(12);
      expect(side.x, file).toBeGreaterThan(front.x + front.width);
      expect(top.y, file).toBeGreaterThan(front.y + front.height);
    }
  });
});
