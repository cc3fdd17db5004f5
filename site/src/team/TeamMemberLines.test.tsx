import { expect, test } from 'vitest';
import { renderView } from '../platform/testing/render-view.tsx';
import { TeamMemberLines } from './TeamMemberLines.tsx';

const member = {
  nameField: 'Bas Kettingveer',
  function: 'Workshop',
  phoneNumber: '+31 (0)00 000 00 16',
  email: 'bas@example.org',
};
const html = (more: object = {}) => renderView(<TeamMemberLines member={{ information: { ...member, ...more } } as never} />);

test('CON-07 a person has a name, a function, and a phone number and an email address that are links', () => {
  expect(html()).toMatch(/<h3[^>]*>Bas Kettingveer<\/h3><p[^>]*>Workshop<\/p>/);
  expect([...html().matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['tel:+31000000016', 'mailto:bas@example.org']);
  expect(html()).toContain('bas@<wbr/>example.org');
});

test('CON-07 missing data of a person are omitted', () => {
  expect(html({ phoneNumber: null, email: null })).not.toContain('<a');
});

test('CON-08 a marked person is marked by words, too', () => {
  const marked = renderView(<TeamMemberLines member={{ information: member } as never} mark="Uw adviseur" />);
  expect(marked).toMatch(/<h3[^>]*>Bas Kettingveer<\/h3><p[^>]*>Uw adviseur<\/p><p[^>]*>Workshop<\/p>/);
  expect(html()).not.toContain('Uw adviseur');
});
