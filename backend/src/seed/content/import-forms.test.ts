import { countryCodes } from '@plantsoen/contract/countries.ts';
import { fieldsOf } from '@plantsoen/form-rules/form-definition.ts';
import { describe, expect, it } from 'vitest';
import { isAllowedAttribute } from '../../forms/definition/allowed-attributes.ts';
import { toSubmittedForm } from '../../forms/definition/form-definition.ts';
import { type CheckedForm, placedFields, validateFormDefinition } from '../../forms/definition/form-definition-validation.ts';
import { localizedValue } from '../../forms/definition/localized-value.ts';
import type { StoredForm } from '../../forms/stored-form.ts';
import { takenEndings } from '../../forms/uploads/file-kinds.ts';
import { demoForms, demoReferences } from './demo-blueprints.ts';
import { readDemo } from './demo-content.ts';

const references = demoReferences();
const blueprints = demoForms().map(({ reference, fields }) => [reference, fields(references) as CheckedForm] as const);

type PlacedField = ReturnType<typeof placedFields>[number]['field'];

/** Returns the codes of a field with a list of countries; none for other fields. */
function countriesOf(field: PlacedField): (readonly string[])[] {
  if (field.blockType === 'Phone') return [field.countries ?? []];
  return field.blockType === 'Dropdown' && /country$/i.test(field.handle)
    ? [(field.options ?? []).map(({ value }) => value)]
    : [];
}

describe.each(blueprints)('FRM-15 %s', (reference, form) => {
  const fields = placedFields(form).map(({ field }) => field);

  it('can be saved like a form of an editor', () => {
    expect(validateFormDefinition(form)).toEqual([]);
    const endings = fields.flatMap((field) => (field.blockType === 'FileUpload' ? (field.accept ?? []) : []));
    expect(endings.filter((ending) => !takenEndings.includes(ending))).toEqual([]);
    const attributes = (['container', 'input'] as const).flatMap((place) =>
      fields.flatMap((field) => (field[`${place}Attributes`] ?? []).map((attribute) => ({ place, attribute }))),
    );
    expect(attributes.filter(({ place, attribute }) => !isAllowedAttribute(place, attribute))).toEqual([]);
  });

  it('has its texts in every language', () => {
    for (const [locale, siteId] of [
      ['nl', 1],
      ['en', 2],
      ['de', 3],
    ] as const) {
      const stored = { redirectEntry: undefined, ...(localizedValue(form, locale) as object), id: 1, siteId } as StoredForm;
      const defined = toSubmittedForm(stored);
      expect(defined.title).not.toBe(defined.handle);
      for (const { label, handle } of fieldsOf(defined)) expect(label).not.toBe(handle);
    }
  });

  it('appears on a page', () => {
    const pages = JSON.stringify(readDemo<object>('editorial/pages'));
    expect(pages).toContain(`"type":"form","form":"${reference}"`);
  });
});

it('CON-08 FRM-03 the lists of countries have those with advisers, in their order', () => {
  const lists = blueprints.flatMap(([, form]) => placedFields(form)).flatMap(({ field }) => countriesOf(field));
  expect(lists.length).toBeGreaterThan(5);
  for (const codes of lists) expect(codes.filter((code) => code !== 'other')).toEqual(countryCodes);
});

it('FRM-15 imports the forms of the company', () => {
  expect(blueprints.map(([reference]) => reference).sort()).toEqual([
    'form:consultationRequest',
    'form:contact',
    'form:damageReport',
    'form:faqQuestion',
    'form:jobApplication',
    'form:learnMoreBenches',
    'form:openApplication',
    'form:quoteRequest',
    'form:sampleRequest',
    'form:whitepaper',
  ]);
});
