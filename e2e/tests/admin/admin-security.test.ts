import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { codeAt, secretOf, stepAt } from '../../../backend/src/account/editors/second-factor/totp.ts';
import { createUser } from '../../admin-users.ts';
import { adminUrl, enterAdmin } from '../../editor.ts';
import { startSecondAdmin } from '../../second-admin.ts';
import { testStack } from '../../stack.ts';

test.describe.configure({ timeout: 120_000 });

/** Collects violations of the page's content security policy. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  const refused: string[] = [];
  await page.exposeFunction('tellRefused', (text: string) => refused.push(text));
  await page.addInitScript(() => {
    const { tellRefused } = window as unknown as { tellRefused: (text: string) => void };
    document.addEventListener('securitypolicyviolation', (event) =>
      tellRefused(`${event.effectiveDirective} ${event.blockedURI} on ${location.pathname}`),
    );
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    return refused;
  };
}

test('@desktop API-08 the admin works under a policy that lets only its own scripts run', async ({ page }) => {
  const refused = await watchPolicy(page);
  await enterAdmin(page);
  const paths = [
    '',
    '/collections/products',
    '/collections/products/1',
    '/collections/pages/1',
    '/collections/media',
    '/globals/footer',
  ];
  for (const path of [...paths, '/collections/media/create', '/collections/forms', '/account', '/translations']) {
    const answer = await page.goto(adminUrl(path));
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy, path).toMatch(/script-src 'nonce-\S+' 'strict-dynamic'(;|$)/);
    await expect(page.locator('.app-header'), path).toBeVisible();
    expect(await refused(), path).toEqual([]);
  }
  await page.evaluate(() => {
    const script = document.createElement('div');
    script.innerHTML = '<img src="data:," onerror="window.ran = true">';
    document.body.append(script);
  });
  await expect.poll(refused).toEqual([expect.stringContaining('script-src-attr')]);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('@desktop API-08 a guest cannot call any server function', async ({ request }) => {
  const { adminOrigin } = testStack();
  const page = await (await request.get(adminUrl('/login'))).text();
  const ids = new Set(page.match(/\b[0-9a-f]{42}\b/g));
  expect(ids.size).toBeGreaterThan(0);
  const names = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'form-state', 'render-list', 'table-state', 'slugify'];
  for (const id of ids)
    for (const name of names) {
      const answer = await request.post(adminUrl('/login'), {
        headers: {
          'next-action': id,
          accept: 'text/x-component',
          origin: adminOrigin,
          'content-type': 'text/plain;charset=UTF-8',
        },
        data: JSON.stringify([{ name, args: {}, serverFunctions: { [name]: 'x' } }]),
      });
      expect(answer.status(), name).toBe(500);
      expect((await answer.body()).length, name).toBeLessThan(300);
    }
});

test('@desktop API-08 over https the session is bound to the admin’s host', async () => {
  const { administrator } = testStack();
  const adminUrl = 'https://admin.example.org';
  const second = await startSecondAdmin({ ADMIN_URL: adminUrl });
  try {
    const headers = { 'content-type': 'application/json', origin: adminUrl };
    const entered = await fetch(`${second.origin}/api/users/login`, {
      method: 'POST',
      headers,
      body: JSON.stringify(administrator),
    });
    const [cookie = ''] = entered.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-payload-token=[^;]+;.*Path=\/;.*Secure/);
    expect(cookie).not.toContain('Domain');
    expect(await entered.text()).not.toContain('eyJ');
    expect(entered.headers.get('strict-transport-security')).toBe('max-age=31536000');
    const who = async (sent: string) => {
      const answer = await fetch(`${second.origin}/api/users/me`, { headers: { origin: adminUrl, cookie: sent } });
      return (await answer.json()).user?.email;
    };
    const session = cookie.split(';')[0] ?? '';
    expect(await who(session)).toBe(administrator.email);
    expect(await who(session.replace('__Host-', ''))).toBeUndefined();
    const open = await fetch(`${second.origin}/admin`, { headers: { cookie: session }, redirect: 'manual' });
    expect(open.status).toBe(200);
  } finally {
    second.process.kill();
  }
});

for (const [locale, words] of [
  [
    'nl-NL',
    {
      code: 'Code (bij tweestapsverificatie)',
      logIn: 'Inloggen',
      required: 'Stel die eenmalig in',
      goOn: 'Verder naar het beheer',
    },
  ],
  [
    'de-DE',
    {
      code: 'Code (bei Zwei-Faktor-Anmeldung)',
      logIn: 'Anmelden',
      required: 'Richten Sie sie einmalig ein',
      goOn: 'Weiter zur Verwaltung',
    },
  ],
] as const) {
  test.describe(locale, () => {
    test.use({ locale });
    test('@desktop API-08 the first log-in sets up a required second factor', async ({ page }) => {
      const account = {
        email: `v-${randomUUID().slice(0, 8)}@example.org`,
        password: 'rietkraag in de mist',
        name: 'Veerle Tak',
        role: 'editor',
      };
      await createUser(page.request, account);
      const second = await startSecondAdmin({ ADMIN_SECOND_FACTOR: 'required' });
      try {
        await page.goto(`${second.origin}/admin/login`);
        await page.locator('#field-email').fill(account.email);
        await page.locator('#field-password').fill(account.password);
        await page.getByRole('button', { name: words.logIn }).click();
        await expect(page.getByText(words.required)).toBeVisible();
        const secret = secretOf((await page.locator('.plantsoen-security code').textContent()) ?? '');
        await page.getByLabel(words.code).fill(codeAt(secret, stepAt(Date.now())));
        await page.getByRole('button', { name: words.logIn }).click();
        await expect(page.getByRole('listitem')).toHaveCount(10);
        await page.getByRole('button', { name: words.goOn }).click();
        await expect(page).toHaveURL(`${second.origin}/admin`);
      } finally {
        second.process.kill();
      }
    });
  });
}
