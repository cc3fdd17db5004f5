import { expect, test } from 'vitest';
import { renderCompleteView, renderView } from '../../platform/testing/render-view.tsx';
import { PriceNote } from './PriceNote.tsx';

test('MEM-04 a guest reads beside the list how to see prices, and that the list needs no account', () => {
  const html = renderView(<PriceNote />, { locale: 'en' });
  expect(html).toContain('Log in to see guide prices');
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href).filter((href) => !href?.includes('.svg'))).toEqual([
    '/en/log-in/?return=true',
    '/en/sign-up/?return=true',
  ]);
});

test('CAT-09 a member reads what the prices exclude, and an unapproved member why there are none', async () => {
  const html = (isApproved: boolean) => renderCompleteView(<PriceNote />, { member: { isApproved, favourites: [] } });
  expect(await html(true)).toContain('ex btw, vracht en montage');
  expect(await html(false)).toContain('Uw account wacht op goedkeuring');
});
