import type { FormDefinition, FormField, TextField } from './form-definition.ts';

/** Definitions for tests: a default field of each type, and forms of given fields. */
type Overrides<Type extends FormField['type']> = Partial<
  Type extends TextField['type'] ? TextField : Extract<FormField, { type: Type }>
>;

export function exampleField<Type extends FormField['type']>(type: Type, overrides: Overrides<Type> = {}): FormField {
  return { ...common(type), ...(own[type] as object), ...overrides } as unknown as FormField;
}

export function exampleForm(...pages: FormField[][]): FormDefinition {
  return { handle: 'example', pages: pages.map((fields, index) => ({ id: `p${index + 1}`, rows: [{ fields }] })) };
}

export const options = (...values: string[]) => values.map((value) => ({ value, label: value.toUpperCase(), isDefault: false }));

export const namePart = (required = false) => ({
  label: 'part',
  enabled: true,
  required,
  defaultValue: null,
  errorMessage: null,
});

function common(type: FormField['type']) {
  return {
    id: type,
    handle: type[0]?.toLowerCase() + type.slice(1),
    label: type,
    type,
    inputTypeName: inputTypes[type] ?? 'String',
    required: false,
    errorMessage: null,
    enableConditions: false,
    conditions: null,
    visibility: 'visible',
  };
}

const inputTypes: { [Type in FormField['type']]?: string } = {
  Agree: 'Boolean',
  Checkboxes: '[String]',
  Name: 'NameInput',
  Number: 'Number',
  Phone: 'PhoneInput',
  FileUpload: '[FileUploadInput]',
};

const text = { limit: false, limitType: 'characters', limitAmount: null, defaultValue: null };

const own: { [Type in FormField['type']]: object } = {
  Agree: { defaultChecked: false },
  Checkboxes: { defaultValues: [], options: options('a', 'b', 'c') },
  Dropdown: { defaultValues: [], multiple: false, options: options('a', 'b', 'c') },
  Radio: { defaultValue: null, options: options('a', 'b', 'c') },
  Email: { defaultValue: null },
  Hidden: { defaultValue: null },
  SingleLineText: text,
  MultiLineText: text,
  Number: { min: null, max: null, defaultNumber: null },
  Name: {
    useMultipleFields: true,
    defaultValue: null,
    prefixOptions: [],
    prefix: null,
    firstName: namePart(),
    middleName: null,
    lastName: namePart(),
  },
  Phone: {
    defaultValue: null,
    countryEnabled: true,
    countryDefaultValue: 'NL',
    countryOptions: [
      { value: 'NL', dialCode: '+31' },
      { value: 'DE', dialCode: '+49' },
    ],
  },
  FileUpload: { limitFiles: 1, accept: ['.pdf', '.jpg'], maxMb: 10 },
};
