import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Browser, expect as playwrightExpect, test } from '@playwright/test';
import { type AdminTexts, collectTexts } from '../../admin-texts.ts';
import { createUser } from '../../admin-users.ts';
import { type Walk, walkAsGuest, walkDocument, walkForm, walkLists, walkPages, walkUnknownAddresses } from '../../admin-walk.ts';
import { asEditor, beginSession, enterAdmin } from '../../editor.ts';
import { collectNameless, type NamelessControls } from '../../nameless-controls.ts';
import { testStack } from '../../stack.ts';

const expect = playwrightExpect.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 1_200_000 });

/** Words that Dutch and German share, names of languages, products and services, and codes. */
const shared = [
  ...[
    'Alle',
    'Alles',
    'Artikelnummer',
    'Automatisch',
    'Datum',
    'Enter',
    'Esc',
    'Gewicht (kg)',
    'Gewonnen',
    'Montage',
    'Norm',
    'Normen',
    'Nummer',
    'Serie',
    'Stand',
  ],
  ...[
    'Titel',
    'Varianten',
    'Verloren',
    'Team',
    'Downloads',
    'Website',
    'Video',
    'Link',
    'Status',
    'Code',
    'Logo',
    'online',
    'Amsterdam, Berlin',
  ],
  ...['Facebook', 'Instagram', 'Land', 'LinkedIn', 'Pinterest', 'Service', 'Twitter', 'WhatsApp', 'Webhook', 'Webhooks'],
  ...['Plantsoen', 'Nederlands', 'English', 'Deutsch', 'HTML', 'ID', 'URL'],
];
const language = /^(?:Online: )?\(?(?:nl|en|de)(?:, (?:nl|en|de))*\)?$/;

/**
 * Collects the texts of a walk in one language of the admin, with the content in the same language. Expects that each button and link
 * of the Dutch walk has a name, except in the walk through all pages, which takes minutes already.
 */
async function textsIn(browser: Browser, code: 'nl' | 'de', go: (walk: Walk) => Promise<void>): Promise<AdminTexts> {
  const context = await browser.newContext({ locale: code, viewport: { width: 1280, height: 900 } });
  await context.addCookies([{ name: 'payload-lng', value: code, url: testStack().adminOrigin }]);
  const texts: AdminTexts = new Map();
  const controls: NamelessControls = { found: new Set(), checked: 0 };
  try {
    const page = await context.newPage();
    if (go !== walkAsGuest) await enterAdmin(page);
    const note = async (place: string) => {
      await collectTexts(page, place, texts);
      if (code === 'nl' && go !== walkPages) await collectNameless(page, place, controls);
    };
    await go({ page, language: code, note });
  } finally {
    await context.close();
  }
  expect([...controls.found], 'controls without a name').toEqual([]);
  return texts;
}

/**
 * Expects that the Dutch and German walks have no common text, such as English, and no label that is an object. English in only
 * one language is a missing translation, which the unit tests of the labels find.
 */
async function expectNoEnglish(browser: Browser, go: (walk: Walk) => Promise<void>): Promise<void> {
  const dutch = await textsIn(browser, 'nl', go);
  const german = await textsIn(browser, 'de', go);
  expect(Math.min(dutch.size, german.size)).toBeGreaterThan(10);
  const isSame = (text: string) => dutch.has(text) && german.has(text) && !shared.includes(text) && !language.test(text);
  const wrong = [...dutch, ...german].filter(([text]) => text.includes('[object') || isSame(text));
  expect(Object.fromEntries(wrong)).toEqual({});
}

/** Makes another editor lock a document, and returns its path. */
async function lockedDocument(request: APIRequestContext): Promise<string> {
  const { adminOrigin } = testStack();
  const colleague = { email: `collega-${randomUUID()}@example.org`, password: 'hazelaar onder de brug' };
  const id = await createUser(request, { ...colleague, name: 'Fien Collega', role: 'editor' });
  const headers = { authorization: `JWT ${await beginSession(adminOrigin, colleague)}`, origin: adminOrigin };
  const value = await asEditor(request).find('materials', 'title', 'Gerecycled rubber');
  const data = { document: { relationTo: 'materials', value }, user: { relationTo: 'users', value: id } };
  const answer = await request.post(`${adminOrigin}/api/payload-locked-documents`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(201);
  return `/collections/materials/${value}`;
}

test('@desktop API-08 log-in, log-out and passwords of the Dutch and German admin have no English, and every control has a name', async ({
  browser,
}) => {
  await expectNoEnglish(browser, walkAsGuest);
});

test('@desktop API-08 an unknown address of the Dutch and German admin has no English, and every control has a name', async ({
  browser,
}) => {
  await expectNoEnglish(browser, walkUnknownAddresses);
});

test('@desktop API-08 blocks, rich texts and pictures of the Dutch and German admin have no English, and every control has a name', async ({
  browser,
}) => {
  await expectNoEnglish(browser, walkForm);
});

test('@desktop API-08 the tools of lists in the Dutch and German admin have no English, and every control has a name', async ({
  browser,
}) => {
  await expectNoEnglish(browser, walkLists);
});

test('@desktop API-08 document tools of the Dutch and German admin have no English, and a lock names its editor', async ({
  browser,
  request,
}) => {
  const locked = await lockedDocument(request);
  await expectNoEnglish(browser, async (walk) => {
    await walkDocument(walk, locked);
    await expect(walk.page.locator('.document-locked')).toContainText(/Fien Collega|collega-\S+@example\.org/);
    await walk.page.goto(`${testStack().adminOrigin}/admin/collections/materials?locale=${walk.language}`);
    const lock = walk.page.getByRole('table').getByRole('img', { name: /collega-\S+@example\.org/ });
    await lock.focus();
    await expect(walk.page.getByRole('table').locator('.tooltip--show').first()).toContainText('@example.org');
  });
});

test('@desktop API-08 no list, form or global of the Dutch and German admin has English', async ({ browser }) => {
  await expectNoEnglish(browser, walkPages);
});
