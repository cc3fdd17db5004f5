import { once } from 'node:events';
import { getDocumentProxy } from 'unpdf';
import { mailTo } from '../mails.ts';
import { newAccount } from '../member.ts';
import { seating } from '../product-list.ts';
import { bench, texts } from '../quotation.ts';
import { startSecondSite } from '../second-site.ts';
import { testStack } from '../stack.ts';
import { expect, test } from './engine-test.ts';
import type { Visitor } from './visitor.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

const { port } = new URL(process.env.TEST_STACK ? testStack().siteOrigin : 'http://localhost:3000');
const domain = (code: string) => `http://${code}.localhost:${port}`;

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
const listedAmounts = () =>
  JSON.parse(localStorage.getItem('productQuotation') ?? '[]').map(({ amount }: { amount: number }) => amount);

async function addToList(visitor: Visitor): Promise<void> {
  await visitor.open(bench);
  await visitor.click('main button', texts.nl.add);
  await visitor.until('the stored list', listedAmounts).toEqual([1]);
}

for (const size of sizes)
  test.describe(`at ${size.width} px`, () => {
    const isPhone = size.width < 993;
    test.use({ size });

    test('NAV-03 NAV-05 the menu of the home page leads to a list of products', async ({ visitor }) => {
      await visitor.open('/');
      await visitor.sees('h1');
      const firstPicture = () => (document.querySelector('main img') as HTMLImageElement | null)?.naturalWidth;
      await visitor.until('the width of the first picture', firstPicture).toBeGreaterThan(0);
      await visitor.until('sideways overflow', overflow).toBe(0);
      if (isPhone) {
        await visitor.click('header button[commandfor="menu-sheet"]');
        await visitor.until('the page is fixed', () => getComputedStyle(document.body).position).toBe('fixed');
        await visitor.click('#menu-sheet a', 'Zitmeubilair');
      } else {
        await visitor.click('header button[popovertarget^="menu-"]', 'Producten');
        await visitor
          .until('the button tells', () => document.querySelector('header button[aria-expanded="true"]')?.textContent)
          .toBe('Producten');
        await visitor.click('header [popover] a', 'Zitmeubilair');
      }
      await visitor.sees('h1', 'Zitmeubilair');
      await visitor.isAt(seating);
    });

    test('PAG-03 a reload keeps the scroll position', async ({ visitor }) => {
      await visitor.open('/producten/');
      await visitor.sees('h1');
      await visitor.tab.run(() => scrollTo(0, 900));
      await visitor.tab.run(() => {
        document.body.dataset.old = 'true';
        setTimeout(() => location.reload());
      });
      await visitor.until('the old page is open', () => document.body?.dataset.old ?? 'no').toBe('no');
      await visitor.until('the scroll position', () => Math.round(scrollY)).toBe(900);
    });

    test('CAT-02 a filter changes count and address, and Back removes it', async ({ visitor }) => {
      await visitor.open(seating);
      await visitor.sees('main h2', '6 producten');
      if (isPhone) await visitor.click('main button', 'Filters aanpassen');
      const place = isPhone ? 'dialog[open]' : 'main details[name="filters"]';
      await visitor.click(`${place} summary`, 'Materiaal');
      await visitor.click(`${place} label:has([value="steel-galv-pc"])`);
      await visitor.isAt(`${seating}?f.material=steel-galv-pc`);
      if (isPhone) await visitor.click('dialog[open] button', 'Toon 5 producten');
      await visitor.sees('main h2', '5 van 6 producten');
      await visitor.until('sideways overflow', overflow).toBe(0);
      await visitor.tab.run(() => history.back());
      await visitor.sees('main h2', '6 producten');
    });

    test('CAT-05 QUO-01 a selected variant is in the address and on the quotation list', async ({ visitor }) => {
      await visitor.open(bench);
      await visitor.click('main label', '2400 mm');
      await visitor.isAt(/\?variant=BM-1010-02/);
      await visitor.sees('main', '2400 × 640 × 835 mm');
      await visitor.click('main button', texts.nl.add);
      await visitor.sees('main button', texts.nl.remove);
      await visitor.until('sideways overflow', overflow).toBe(0);
      const variants = () =>
        JSON.parse(localStorage.getItem('productQuotation') ?? '[]').map(({ variant }: { variant: string }) => variant);
      await visitor.until('the stored list', variants).toEqual(['BM-1010-02']);
    });

    test('QUO-02 QUO-03 amounts of the quotation list can be changed, and a removed line restored', async ({ visitor }) => {
      await addToList(visitor);
      await visitor.open('/offertelijst/');
      await visitor.sees('main ol > li', '61 kg');
      await visitor.click('main button', 'Eén Meent parkbank meer');
      await visitor.sees('main ol > li', '122 kg');
      await visitor.until('the stored list', listedAmounts).toEqual([2]);
      await visitor.until('sideways overflow', overflow).toBe(0);
      await visitor.click('main button', 'Meent parkbank verwijderen');
      await visitor.until('the stored list', listedAmounts).toEqual([]);
      await visitor.click('button', 'Ongedaan maken');
      await visitor.sees('main ol > li', '122 kg');
    });

    test('QUO-07 a list of one line prints on one page', async ({ visitor }) => {
      test.skip(!visitor.tab.print, 'the driver of this engine cannot print');
      await addToList(visitor);
      await visitor.open(texts.nl.list);
      await visitor.sees('main ol > li', 'Meent parkbank');
      const { numPages } = await getDocumentProxy((await visitor.tab.print?.()) ?? new Uint8Array());
      expect(numPages).toBe(1);
    });

    test('FRM-15 the contact form reports a missing field and is sent', async ({ visitor, engineName }) => {
      const email = `${engineName}-${size.width}-${Date.now()}@engines.example`;
      await visitor.open('/contact/');
      await visitor.click('main button[value="send"]', 'Versturen');
      await visitor.until('the focused field', () => document.activeElement?.getAttribute('name')).toBe('subject');
      await visitor.type('Off');
      await visitor.fill('main [name="name"]', 'Jan de Wit');
      await visitor.fill('main form:has([name="form.handle"]) [name="email"]', email);
      await visitor.fill('main [name="message"]', 'Straße en Łódź');
      await visitor.click('main button[value="send"]', 'Versturen');
      expect((await mailTo(email)).subject).toContain('Stuur een bericht');
      await visitor.misses('main [name="message"]');
    });

    test('SEA-03 the search panel shows hits while a visitor types, and the keyboard opens one', async ({ visitor }) => {
      await visitor.open('/nieuws/');
      await visitor.click('header button[popovertarget="search-bar"]');
      await visitor.until('the focused field', () => document.activeElement?.getAttribute('role')).toBe('combobox');
      await visitor.type('bank');
      // Results for the first letters highlight fewer letters.
      await visitor.sees('#search-bar [role="option"] mark', 'bank');
      // The panel handles keys after half a second.
      await expect(async () => {
        await visitor.press('ArrowDown');
        expect(await visitor.tab.run(() => document.activeElement?.getAttribute('aria-activedescendant'))).toMatch(/./);
      }).toPass({ timeout: 30_000 });
      await visitor.press('Enter');
      await visitor.isAt(/^\/producten\/[^/]+\/[^/]+\/$/);
      await visitor.misses('#search-bar');
    });

    test('ACC-06 a member logs in and out', async ({ visitor }) => {
      const { email, password } = await newAccount();
      await visitor.open('/aanmelden/');
      await visitor.fill('main [name="email"]', email);
      await visitor.fill('main [name="password"]', password);
      await visitor.press('Enter');
      await visitor.isAt('/account/');
      await visitor.sees('main', 'Welkom, Lid');
      await visitor.untilStarted();
      await visitor.click('main button', 'Uitloggen');
      await visitor.isAt('/');
    });

    test('LOC-09 the quotation list is transferred to the domain of another language', async ({ visitor }) => {
      await visitor.open(domain('nl') + bench);
      await visitor.click('main button', texts.nl.add);
      await visitor.until('the stored list', listedAmounts).toEqual([1]);
      await visitor.untilIdleWorkIsDone();
      if (isPhone) await visitor.click('header button[commandfor="menu-sheet"]');
      await visitor.click(`${isPhone ? '#menu-sheet' : 'header'} a[hreflang^="de"]`);
      await visitor.until('the address', () => location.href).toBe(domain('de') + texts.de.product.replace('/de/', '/'));
      await visitor.until('the language', () => document.documentElement.lang).toMatch(/^de/);
      await visitor.until('the stored list', listedAmounts).toEqual([1]);
    });

    test('PAG-10 visited pages open without a connection, others report that it is missing', async ({ visitor }) => {
      const site = await startSecondSite();
      try {
        await visitor.open(site.origin + bench);
        const keptPages = async () => {
          const names = (await caches.keys()).filter((name) => name.endsWith('-pages'));
          const pages = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
          return pages.flat().map(({ url }) => new URL(url).pathname);
        };
        await visitor.until('the pages that the worker keeps', keptPages).toContain(bench);
        const workerState = async () => (await navigator.serviceWorker.getRegistration())?.active?.state;
        await visitor.until('the state of the worker', workerState).toBe('activated');
        const filesNotKept = async () => {
          const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
          const scripts = loaded.filter((path) => path.startsWith('/assets/') && path.endsWith('.js'));
          const kept = await Promise.all(scripts.map((path) => caches.match(path, { ignoreVary: true })));
          return scripts.filter((_, index) => !kept[index]);
        };
        await visitor.until('the scripts that the worker does not keep', filesNotKept).toEqual([]);
      } finally {
        site.process.kill();
        await once(site.process, 'exit');
      }
      await visitor.open(site.origin + bench);
      await visitor.sees('h1', 'Meent parkbank');
      await visitor.open(`${site.origin}/nieuws/`);
      await visitor.sees('h1', 'U bent offline');
    });
  });
