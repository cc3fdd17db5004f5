import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { expect, locales, test } from '../../browser.ts';
import { continueButton, type Filled, fillIn, formOf } from '../../form-filler.ts';
import { mailsTo, mailTo } from '../../mails.ts';
import { connectBy } from '../../page-watch.ts';

type Code = (typeof locales)[number]['code'];
type InLanguages = Record<Code, string>;
type DemoField = { handle: string; label: InLanguages; enableContentEncryption: boolean; checkedValue?: InLanguages };
type DemoForm = { handle: string; title: InLanguages; recipients: string[]; pages: { rows: DemoField[][] }[] };

const { forms }: { forms: DemoForm[] } = JSON.parse(
  readFileSync(new URL('../../../demo-content/editorial/forms.json', import.meta.url), 'utf8'),
);

/** Path of the page with each form of the demo content, without the prefix of the language. */
const places: Record<string, Record<Code, string>> = {
  contact: { nl: '/contact/', en: '/contact/', de: '/kontakt/' },
  consultationRequest: { nl: '/service/advies/', en: '/service/advice/', de: '/service/beratung/' },
  jobApplication: {
    nl: '/over-ons/werken-bij/lasser-constructeur/',
    en: '/about-us/working-here/welder-fabricator/',
    de: '/ueber-uns/arbeiten-bei-uns/schweisser-konstruktion/',
  },
  openApplication: {
    nl: '/over-ons/werken-bij/open-sollicitatie/',
    en: '/about-us/working-here/open-application/',
    de: '/ueber-uns/arbeiten-bei-uns/initiativbewerbung/',
  },
  whitepaper: { nl: '/service/kennisdocumenten/', en: '/service/guides/', de: '/service/leitfaeden/' },
  learnMoreBenches: {
    nl: '/meer-weten-over/banken-rond-bomen/',
    en: '/learn-more-about/benches-around-trees/',
    de: '/mehr-erfahren-ueber/baenke-um-baeume/',
  },
  faqQuestion: { nl: '/veelgestelde-vragen/', en: '/faq/', de: '/haeufig-gestellte-fragen/' },
  quoteRequest: { nl: '/offerte-aanvraag/', en: '/quote-request/', de: '/angebotsanfrage/' },
  sampleRequest: { nl: '/service/stalen/', en: '/service/samples/', de: '/service/muster/' },
  damageReport: {
    nl: '/service/schade-of-klacht/',
    en: '/service/damage-or-complaint/',
    de: '/service/schaden-oder-reklamation/',
  },
};

const subjects: Record<Code, { notification: string; confirmation: string; request: string }> = {
  nl: { notification: 'nieuwe inzending', confirmation: 'Wij hebben uw inzending ontvangen', request: 'Uw offerteaanvraag' },
  en: { notification: 'new submission', confirmation: 'We have received what you sent', request: 'Your quote request' },
  de: { notification: 'neue Einsendung', confirmation: 'Wir haben Ihre Einsendung erhalten', request: 'Ihre Angebotsanfrage' },
};

const bench = {
  ...{ id: 1, uri: 'producten/zitmeubilair/meent-parkbank', title: 'Meent parkbank', category: 'Banken', productImage: '' },
  amount: 2,
};

test.describe.configure({ mode: 'parallel' });
test.beforeEach(async ({ page, javaScriptEnabled }) => {
  await connectBy(page, { saveData: true });
  if (javaScriptEnabled)
    await page.addInitScript((list) => localStorage.setItem('productQuotation', list), JSON.stringify([bench]));
});

/** Fills in all pages of the form on the page and sends it. Returns the values. */
async function send(page: Page, email: string): Promise<Filled> {
  const filled: Filled = new Map();
  for (;;) {
    await fillIn(page, email, filled);
    const button = continueButton(page);
    const isLast = (await button.getAttribute('value')) === 'send';
    const shown = await formOf(page).locator('[data-page]:not([hidden])').getAttribute('data-page');
    await button.click();
    if (isLast) return filled;
    await expect(formOf(page).locator('[data-page]:not([hidden])')).not.toHaveAttribute('data-page', shown ?? '');
  }
}

