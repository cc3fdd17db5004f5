import { expect, test, unwatched } from '../../browser.ts';
import { logIn, sharedAccount } from '../../member.ts';
import { connectBy } from '../../page-watch.ts';
import { editSession, sessionCookies, storedSession } from '../../session-cookie.ts';
import { testStack } from '../../stack.ts';

test.use({ visitor: 'both' });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('ACC-01 ACC-06 ACC-08 a log-in from a page for members returns to it, and the log-out works @desktop', async ({
    page,
    context,
  }) => {
    const { email, password } = await sharedAccount();
    await page.goto('/account/wachtwoord-wijzigen/');
    expect(new URL(page.url()).search).toBe('?return=true&path=%2Faccount%2Fwachtwoord-wijzigen%2F');
    const form = page.locator('main form:has([name="password"])');
    await form.getByLabel('E-mailadres').fill(email);
    await form.locator('[name="password"]').fill('not the password');
    await form.locator('[type="submit"]').click();
    await expect(page.getByText('Wij konden u met deze gegevens niet inloggen')).toBeVisible();
    await expect(form.getByLabel('E-mailadres')).toHaveValue(email);
    await expect(form.locator('[name="password"]')).toHaveValue('');
    await form.locator('[name="password"]').fill(password);
    await form.locator('[type="submit"]').click();
    await expect(page).toHaveURL(/\/account\/wachtwoord-wijzigen\/(#|$)/);
    const cookies = await sessionCookies(context);
    expect(cookies.map(({ name, httpOnly, sameSite, path }) => [name, httpOnly, sameSite, path])).toEqual([
      ['plantsoen_authentication', true, 'Lax', '/'],
      ['plantsoen_token', true, 'Lax', '/'],
    ]);
    await page.getByRole('button', { name: 'Uitloggen' }).first().click();
    await expect(page).toHaveURL(/:\d+\/(#|$)/);
    const [mark, ...others] = await sessionCookies(context);
    expect(others).toEqual([]);
    expect(mark?.name).toBe('plantsoen_authentication');
    expect(JSON.parse(Buffer.from(mark?.value ?? '', 'base64url').toString())).toEqual({ test: true, loggedOut: true });
  });
});

test('ACC-05 an expired access token is refreshed once for all parallel requests @desktop', async ({ page, context }) => {
  await logIn(context);
  const before = await storedSession(context);
  await editSession(context, { jwtExpiresAt: Date.now() - 1 });
  const { cookies } = await context.storageState();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const { siteOrigin } = testStack();
  const paths = ['/', '/producten/', '/account/', '/favorieten/', '/offertelijst/'];
  const asked = Array.from({ length: 20 }, (_, index) =>
    fetch(siteOrigin + paths[index % paths.length], { headers: { cookie }, redirect: 'manual' }),
  );
  const answers = await Promise.all(asked);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ headers }) => headers.getSetCookie().join())).size).toBe(1);
  const response = await page.goto('/account/');
  expect(response?.headers()['cache-control']).toBe('private, no-cache');
  await expect(page).toHaveURL('/account/');
  const after = await storedSession(context);
  expect(after.refreshToken).not.toBe(before.refreshToken);
  expect(after.jwtExpiresAt).toBeGreaterThan(Date.now() + 800_000);
});

test('ACC-08 an expired session makes the visitor a guest, and pages for members redirect to the log-in @desktop', async ({
  page,
  context,
}) => {
  await logIn(context);
  await editSession(context, { refreshTokenExpiresAt: Date.now() - 1 });
  await page.goto('/account/');
  expect(new URL(page.url()).pathname).toBe('/aanmelden/');
  expect(await sessionCookies(context)).toEqual([]);
});

test('ACC-13 a session with a forged token leads to the 404 page @desktop', async ({ page, context }) => {
  await logIn(context);
  const { accessToken } = await storedSession(context);
  await editSession(context, { accessToken: `${accessToken.slice(0, -3)}xxx` });
  await page.goto('/producten/');
  await expect(page).toHaveURL('/404/');
  expect(await sessionCookies(context)).toEqual([]);
});

// The failed request is logged to the console.
unwatched(
  'ACC-13 a session that was ended elsewhere leads to the 404 page while browsing, too @desktop',
  async ({ page, context }) => {
    // No prefetching, because a prefetched page would still be shown.
    await connectBy(page, { saveData: true });
    await logIn(context);
    await page.goto('/nieuws/');
    const { refreshToken } = await storedSession(context);
    const { apiOrigin, serviceToken } = testStack();
    const query = 'mutation ($refreshToken: String!) { deleteRefreshToken(refreshToken: $refreshToken) }';
    const headers = { 'content-type': 'application/json', 'x-service-token': serviceToken };
    const body = JSON.stringify({ query, variables: { refreshToken } });
    expect((await fetch(`${apiOrigin}/graphql`, { method: 'POST', headers, body })).status).toBe(200);
    await page.getByRole('link', { name: 'Projecten' }).first().click();
    await expect(page).toHaveURL('/404/');
    expect(await sessionCookies(context)).toEqual([]);
  },
);

test.describe('a member', () => {
  test.use({ visitor: 'member' });

  test('ACC-06 another site can neither log a member out nor send requests as one @desktop', async ({ context }) => {
    const { siteOrigin } = testStack();
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: siteOrigin, 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) {
      const answer = await context.request.post(`${siteOrigin}/account/`, { form: { 'account.action': 'logOut' }, headers });
      expect([answer.status(), answer.headers()['set-cookie']]).toEqual([403, undefined]);
    }
    expect((await context.request.get(`${siteOrigin}/account/`, { maxRedirects: 0 })).status()).toBe(200);
  });
});
