import { expect, it } from 'vitest';
import { demoReferences } from './demo-blueprints.ts';
import { blocksIn, type DemoBlock } from './page-blocks.ts';

const references = demoReferences();
const texts = (nl: string, en: string, de: string) => ({ nl, en, de });
const only = (block: DemoBlock) => blocksIn('en', [block], references)[0];

it('BLK-01 imports a text in the given language, and resolves its links and call to action', () => {
  const block = only({
    type: 'titleText',
    titleField: texts('Titel', 'Title', 'Titel'),
    text: texts('<p>nl</p>', '<p>See <a href="product:BM-1010">it</a></p>', '<p>de</p>'),
    cta: { type: 'entry', url: 'category:seating', customText: texts('Naar', 'To', 'Zu') },
  });
  expect(block).toMatchObject({
    blockType: 'titleText',
    titleField: 'Title',
    cta: { type: 'entry', entry: { relationTo: 'categories', value: references.id('category:seating') }, customText: 'To' },
  });
  const link = { linkType: 'internal', doc: { relationTo: 'products', value: references.id('product:BM-1010') } };
  expect(block).toMatchObject({
    text: { root: { children: [{ children: [{ text: 'See ' }, { type: 'link', fields: link }] }] } },
  });
});

it('BLK-19 imports calls to action with internal pages, the home page and external addresses as targets', () => {
  const customText = texts('a', 'b', 'c');
  const ctaOf = (type: 'entry' | 'url', url: string) => only({ type: 'products', cta: { type, url, customText } });
  expect(ctaOf('entry', 'page:home')).toMatchObject({ cta: { type: 'home', customText: 'b' } });
  expect(ctaOf('url', 'https://example.org/')).toMatchObject({ cta: { type: 'url', url: 'https://example.org/' } });
});

it('BLK-03 imports a column width as one of the available choices', () => {
  const block = only({ type: 'image', image: ['scenes/park.jpg'], kolombreedte: 10, pinterest: true });
  expect(block).toEqual({ blockType: 'image', image: [references.picture('park.jpg')], kolombreedte: '10', pinterest: true });
});

it('BLK-14 resolves the form of a block', () => {
  expect(only({ type: 'form', form: 'form:contact' })).toEqual({ blockType: 'form', form: references.id('form:contact') });
});

it('API-09 stops the import at a kind or field that does not exist', () => {
  expect(() => only({ type: 'carousel' })).toThrow('unknown kind carousel');
  expect(() => only({ type: 'newsletter', subtitle: 'x' })).toThrow('unknown field subtitle');
});

it('API-09 stops the import at a broken reference', () => {
  expect(() => only({ type: 'products', products: ['product:BM-0000'] })).toThrow('product:BM-0000');
  expect(() => only({ type: 'newsletter', text: texts('', '<p><a href="team:fenna">x</a></p>', '') })).toThrow('cannot link');
});
