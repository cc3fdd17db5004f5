import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { asEditor } from './editor.ts';
import { testStack } from './stack.ts';

const photo = readFileSync(new URL('../demo-content/media/scenes/park.jpg', import.meta.url));

type Note = (place: string) => Promise<void>;
export type Walk = { page: Page; language: string; note: Note };

/** The content is in the language of the admin, so that content and interface texts differ between languages alike. */
const address = (path: string, language: string) => `${testStack().adminOrigin}/admin${path}?locale=${language}`;

/** Opens a page of the admin and records it once `ready` is visible. */
async function open({ page, language, note }: Walk, path: string, ready: string): Promise<void> {
  // A form with changes asks for confirmation before it closes.
  await page.goto('about:blank');
  await page.goto(address(path, language));
  await page.locator(ready).first().waitFor();
  await note(path);
}

/** Opens a page as a link within the admin does, in half the time of a page load, and records it. */
async function follow({ page, language, note }: Walk, path: string, ready: string): Promise<void> {
  await page.evaluate(
    (target) => {
      (window as unknown as { next: { router: { push(path: string): void } } }).next.router.push(target);
    },
    address(path, language),
  );
  await page.waitForURL(({ pathname }) => pathname === `/admin${path}`);
  await page.locator(ready).first().waitFor();
  await note(path);
}

/** Clicks an element and records the page once `ready` is visible. */
async function press({ page, note }: Walk, selector: string, ready: string): Promise<void> {
  await page.locator(selector).locator('visible=true').first().click();
  await page.locator(ready).first().waitFor();
  await note(`${new URL(page.url()).pathname}, ${selector}`);
}

/** Visits every list, form and global of the admin's menu, and the pages of the account. */
export async function walkPages(walk: Walk): Promise<void> {
  const { page } = walk;
  await open(walk, '', '.plantsoen-dashboard');
  const links = await page
    .locator('.nav__wrap a')
    .evaluateAll((found) => found.map((link) => new URL((link as HTMLAnchorElement).href)));
  const paths = [...new Set(links.map(({ pathname }) => pathname.replace('/admin', '')))];
  expect(paths.length).toBeGreaterThan(25);
  for (const path of paths.filter((path) => path.startsWith('/collections/'))) {
    await follow(walk, path, '.collection-list');
    if ((await page.locator(`a[href*="${path}/create"]`).count()) > 0) await follow(walk, `${path}/create`, '.collection-edit');
  }
  for (const path of paths.filter((path) => path.startsWith('/globals/'))) await follow(walk, path, '.render-fields');
  const overviews = [
    'translations',
    'prices',
    'imports',
    'quotes',
    'quote-figures',
    'connections',
    'jobs',
    'planned',
    'drafts',
    'trash',
    'media-check',
  ];
  for (const path of overviews) await follow(walk, `/${path}`, '.plantsoen-overview');
  await follow(walk, '/account', '.render-fields');
}

/** Opens unknown addresses. */
export async function walkUnknownAddresses(walk: Walk): Promise<void> {
  await open(walk, '/unknown', '.not-found');
  await open(walk, '/collections/unknown', '.not-found');
  await open(walk, '/globals/unknown', '.not-found');
  await open(walk, '/collections/products/999999999', '.collection-list');
}

