import { describe, expect, it } from 'vitest';
import { type Compared, compareTexts, countStates, type PresentText, sourceText, worstState } from './compare-texts.ts';

const nothing = { source: {}, texts: {} };
const source = (title: string) => ({ title: sourceText(title) });
const text = (live: string, written = live): Record<string, PresentText> => ({ title: { live, written } });

/** Compares a title after it has been compared with an earlier source. */
function after(earlier: { source: string; live: string }, now: { source: string; live: string }, accepts = false): Compared {
  const first = compareTexts(source(earlier.source), text(earlier.live), nothing);
  const before = { source: source(earlier.source), texts: first.texts };
  return compareTexts(source(now.source), text(now.live), before, () => accepts);
}

describe('EDT-09 a translation', () => {
  it('is up to date when it is compared for the first time', () => {
    expect(compareTexts(source('Bank'), text('Bench'), nothing).states).toEqual({ title: 'current' });
  });

  it('is missing without words, and a draft if only the draft has words', () => {
    expect(compareTexts(source('Bank'), text(''), nothing).states).toEqual({ title: 'missing' });
    expect(compareTexts(source('Bank'), text('', 'Bench'), nothing).states).toEqual({ title: 'draft' });
  });

  it('is not needed without a source', () => {
    expect(compareTexts({}, text('Bench'), nothing).states).toEqual({});
  });

  it('is outdated after a change of the source, with the words from before', () => {
    const { states, texts } = after({ source: 'Bank', live: 'Bench' }, { source: 'Lange bank', live: 'Bench' });
    expect(states).toEqual({ title: 'outdated' });
    expect(texts.title?.was).toBe('Bank');
  });

  it('is up to date after its own change, also if the source changed at the same time', () => {
    expect(after({ source: 'Bank', live: 'Bench' }, { source: 'Lange bank', live: 'Long bench' }).states.title).toBe('current');
  });

  it('is up to date once a translator calls it correct, or the source is as before', () => {
    expect(after({ source: 'Bank', live: 'Bench' }, { source: 'Bank.', live: 'Bench' }, true).states.title).toBe('current');
    const changed = after({ source: 'Bank', live: 'Bench' }, { source: 'Stoel', live: 'Bench' });
    const reverted = compareTexts(source('Bank'), text('Bench'), { source: source('Stoel'), texts: changed.texts });
    expect(reverted.states.title).toBe('current');
  });

  it('shows the first former source after several changes', () => {
    const changed = after({ source: 'Bank', live: 'Bench' }, { source: 'Stoel', live: 'Bench' });
    const again = compareTexts(source('Kruk'), text('Bench'), { source: source('Stoel'), texts: changed.texts });
    expect(again.texts.title?.was).toBe('Bank');
  });

  it('has the worst state of its texts', () => {
    const counts = countStates({ texts: {}, states: { a: 'current', b: 'draft', c: 'outdated', d: 'outdated' } });
    expect(counts).toEqual({ missing: 0, outdated: 2, draft: 1 });
    expect(worstState(counts)).toBe('outdated');
    expect(worstState({ missing: 0, outdated: 0, draft: 0 })).toBe('current');
  });
});
