import { extractText, getDocumentProxy } from 'unpdf';
import { expectNoViolations } from '../../axe.ts';
import { expect, test } from '../../browser.ts';
import { asEditor, enterAdmin } from '../../editor.ts';
import { mailTo } from '../../mails.ts';
import { connectBy } from '../../page-watch.ts';
import { fillInRequest, rows, sendButton } from '../../quotation.ts';
import { testStack } from '../../stack.ts';

const line = {
  ...{ id: 1, uri: 'producten/zitmeubilair/meent-parkbank', title: 'Meent parkbank', category: 'Banken', productImage: '' },
  ...{ amount: 3, variant: 'BM-9999-09', colour: 'RAL 4711' },
};

test('QUO-08 CAT-10 a line with a deleted variant has no figures, and is sent with a mark and its codes', {
  tag: '@desktop',
}, async ({ page, request }) => {
  await connectBy(page, { saveData: true });
  const email = 'offerte-vervallen@example.org';
  await page.addInitScript((text) => localStorage.setItem('productQuotation', text), JSON.stringify([line]));
  await page.goto('/offertelijst/');
  await expect(rows(page)).toContainText('Deze uitvoering is niet meer leverbaar.');
  await expect(rows(page)).toContainText('BM-9999-09');
  await expect(rows(page)).not.toContainText(/\d kg/);
  await expectNoViolations(page, 'main');
  await page.goto('/offerte-aanvraag/');
  await expect(page.getByRole('region', { name: 'Uw lijst' })).toContainText('Deze uitvoering is niet meer leverbaar.');
  await fillInRequest(page, email, 'Volgende');
  await sendButton(page).click();
  const number = await page.getByText(/^A20\d\d-\d{5}$/).innerText();
  const confirmation = await mailTo(email);
  const notification = await mailTo('info@brinkmeent.example', new RegExp(number));
  const file = await getDocumentProxy(new Uint8Array(confirmation.attachments[0]?.content as ArrayBuffer));
  const pdf = (await extractText(file, { mergePages: true })).text;
  const mark = 'De gekozen uitvoering is niet meer leverbaar: wij stellen een andere voor';
  for (const [name, text] of Object.entries({ mail: confirmation.text, office: notification.text, pdf })) {
    for (const told of [mark, 'BM-9999-09', 'RAL 4711']) expect(text?.replace(/\s+/g, ' '), name).toContain(told);
  }
  const id = await asEditor(request).find('quote-requests', 'number', number);
  await enterAdmin(page);
  await page.goto(`${testStack().adminOrigin}/admin/collections/quote-requests/${id}`);
  const row = page.locator('.plantsoen-lines tbody tr');
  await expect(row).toContainText('BM-9999-09');
  await expect(row).toContainText('RAL 4711');
  await expect(row.locator('.plantsoen-gone')).toHaveText('The chosen version is no longer available');
});