/** Returns the emails to one of the company's addresses whose Reply-To is a visitor's address. */
async function mailsFrom(email: string, recipient: string): Promise<Email[]> {
  const found = async () => (await mailsTo(recipient)).filter(({ replyTo }) => replyTo?.[0]?.address === email);
  await expect.poll(found, { timeout: 15_000 }).not.toEqual([]);
  return found();
}

/** Expects the emails to the company and to the sender, with their content. */
async function expectMails(
  { handle, title, recipients, pages }: DemoForm,
  code: Code,
  email: string,
  filled: Filled,
  isSeen: boolean,
) {
  const words = subjects[code];
  const isRequest = handle === 'quoteRequest';
  const confirmation = await mailTo(email, new RegExp(`^${isRequest ? words.request : words.confirmation}`));
  expect(confirmation.html).toContain(`<html lang="${code}`);
  if (!isRequest) expect(confirmation.subject).toContain(title[code]);
  const notified = await mailsFrom(email, recipients[0] ?? '');
  expect(notified).toHaveLength(1);
  const [{ subject, text = '', html = '' } = notified[0] as never] = notified;
  if (!isRequest)
    expect(subject).toMatch(new RegExp(`^${title[code].replace(/[?.]/g, '\\$&')}: ${words.notification} (S\\d{4}-)?\\d+$`));
  expect(html).toContain(`<html lang="${code}`);
  expect(html).not.toContain('<b>"&');
  const fields = pages.flatMap(({ rows }) => rows.flat());
  for (const [name, { texts, isConditional }] of filled) {
    const field = fields.find((one) => one.handle === name.split('.')[0]);
    if (isConditional && !isSeen) continue;
    if (field?.checkedValue) expect(text).toContain(`${field.label[code]}: ${field.checkedValue[code]}`);
    for (const told of texts) {
      if (field?.enableContentEncryption) expect(text, `${name} is encrypted`).not.toContain(told);
      else expect(text, name).toContain(told);
    }
  }
}

for (const form of forms) {
  test(`FRM-15 FRM-14 FRM-12 @desktop the form ${form.handle} is sent in its languages, with its values in both emails`, async ({
    page,
  }) => {
    for (const { code, prefix } of locales) {
      const email = `${form.handle}-${code}.${Date.now()}@every.example`;
      await page.goto(prefix + (places[form.handle]?.[code] ?? ''));
      const path = new URL(page.url()).pathname;
      const [answer, filled] = await Promise.all([
        page.waitForResponse((one) => one.request().method() === 'POST' && new URL(one.url()).pathname === path),
        send(page, email),
      ]);
      expect(await answer.json()).toMatchObject({ outcome: 'sent' });
      await expectMails(form, code, email, filled, true);
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  // One language per form, because the tests above send each form in all of its languages.
  for (const [index, form] of forms.entries()) {
    const { code, prefix } = locales[index % locales.length] ?? locales[0];
    test(`FRM-15 FRM-14 FRM-12 @desktop the form ${form.handle} is sent without scripts in ${code}, with both emails`, async ({
      page,
    }) => {
      const email = `${form.handle}-plain-${code}.${Date.now()}@every.example`;
      await page.goto(prefix + (places[form.handle]?.[code] ?? ''));
      const filled = await send(page, email);
      await expect(formOf(page).getByRole('alert')).toHaveCount(0);
      await expectMails(form, code, email, filled, false);
    });
  }

  test('QUO-08 @desktop a quote request without scripts states that its list is missing, and so does its email', async ({
    page,
  }) => {
    const email = `quoteRequest-listless.${Date.now()}@every.example`;
    await page.goto('/offerte-aanvraag/');
    await expect(page.locator('main noscript p')).toContainText('Zonder JavaScript kan uw lijst niet met de aanvraag mee.');
    await send(page, email);
    const { text, attachments } = await mailTo(email, /^Uw offerteaanvraag A\d{4}-\d{5}/);
    expect(text).toContain('Er is geen offertelijst meegestuurd.');
    expect(attachments).toEqual([]);
  });
});
