import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { withRenderRequest } from '../../platform/rendering/render-request.server.ts';
import { renderView } from '../../platform/testing/render-view.tsx';
import { type AccountAction, type AccountAnswer, accountHandle, type PostedAccountForm } from '../account-answer.ts';
import { ActivateView } from './ActivateView.tsx';
import { LogInView } from './LogInView.tsx';
import { ForgotPasswordView, ResetPasswordView } from './PasswordViews.tsx';
import { RegisterView } from './RegisterView.tsx';

const sets = {
  globals: {
    loginBox: { pageTitle: 'Inloggen of aanvragen', pageText: '<p>Met een account ziet u <b>prijzen</b>.</p>' },
    signUpBox: { titleField: 'Nog geen account?', text: '<p>Dat duurt een minuut.</p>', cta: { text: 'Vraag er een aan' } },
    privacyPolicy: { uri: 'privacy' },
    darkLogo: null,
  },
} as never;

type Posted = { outcome?: PostedAccountForm['outcome']; values?: PostedAccountForm['values']; account?: Partial<AccountAnswer> };

/** Returns a view as the server renders it, optionally with the answer to a posted form. */
function shown(view: ReactNode, action?: AccountAction, { outcome = 'refused', values = {}, account }: Posted = {}): string {
  if (!action) return renderView(view);
  const answer = account && { outcome: 'refused', problems: [], ...account };
  const posted = { handle: accountHandle(action), page: 0, values, problems: [], outcome, idempotencyKey: 'k', account: answer };
  return withRenderRequest({ posted } as never, () => renderView(view));
}

const inputs = (html: string) => [...html.matchAll(/<input [^>]*>/g)].map(([input]) => input);
const inputOf = (html: string, name: string) => inputs(html).find((input) => input.includes(` name="${name}"`)) ?? '';
const namesIn = (html: string) => inputs(html).map((input) => / name="([\w.]+)"/.exec(input)?.[1]);

test('ACC-01 the log-in page has a form that works without scripts, and the text of loginBox about accounts', () => {
  const html = shown(<LogInView sets={sets} search={{ return: 'true', path: '/favorieten/' }} />);
  expect(html).toMatch(/<form [^>]*noValidate="" [^>]*action="#logIn" method="post"/);
  expect(namesIn(html)).toEqual(['account.action', 'email', 'password']);
  expect(inputOf(html, 'account.action')).toContain('value="logIn"');
  expect(inputOf(html, 'email')).toMatch(/type="email".* autoComplete="username"/);
  expect(inputOf(html, 'password')).toMatch(/type="password".* autoComplete="current-password"/);
  expect(inputOf(html, 'password')).not.toMatch(/maxlength|onpaste/i);
  expect(html).toContain('Inloggen of aanvragen');
  expect(html).toContain('Met een account ziet u <b>prijzen</b>.');
  expect(html).toContain('href="/registreren/?return=true&amp;path=%2Ffavorieten%2F"');
  expect(html).toContain('href="/aanmelden/wachtwoord-vergeten/"');
  expect(html).not.toContain('Log in of vraag');
});

test('ACC-08 the log-in page tells a guest who wants favourites why to log in', () => {
  expect(shown(<LogInView sets={sets} search={{ reason: 'favourite' }} />)).toContain('om favorieten te bewaren');
});

test('ACC-01 a refused log-in is rendered with the email address and a link to activate, but never with the password', () => {
  const html = shown(<LogInView sets={sets} search={{}} />, 'logIn', {
    values: { email: 'anna@example.org', password: 'geheim' },
    account: { message: 'notActivated' },
  });
  expect(inputOf(html, 'email')).toContain('value="anna@example.org"');
  expect(html).not.toContain('geheim');
  expect(html).toMatch(/role="alert"[^>]*>.*Activeer uw account voordat u inlogt/);
  expect(html).toContain('href="/registreren/activeren/"');
});

test('ACC-01 the register page has the required fields and shows the rules of a password in advance', () => {
  const html = shown(<RegisterView sets={sets} search={{}} />);
  const names = ['firstName', 'lastName', 'company', 'phoneNumber', 'email', 'website', 'password', 'privacy'];
  expect(namesIn(html)).toEqual(['account.action', ...names]);
  const required = inputs(html).filter((input) => input.includes('required=""'));
  expect(required.map((input) => / name="(\w+)"/.exec(input)?.[1])).toEqual(names.filter((name) => name !== 'website'));
  expect(inputOf(html, 'password')).toMatch(/autoComplete="new-password".* aria-describedby="register-password-hint"/);
  expect(html).toContain('Ten minste 8 tekens, liever 15 of meer.');
  expect(html).toContain('Ja, ik ga akkoord met het <a href="/privacy/">privacybeleid</a>.');
  expect(html).toContain('Nog geen account?');
  expect(html).toContain('Dat duurt een minuut.');
});

