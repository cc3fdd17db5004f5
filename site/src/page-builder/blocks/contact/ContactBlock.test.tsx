import { expect, test } from 'vitest';
import { renderView } from '../../../platform/testing/render-view.tsx';
import { block, callToAction, picture, words } from '../../test-block.ts';
import { ContactBlock } from './ContactBlock.tsx';

const member = (id: number) => ({
  id,
  information: {
    nameField: `Person ${id}`,
    function: 'Adviser',
    phoneNumber: '+31 (0)00 000 00 11',
    email: `p${id}@example.org`,
    image: picture(`p${id}`, 405, 516),
  },
});
const content = {
  titleField: 'Questions?',
  teamMembers: [member(1)],
  requestAQuoteCta: callToAction('Request a quotation', 'quote-request'),
};
const html = (more: object = {}) => renderView(<ContactBlock block={block({ ...content, ...more })} />, { locale: 'en' });

test('BLK-07 the contact person has a phone number and an email address, followed by a quote button', () => {
  expect(words(html())).toEqual([
    'Questions?',
    'Person 1',
    'Adviser',
    '+31 (0)00 000 00 11',
    'p1@',
    'example.org',
    'Request a quotation',
  ]);
  expect([...html().matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    'tel:+31000000011',
    'mailto:p1@example.org',
    '/en/quote-request/',
  ]);
});

test('BLK-07 a picture has 405 by 516 px', () => {
  expect(html()).toMatch(/<img[^>]*loading="lazy"[^>]*width="405" height="516"/);
  expect(html({ teamMembers: [1, 2, 3].map(member) }).match(/width="405" height="516"/g)).toHaveLength(3);
});

test('BLK-07 a block without a title has a name, and a block without members has the quote button', () => {
  expect(words(html({ titleField: null, teamMembers: [] }))).toEqual(['Contact', 'Request a quotation']);
  expect(html({ requestAQuoteCta: null })).toMatch(/href="\/en\/quote-request\/"[^>]*>Request a quotation</);
});
