import { describe, expect, it } from 'vitest';
import { figureText, isMissed, missedBudgets, onReferenceHost } from './budgets.ts';

describe('BUDGET figures are compared with their limits', () => {
  it('a figure at its limit is kept, and one beyond it is missed', () => {
    expect(isMissed('scripts', 112)).toBe(false);
    expect(isMissed('scripts', 112.01)).toBe(true);
    expect(isMissed('cachedRequests', 0.5)).toBe(false);
    expect(isMissed('cachedRequests', 0.49)).toBe(true);
  });

  it('NaN is missed', () => {
    expect(isMissed('filteredList', Number.NaN)).toBe(true);
  });

  it('each missed budget is one line with figure and limit', () => {
    expect(missedBudgets({ html: 14.5, scripts: 100, styles: 1000 })).toEqual([
      'HTML of the product list, brotli: 14.5 kB, at most 14.2 kB',
    ]);
  });

  it('times are scaled to the reference host; sizes and ratios are not', () => {
    const figures = { siteRender: 16, secondStart: 4, html: 10, readingWhileSending: 1.5 };
    expect(onReferenceHost(figures, 0.5)).toEqual({ siteRender: 8, secondStart: 2, html: 10, readingWhileSending: 1.5 });
    expect(onReferenceHost({ largestPaint: 2 }, 0.5), 'a simulated phone').toEqual({ largestPaint: 2 });
  });

  it('figures have two decimals below 10 and none from 100 or as integers', () => {
    expect(figureText('cachedPerSecond', 23_456.7)).toBe('23,457 requests/s');
    expect(figureText('siteRender', 6.234)).toBe('6.23 ms');
    expect(figureText('filteredListStatements', 4)).toBe('4');
  });
});