test('ACC-01 a refused registration keeps the values and shows the problems beside the fields', () => {
  const html = shown(<RegisterView sets={sets} search={{}} />, 'register', {
    values: { firstName: '"><b>', privacy: true },
    account: {
      message: 'notRegistered',
      problems: [
        { handle: 'email', key: 'email' },
        { handle: 'password', key: 'commonPassword' },
      ],
    },
  });
  expect(inputOf(html, 'firstName')).toContain('value="&quot;&gt;&lt;b&gt;"');
  expect(inputOf(html, 'privacy')).toContain('checked');
  expect(inputOf(html, 'email')).toMatch(/aria-describedby="register-email-problem" aria-invalid="true"/);
  expect(inputOf(html, 'password')).toContain('aria-describedby="register-password-problem register-password-hint"');
  expect(html).toContain('href="#register-email"');
  expect(html).toContain('E-mailadres - Dit moet een geldig e-mailadres zijn');
  expect(html).toContain('Dit wachtwoord is een woord dat in veel wachtwoorden staat');
});

test('ACC-01 after the request, the next steps replace the form', () => {
  const html = shown(<RegisterView sets={sets} search={{}} />, 'register', { outcome: 'sent' });
  expect(html).toContain('Uw account is aangevraagd');
  expect(html).toContain('Met de link daarin activeert u uw account');
  expect(html).not.toContain('<form');
});

test('ACC-11 a request for a new password has the same answer for every address', () => {
  expect(namesIn(shown(<ForgotPasswordView />))).toEqual(['account.action', 'email']);
  const html = shown(<ForgotPasswordView />, 'forgotPassword', { outcome: 'sent' });
  expect(html).toContain('U ontvangt een e-mail als het adres bij een account hoort');
  expect(html).not.toContain('<form');
});

test('ACC-11 SEC-06 a reset link shows a form with its token, an expired one a link to request another', () => {
  const going = shown(<ResetPasswordView />, 'resetPassword', { outcome: 'going', values: { token: 'abc' } });
  expect(namesIn(going)).toEqual(['account.action', 'token', 'newPassword', 'confirmPassword']);
  expect(inputOf(going, 'token')).toContain('value="abc"');
  const expired = shown(<ResetPasswordView />, 'resetPassword', {
    values: { token: 'abc' },
    account: { message: 'linkExpired' },
  });
  expect(expired).toContain('Deze link is niet meer geldig');
  expect(expired).not.toContain('<form');
  for (const html of [expired, shown(<ResetPasswordView />)]) expect(html).toContain('href="/aanmelden/wachtwoord-vergeten/"');
});

test('ACC-01 SEC-06 an activation link shows a button, an expired one a form to request another', () => {
  const going = shown(<ActivateView />, 'activate', { outcome: 'going', values: { token: 'abc' } });
  expect(namesIn(going)).toEqual(['account.action', 'token']);
  expect(going).toContain('Account activeren');
  const expired = shown(<ActivateView />, 'activate', { values: { token: 'abc' }, account: { message: 'linkExpired' } });
  expect(expired).toContain('Deze link is niet meer geldig');
  for (const html of [expired, shown(<ActivateView />)]) {
    expect(namesIn(html)).toEqual(['account.action', 'email']);
    expect(inputOf(html, 'account.action')).toContain('value="sendActivation"');
  }
});

test('ACC-09 SEC-06 the link for a new address shows a button to confirm it', () => {
  const going = shown(<ActivateView />, 'confirmEmail', { outcome: 'going', values: { token: 'abc' } });
  expect(inputOf(going, 'account.action')).toContain('value="confirmEmail"');
  const expired = shown(<ActivateView />, 'confirmEmail', { values: { token: 'abc' }, account: { message: 'linkExpired' } });
  expect(expired).toContain('Wijzig het adres opnieuw');
});

test.each([
  ['ACC-01', 'activate', 'Uw account is geactiveerd'],
  ['ACC-11', 'resetPassword', 'Uw nieuwe wachtwoord is opgeslagen'],
  ['ACC-09', 'confirmEmail', 'Uw nieuwe e-mailadres is bevestigd'],
  ['SEC-10', 'deleteAccount', 'Uw account is verwijderd'],
] as const)('%s %s leads to the log-in page, which shows its message', (_, action, text) => {
  expect(shown(<LogInView sets={sets} search={{}} />, action, { outcome: 'sent' })).toMatch(
    new RegExp(`role="status"[^>]*>.*${text}`),
  );
});
