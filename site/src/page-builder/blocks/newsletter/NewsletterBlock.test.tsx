import { expect, test } from 'vitest';
import { renderView } from '../../../platform/testing/render-view.tsx';
import { block } from '../../test-block.ts';
import { NewsletterBlock } from './NewsletterBlock.tsx';

const content = { titleField: 'Once a month', text: '<p>New work.</p>', privacyPolicy: { uri: 'privacy' } };
const html = (more: object = {}, locale: 'nl' | 'en' | 'de' = 'en') =>
  renderView(<NewsletterBlock block={block({ ...content, ...more })} />, { locale });

test('BLK-13 a block shows its title and text with the sign-up, in every locale', () => {
  expect(html()).toMatch(/<h2[^>]*>Once a month<\/h2>/);
  expect(html()).toContain('<p>New work.</p>');
  for (const [locale, button] of [
    ['nl', 'Aanmelden'],
    ['en', 'Sign up'],
    ['de', 'Anmelden'],
  ] as const)
    expect(html({}, locale)).toContain(`<button type="submit">${button}</button>`);
  expect(html()).toContain('<a href="/en/privacy/">privacy policy</a>');
});

test('BLK-13 a form without title and text still has a name', () => {
  const bare = html({ titleField: null, text: null });
  expect(bare).toMatch(/<section[^>]* aria-labelledby="([^"]+)"[^>]*>.*<h2 id="\1">Newsletter<\/h2>/);
});
