import type { Locator, Page } from '@playwright/test';

/** An input, or several inputs of one field, as the form shows them. */
type Question = {
  name: string;
  kind: 'text' | 'lines' | 'email' | 'number' | 'phone' | 'date' | 'month' | 'choice' | 'select' | 'boxes' | 'file';
  /** Whether the field depends on other values. */
  isConditional: boolean;
  longest: number;
  least: number;
  options: readonly string[];
};

/** Values by the names of inputs, as a reader of the email sees them. A single ticked box has no value. */
export type Filled = Map<string, { texts: readonly string[]; isConditional: boolean }>;

const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n%%EOF';

export const formOf = (page: Page) => page.locator('form:has([name="form.handle"])');
const shownPage = (page: Page) => formOf(page).locator('[data-page]:not([hidden])');

/** Fills in every field on the visible page of a form, and those that appear meanwhile. */
export async function fillIn(page: Page, email: string, filled: Filled): Promise<void> {
  const place = shownPage(page);
  for (;;) {
    const next = (await questions(place)).find(({ name }) => !filled.has(name));
    if (!next) return;
    const texts = await answer(place, next, email);
    filled.set(next.name, { texts, isConditional: next.isConditional });
  }
}

/** Returns the button for the next page, or for the submission on the last page. */
export const continueButton = (page: Page) =>
  formOf(page).locator('button[name="form.go"]:is([value="next"], [value="send"]):visible').last();

function questions(place: Locator): Promise<Question[]> {
  return place.evaluate((shown) => {
    const inputs = [...shown.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('[data-field] [name]')];
    const seen = inputs.filter((input) => input.checkVisibility({ visibilityProperty: true }) && input.type !== 'hidden');
    const names = [...new Set(seen.map(({ name }) => name))];
    return names.map((name) => {
      const same = inputs.filter((input) => input.name === name);
      const [input] = same;
      if (!input) throw new Error(name);
      const { type } = input;
      const kinds = { 'select-one': 'select', textarea: 'lines', radio: 'choice', checkbox: 'boxes', tel: 'phone' } as const;
      const plain = ['email', 'number', 'date', 'month', 'file'].includes(type) ? (type as 'email') : 'text';
      return {
        name,
        kind: kinds[type as keyof typeof kinds] ?? plain,
        isConditional: input.closest('[data-conditional]') !== null,
        longest: 'maxLength' in input && input.maxLength > 0 ? input.maxLength : 500,
        least: input instanceof HTMLInputElement ? Number(input.min) : 0,
        options:
          input instanceof HTMLSelectElement ? [...input.options].map(({ value }) => value) : same.map(({ value }) => value),
      };
    });
  });
}

async function answer(place: Locator, question: Question, email: string): Promise<string[]> {
  const { name, kind, longest, least, options } = question;
  const input = place.locator(`[name="${name}"]:not([type="hidden"])`);
  const type = async (text: string) => {
    await input.fill(text);
    return [text];
  };
  switch (kind) {
    case 'email':
      return type(email);
    case 'number':
      return type(String(Math.max(12, least)));
    case 'phone':
      return type('(0570) 12 34 56');
    case 'date':
      return type('2027-03-15');
    case 'month':
      return type('2027-03');
    case 'lines':
      return (await type(`Eerste regel voor ${name}\nTweede: <b>"&" Łódź`))[0]?.split('\n') ?? [];
    case 'file':
      await input.setInputFiles({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(pdf) });
      return [`${name}.pdf`];
    case 'select':
      await chooseTelling(place, options, (value) => input.selectOption(value));
      // A country is identified by its code; its label here may start with other text.
      return [
        name.endsWith('.country') ? await input.inputValue() : ((await input.locator('option:checked').textContent()) ?? ''),
      ];
    case 'choice':
      await chooseTelling(place, options, (value) => box(input, value).check());
      return labelsOf(place, name);
    case 'boxes':
      for (const value of new Set([options.at(0), options.at(-1)])) await box(input, value ?? '').check();
      if (options.length === 1) return [];
      return labelsOf(place, name);
    default:
      if (name === 'typePlate') return type('BM-1030-01 24 0617');
      // Only letters, which are also valid in a name.
      return type(`Straße ${name.split('.').join(' ')} Łódź`.slice(0, longest).trim());
  }
}

const box = (input: Locator, value: string) => input.and(input.page().locator(`[value="${value}"]`));
const labelsOf = (place: Locator, name: string) => place.locator(`label:has([name="${name}"]:checked)`).allInnerTexts();

/** Selects the options until one shows another field; otherwise the last one stays selected. */
async function chooseTelling(
  place: Locator,
  options: readonly string[],
  choose: (value: string) => Promise<unknown>,
): Promise<void> {
  const count = () => place.locator('[data-field]:visible').count();
  const before = await count();
  for (const value of options.filter(Boolean)) {
    await choose(value);
    if ((await count()) > before) return;
  }
}
