import { expect, it } from 'vitest';
import { headText } from '../index/indexed-document.ts';
import { matchedTermsIn, searchedWordsOf } from './matched-terms.ts';

const head = headText({
  title: ['lommer', 'bank', 'zonder', 'rugleuning'],
  codes: ['bm1010'],
  names: [],
  facts: ['bank', 'met', 'rugleuning'],
});

it('SEA-06 returns the searched words of a head with the word before each, except for facts', () => {
  expect(matchedTermsIn(head, searchedWordsOf(['bank', 'rugleuning', 'bm1010', 'bmx']))).toEqual({
    title: [
      { word: 'bank', before: 'lommer' },
      { word: 'rugleuning', before: 'zonder' },
    ],
    codes: [{ word: 'bm1010', before: undefined }],
    names: [],
    facts: [
      { word: 'bank', before: undefined },
      { word: 'rugleuning', before: undefined },
    ],
    titleLength: 4,
  });
});

it('SEA-06 returns no words that the head lacks', () => {
  const none = { title: [], codes: [], names: [], facts: [] };
  expect(matchedTermsIn(head, searchedWordsOf(['paal']))).toEqual({ ...none, titleLength: 4 });
  expect(matchedTermsIn(headText(none), searchedWordsOf(['bank']))).toEqual({ ...none, titleLength: 0 });
});
