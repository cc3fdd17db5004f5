import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { withRenderRequest } from '../../platform/rendering/render-request.server.ts';
import { renderView } from '../../platform/testing/render-view.tsx';
import type { AccountAction, AccountAnswer } from '../account-answer.ts';
import { AccountView } from './AccountView.tsx';
import { ChangePasswordView } from './ChangePasswordView.tsx';

const entry = { title: 'Account', pageTitle: null, introtext: 'Uw gegevens', hero: null, blocks: [], uri: 'account' } as never;
const sets = { globals: { darkLogo: null } } as never;
const session = { network: '192.0.2.x', beganAt: '2026-11-20T10:00:00Z', usedAt: '2026-11-21T10:00:00Z' };
const anna = {
  ...{ firstName: 'Anna', fullName: 'Anna de Wit', email: 'anna@example.org', newEmail: null, company: 'Gemeente' },
  ...{ website: null, phoneNumber: '0570 123456', isApproved: true },
  quoteRequests: [],
  sessions: [
    { ...session, key: 'a', device: 'Firefox on Windows', isCurrent: true },
    { ...session, key: 'b', device: null, isCurrent: false },
  ],
};

type Posted = { values?: Record<string, string>; account?: Partial<AccountAnswer>; outcome?: 'refused' | 'sent' };

const visitor = { member: { isApproved: true, favourites: [3, 9, 12, 40] } };

function shown(view: ReactNode, action?: AccountAction, { values = {}, account, outcome = 'refused' }: Posted = {}): string {
  if (!action) return renderView(view, visitor);
  const answer = account && { outcome: 'refused', problems: [], ...account };
  const posted = { handle: `account.${action}`, page: 0, values, problems: [], outcome, idempotencyKey: 'k', account: answer };
  return withRenderRequest({ posted } as never, () => renderView(view, visitor));
}

const account = (viewer: object = {}) => <AccountView entry={entry} algemeen={sets} viewer={{ ...anna, ...viewer } as never} />;
const inputOf = (html: string, name: string) =>
  [...html.matchAll(/<input [^>]*>/g)].map(([input]) => input).find((input) => input.includes(` name="${name}"`)) ?? '';

test('ACC-12 the account page greets the member by name, and its menu has links with counts and a log-out form', () => {
  const html = shown(account());
  expect(html).toContain('<h1>Welkom, Anna</h1>');
  const menu = html.slice(html.indexOf('<nav aria-label="Mijn account"'), html.indexOf('</nav>'));
  expect([...menu.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)/g)].map(([, href, text]) => `${text}: ${href}`)).toEqual([
    'Profiel: /account/',
    'Wachtwoord wijzigen: /account/wachtwoord-wijzigen/',
    'Favorieten: /favorieten/',
    'Offertelijst: /offertelijst/',
  ]);
  expect(menu).toMatch(/href="\/account\/" aria-current="page"/);
  expect(menu).toMatch(/Favorieten<span[^>]*><span aria-hidden="true">4<\/span><span[^>]*>4 producten</);
  expect(menu).toMatch(/<form (?=[^>]*method="post")(?=[^>]*action="\/account\/")/);
  expect(menu).toContain('<input type="hidden" name="account.action" value="logOut"/>');
});

test('ACC-09 the profile contains the stored data, only the website is optional, and the password field is hidden', () => {
  const html = shown(account());
  for (const name of ['fullName', 'company', 'email', 'phoneNumber']) expect(inputOf(html, name)).toContain('required=""');
  expect(inputOf(html, 'fullName')).toContain('value="Anna de Wit"');
  expect(inputOf(html, 'website')).not.toContain('required');
  expect(html).toMatch(/data-conditional="true" hidden=""><label[^>]*for="profile-currentPassword"/);
});

