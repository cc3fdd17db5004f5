import { expect, test } from 'vitest';
import { renderView } from '../../../platform/testing/render-view.tsx';
import { block, callToAction, picture, words } from '../../test-block.ts';
import { TeamBlock } from './TeamBlock.tsx';

const member = (id: number) => ({
  id,
  information: {
    nameField: `Person ${id}`,
    function: 'Adviser',
    phoneNumber: null,
    email: null,
    image: picture(`p${id}`, 295, 295),
  },
});
const content = { titleField: 'Our people', cta: callToAction('Get in touch', 'contact'), entries: [2, 1].map(member) };
const html = (more: object = {}) => renderView(<TeamBlock block={block({ ...content, ...more })} />, { locale: 'en' });

test('BLK-08 people are cards under title and call to action, in the order of the editors', () => {
  expect(words(html())).toEqual(['Our people', 'Get in touch', '1 / 1', 'Person 2', 'Adviser', 'Person 1', 'Adviser']);
  expect(html()).toMatch(/^<section[^>]*aria-labelledby="block-4601"/);
  expect(html()).toContain('href="/en/contact/"');
});

test('BLK-08 each person has a picture of 295 by 295 px', () => {
  expect(html().match(/<img[^>]*loading="lazy"[^>]*width="295" height="295"/g)).toHaveLength(2);
  expect(words(html({ entries: [{ ...member(1), information: { ...member(1).information, image: null } }] }))).toContain(
    'Person 1',
  );
});

test('BLK-08 the block is empty without people', () => {
  expect(html({ entries: [] })).toBe('');
});
