import { expect, it } from 'vitest';
import { allMessageErrors, messageErrors } from './messages.ts';
import { root } from './root.ts';

it('LOC-07 every interface text exists in nl, en and de', () => {
  expect(allMessageErrors(root)).toEqual([]);
});

it('finds a missing text, an empty one and a different placeholder', () => {
  const faults = messageErrors('news', {
    nl: { title: 'Nieuws', list: { more: 'Nog {count}', none: 'Geen' } },
    en: { title: 'News', list: { more: 'More', none: '' } },
    de: { list: { more: 'Noch {count}', none: 'Keine' } },
  });
  expect(faults).toEqual([
    'news/de.json has no text for title',
    'news: the placeholders of list.more differ between languages',
    'news/en.json has no text for list.none',
  ]);
});