test('ACC-09 a refused profile keeps the new address and shows the password field', () => {
  const html = shown(account(), 'profile', {
    values: { fullName: 'Anna', email: 'nieuw@example.org' },
    account: { message: 'profileNotSaved', problems: [{ handle: 'currentPassword', key: 'wrongPassword' }] },
  });
  expect(inputOf(html, 'email')).toContain('value="nieuw@example.org"');
  expect(html).not.toMatch(/hidden=""><label[^>]*for="profile-currentPassword"/);
  expect(html).toContain('Dit is niet uw huidige wachtwoord');
  expect(html).toContain('Wij konden uw gegevens zo niet opslaan');
  expect(shown(account(), 'profile', { outcome: 'sent' })).toMatch(/role="status"[^>]*>.*Opgeslagen/);
});

test('ACC-09 notices show an unconfirmed new address and an account that is not approved yet', () => {
  expect(shown(account())).not.toContain('Uw account wordt nog beoordeeld');
  expect(shown(account({ isApproved: false }))).toContain('Uw account wordt nog beoordeeld');
  expect(shown(account({ newEmail: 'nieuw@example.org' }))).toContain('Uw nieuwe adres nieuw@example.org geldt zodra');
});

test('SEC-10 a member sees the sessions of the account and can end each but the current one', () => {
  const html = shown(account());
  expect(html).toContain('Firefox op Windows');
  expect(html).toContain('Dit apparaat');
  expect(html).toContain('Laatst gebruikt op 21 november 2026');
  expect(html).toContain('aria-label="Onbekend apparaat uitloggen"');
  expect([...html.matchAll(/name="session" value="(\w)"/g)].map(([, key]) => key)).toEqual(['b']);
});

test('SEC-10 all data can be exported by a plain form, and the account can be deleted with its password', () => {
  const html = shown(account());
  expect(html).toMatch(/<form method="post"><input type="hidden" name="account.action" value="export"\/>/);
  expect(html).toMatch(/<details (?![^>]*open)/);
  const refused = shown(account(), 'deleteAccount', {
    account: { message: 'notDone', problems: [{ handle: 'password', key: 'wrongPassword' }] },
  });
  expect(refused).toMatch(/<details [^>]*open/);
  expect(refused).toContain('id="deleteAccount-password-problem"');
});

test('ACC-10 the password page requires the current password and the new one twice', () => {
  const view = <ChangePasswordView entry={entry} algemeen={sets} viewer={anna as never} />;
  const html = shown(view);
  expect(inputOf(html, 'currentPassword')).toContain('autoComplete="current-password"');
  for (const name of ['newPassword', 'confirmPassword']) expect(inputOf(html, name)).toContain('autoComplete="new-password"');
  expect(html).toMatch(/<input type="text" autoComplete="username" (?=[^>]*hidden)(?=[^>]*value="anna@example.org")/);
  expect(html).toMatch(/wachtwoord-wijzigen\/" aria-current="page"/);
  const refused = shown(view, 'changePassword', {
    account: { message: 'passwordsDiffer', problems: [{ handle: 'confirmPassword', key: 'differentPasswords' }] },
  });
  expect(refused).toContain('De nieuwe wachtwoorden komen niet overeen');
  expect(inputOf(refused, 'confirmPassword')).toContain('aria-invalid="true"');
});

test('ACC-09 a session shows its network, and no separator without one', () => {
  const session = {
    key: 'a',
    device: 'Chrome on Linux',
    beganAt: '2026-11-20T10:00:00Z',
    usedAt: '2026-11-21T10:00:00Z',
    isCurrent: true,
  };
  const factsWith = (network: string | null) =>
    /<p class="[^"]*facts[^"]*">(.*?)<\/p>/
      .exec(shown(account({ sessions: [{ ...session, network }] })))?.[1]
      ?.replace(/<[^>]+>/g, '');
  expect(factsWith('192.0.2.0')).toMatch(/· 192\.0\.2\.0$/);
  expect(factsWith(null)).toMatch(/2026$/);
});
