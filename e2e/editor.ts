import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { testStack } from './stack.ts';

/** An editor's session with the admin's REST API. */
export async function asEditor(request: APIRequestContext) {
  const { adminOrigin, administrator } = testStack();
  const login = await request.post(`${adminOrigin}/api/users/login`, { data: administrator, headers: { origin: adminOrigin } });
  expect(login.status()).toBe(200);
  const headers = { authorization: `JWT ${(await login.json()).token}`, origin: adminOrigin };
  return {
    async find(collection: string, field: string, value: string): Promise<number> {
      const answer = await request.get(
        `${adminOrigin}/api/${collection}?locale=nl&limit=1&depth=0&where[${field}][equals]=${value}`,
        { headers },
      );
      return (await answer.json()).docs[0].id;
    },
    async create(collection: string, data: object, query = 'locale=nl'): Promise<number> {
      const answer = await request.post(`${adminOrigin}/api/${collection}?${query}`, { headers, data });
      expect(answer.status(), await answer.text()).toBe(201);
      return (await answer.json()).doc.id;
    },
    async change(collection: string, id: number, data: object, query = 'locale=nl'): Promise<void> {
      const answer = await request.patch(`${adminOrigin}/api/${collection}/${id}?${query}`, { headers, data });
      expect(answer.status(), await answer.text()).toBe(200);
    },
  };
}

/** Logs a browser in to the admin. */
export async function logInToAdmin(page: Page): Promise<void> {
  const { adminOrigin, administrator } = testStack();
  await page.goto(`${adminOrigin}/admin/login`);
  await page.locator('#field-email').fill(administrator.email);
  await page.locator('#field-password').fill(administrator.password);
  await page.getByRole('button', { name: /inloggen|log in|login|anmelden/i }).click();
  await expect(page).toHaveURL(`${adminOrigin}/admin`, { timeout: 30_000 });
}
