import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { type NamePartKey, namePartKeys } from '@plantsoen/form-rules/form-definition.ts';
import type * as contract from '../../platform/generated/contract.ts';
import type { StoredNameField, StoredPhoneField } from '../../platform/generated/payload-types.ts';
import { plainText } from '../../platform/html/sanitise-html.ts';
import { countryName, dialCodes, isPhoneCountry } from '../definition/phone-countries.ts';
import { formWords, namePartWords } from '../form-words.ts';
import type { StoredField } from '../stored-form.ts';
import { formHtml, frameOf, orNull } from './field-frame-answer.ts';

/** A field of any type, as the contract defines it. */
export type FieldAnswer = { [Type in contract.FormFieldType]: AnswerOf[Type] }[contract.FormFieldType];

type Named<Type extends contract.FormFieldType, Answer> = Answer & { __typename: `Field_${Type}`; type: Type };

type AnswerOf = {
  Agree: Named<'Agree', contract.Field_Agree>;
  Checkboxes: Named<'Checkboxes', contract.Field_Checkboxes>;
  Dropdown: Named<'Dropdown', contract.Field_Dropdown>;
  Email: Named<'Email', contract.Field_Email>;
  Hidden: Named<'Hidden', contract.Field_Hidden>;
  MultiLineText: Named<'MultiLineText', contract.Field_MultiLineText>;
  SingleLineText: Named<'SingleLineText', contract.Field_SingleLineText>;
  Name: Named<'Name', contract.Field_Name>;
  Number: Named<'Number', contract.Field_Number>;
  Phone: Named<'Phone', contract.Field_Phone>;
  FileUpload: Named<'FileUpload', contract.Field_FileUpload>;
  Radio: Named<'Radio', contract.Field_Radio>;
};

type StoredOptions = readonly { label?: string | null; value: string; isDefault?: boolean | null }[] | null | undefined;

const optionsOf = (options: StoredOptions): contract.FormOption[] =>
  (options ?? []).map(({ label, value, isDefault }) => ({ label: label || value, value, isDefault: Boolean(isDefault) }));

const chosenOf = (options: StoredOptions): string[] =>
  (options ?? []).filter(({ isDefault }) => isDefault).map(({ value }) => value);

function limitOf({
  limit,
  limitType,
  limitAmount,
}: {
  limit?: boolean | null;
  limitType?: contract.TextLimit | null;
  limitAmount?: number | null;
}) {
  const isLimited = Boolean(limit && limitAmount);
  return { limit: isLimited, limitType: limitType ?? 'characters', limitAmount: isLimited ? (limitAmount ?? null) : null };
}

function namePartsOf(field: StoredNameField, locale: LocaleCode): Record<NamePartKey, contract.NamePart | null> {
  const entries = namePartKeys.map((key) => [
    key,
    field.useMultipleFields ? namePartOf(field[key], namePartWords[key][locale]) : null,
  ]);
  return Object.fromEntries(entries) as Record<NamePartKey, contract.NamePart | null>;
}

function namePartOf(part: StoredNameField['prefix'], word: string): contract.NamePart {
  return {
    label: part?.label || word,
    enabled: Boolean(part?.enabled),
    required: Boolean(part?.required),
    collapsed: Boolean(part?.collapsed),
    placeholder: orNull(part?.placeholder),
    prePopulate: orNull(part?.prePopulate),
    defaultValue: orNull(part?.defaultValue),
    errorMessage: orNull(part?.errorMessage),
  };
}

function countriesOf(
  { countryEnabled, countries, countryDefaultValue }: StoredPhoneField,
  locale: LocaleCode,
): contract.PhoneCountry[] {
  if (!countryEnabled) return [];
  return (countries ?? []).filter(isPhoneCountry).map((code) => ({
    value: code,
    label: countryName(code, locale),
    dialCode: `+${dialCodes[code]}`,
    isDefault: code === countryDefaultValue,
  }));
}

/** Converts a field, stored in the site's language, to the contract's type (FRM-03). */
export function fieldAnswer(field: StoredField, locale: LocaleCode): FieldAnswer {
  switch (field.blockType) {
    case 'Agree': {
      const descriptionHtml = formHtml(field.descriptionHtml);
      return {
        ...frameOf(field),
        defaultValue: Boolean(field.defaultValue),
        checkedValue: field.checkedValue || formWords.yes[locale],
        uncheckedValue: field.uncheckedValue || formWords.no[locale],
        description: descriptionHtml && plainText(descriptionHtml),
        descriptionHtml,
      };
    }
    case 'Checkboxes':
      return {
        ...frameOf(field),
        defaultValue: chosenOf(field.options),
        layout: field.layout ?? 'vertical',
        toggleCheckbox: Boolean(field.toggleCheckbox),
        toggleCheckboxLabel: orNull(field.toggleCheckboxLabel),
        limitChoices: orNull(field.limitChoices),
        options: optionsOf(field.options),
      };
    case 'Dropdown':
      return {
        ...frameOf(field),
        defaultValue: chosenOf(field.options).slice(0, field.multiple ? undefined : 1),
        multiple: Boolean(field.multiple),
        options: optionsOf(field.options),
      };
    case 'Radio':
      return {
        ...frameOf(field),
        defaultValue: chosenOf(field.options)[0] ?? null,
        layout: field.layout ?? 'vertical',
        options: optionsOf(field.options),
      };
    case 'Email':
      return { ...frameOf(field), defaultValue: orNull(field.defaultValue) };
    case 'Hidden': {
      const defaultOption = field.defaultOption ?? 'custom';
      return { ...frameOf(field), defaultOption, defaultValue: defaultOption === 'custom' ? orNull(field.defaultValue) : null };
    }
    case 'SingleLineText':
      return { ...frameOf(field), ...limitOf(field), defaultValue: orNull(field.defaultValue) };
    case 'MultiLineText':
      return { ...frameOf(field), ...limitOf(field), defaultValue: orNull(field.defaultValue) };
    case 'Name':
      return {
        ...frameOf(field),
        useMultipleFields: Boolean(field.useMultipleFields),
        defaultValue: orNull(field.defaultValue),
        ...namePartsOf(field, locale),
        prefixOptions: optionsOf(field.prefixOptions),
      };
    case 'Number':
      return {
        ...frameOf(field),
        min: orNull(field.min),
        max: orNull(field.max),
        defaultValue: orNull(field.defaultValue),
      };
    case 'Phone': {
      const countryOptions = countriesOf(field, locale);
      return {
        ...frameOf(field),
        defaultValue: orNull(field.defaultValue),
        countryEnabled: countryOptions.length > 0,
        countryDefaultValue: countryOptions.find(({ isDefault }) => isDefault)?.value ?? null,
        countryShowDialCode: Boolean(field.countryShowDialCode),
        countryOptions,
      };
    }
    case 'FileUpload': {
      const limitFiles = field.limitFiles ?? 1;
      const defaultValue = orNull(field.defaultValue);
      const accept = field.accept ?? [];
      return { ...frameOf(field), defaultValue, limitFiles, multiple: limitFiles > 1, accept, maxMb: field.maxMb ?? 10 };
    }
  }
}