/** Opens the tools of lists: columns, filters, bulk editing, deletion, bulk upload. */
export async function walkLists(walk: Walk): Promise<void> {
  const { page } = walk;
  await open(walk, '/collections/variants', 'tbody tr');
  await press(walk, '#toggle-list-columns', '.pill-selector');
  await press(walk, '#toggle-list-filters', '.where-builder');
  await press(walk, '.where-builder__add-first-filter', '.condition');
  await press(walk, '.condition__field .rs__control', '.rs__option');
  await page.keyboard.press('Escape');
  await press(walk, '.condition__operator .rs__control', '.rs__option');
  await open(walk, '/collections/variants', 'tbody tr');
  await page.locator('tbody tr input[type="checkbox"]').first().check();
  await press(walk, '.delete-documents__toggle', '#confirm-action');
  await open(walk, '/collections/variants', 'tbody tr');
  await page.locator('tbody tr input[type="checkbox"]').first().check();
  await press(walk, '.list-selection__button:not([id]):not([class*="delete"])', '.edit-many__form');
  await press(walk, '.edit-many__form .rs__control', '.rs__option');
  await open(walk, '/collections/media', '.plantsoen-media-card');
  await press(walk, '.list-header button', '.dropzone');
  const pictures = ['one.jpg', 'two.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer: photo }));
  await page.locator('.dropzone input[type="file"]').first().setInputFiles(pictures);
  await page.locator('.file-selections__fileRowContainer').nth(1).waitFor();
  await walk.note('the drawer of several pictures');
  await press(walk, '.edit-many-bulk-uploads__toggle', '.edit-many-bulk-uploads__form');
}

/** Returns the path of a product that no test edits. Ids differ between imports, so a fixed id could be a product in use. */
export async function untouchedProduct({ request }: Page): Promise<string> {
  return `/collections/products/${await asEditor(request).find('products', 'articleNumber', 'BM-4020')}`;
}

/** Opens the tools of a document: tabs, menus, schedule, versions, and a document that another editor has locked. */
export async function walkDocument(walk: Walk, locked: string): Promise<void> {
  const { page, note } = walk;
  const product = await untouchedProduct(page);
  await open(walk, product, '.tabs-field');
  for (const tab of await page.locator('.tabs-field__tab-button').all()) {
    await tab.click();
    await note('a tab of a product');
  }
  await press(walk, '.localizer .popup-button', '.popup__content');
  await open(walk, product, '.tabs-field');
  await press(walk, '.doc-controls__popup .popup-button', '#action-delete-entry');
  await press(walk, '#action-delete-entry', '.plantsoen-dialog');
  await open(walk, product, '.tabs-field');
  await press(walk, '.form-submit .popup-button', '.popup__content');
  await press(walk, '#schedule-publish', '.schedule-publish');
  await page.locator('.schedule-publish .radio-input').first().click();
  await press(walk, '.schedule-publish .rs__control:not(.rs__control--is-disabled)', '.rs__option');
  await press(walk, '.schedule-publish .date-time-picker input', '.react-datepicker');
  await open(walk, product, '.tabs-field');
  await press(walk, '.doc-controls__popup .popup-button', '.popup__content');
  await press(walk, '.popup__content .popup-button-list__button >> nth=0', '.copy-locale-data, .drawer__content');
  await open(walk, `${product}/versions`, 'tbody a');
  const version = await page.locator('tbody a').first().getAttribute('href');
  await open(walk, new URL(version ?? '', page.url()).pathname.replace('/admin', ''), '.view-version');
  await open(walk, `${product}/used-in`, '.plantsoen-used-in');
  await open(walk, `${product}/availability`, '.plantsoen-discontinue');
  await press(walk, '#discontinue', '#confirm-discontinue');
  await open(walk, locked, '.document-locked');
}

/** Opens the tools of a form: blocks, rich text, pictures, and the errors of an empty form. */
export async function walkForm(walk: Walk): Promise<void> {
  const { page } = walk;
  await open(walk, '/collections/news/create', '.tabs-field');
  await press(walk, '.plantsoen-page-blocks-foot .btn', '.plantsoen-picker');
  await press(walk, '.plantsoen-picker [data-card]', '.blocks-field__row');
  await press(walk, '.blocks-field__row .array-actions__button, .blocks-field__row .popup-button', '.popup__content');
  await open(walk, '/collections/news/create', '.tabs-field');
  await press(walk, '.upload__listToggler', '.list-drawer .plantsoen-media-card');
  await open(walk, '/collections/faq/create', '.rich-text-lexical [contenteditable="true"]');
  await page.locator('.rich-text-lexical [contenteditable="true"]').first().click();
  await press(walk, '.toolbar-popup__dropdown', '.toolbar-popup__dropdown-items');
  await open(walk, '/collections/team/create', '.render-fields');
  await press(walk, '#action-save', '.field-error');
}

/** Opens the pages for guests: log-in, log-out, a forgotten and a new password. */
export async function walkAsGuest(walk: Walk): Promise<void> {
  await open(walk, '/login', 'form');
  await open(walk, '/forgot', 'form');
  await open(walk, '/reset/no-token', 'form, main');
  await open(walk, '/logout', 'main, .logout, form');
}
