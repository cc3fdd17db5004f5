import { localeCodes } from '@plantsoen/contract/locales.ts';
import { type NamePartKey, namePartKeys } from '@plantsoen/form-rules/form-definition.ts';
import { type DemoText, inEveryLanguage, type Texts } from './demo-content.ts';
import { withDemoPaths } from './demo-paths.ts';

type DemoOption = { value: string; label: DemoText; isDefault: boolean };

type DemoConditions = {
  showRule: 'show' | 'hide';
  conditionRule: 'all' | 'any';
  conditions: { field: string; condition: '=' | '!=' | 'contains'; value: string }[];
};

type NamePartDetail =
  | 'Label'
  | 'Enabled'
  | 'Required'
  | 'Collapsed'
  | 'Placeholder'
  | 'PrePopulate'
  | 'DefaultValue'
  | 'ErrorMessage';

/** A form field in the format of the demo files. The type of the field determines which properties it has. */
export type DemoField = {
  id: string;
  handle: string;
  type: string;
  inputTypeName: string;
  label: Texts;
  name: Texts;
  required: boolean;
  labelPosition: string;
  instructionsPosition: string;
  visibility: '' | 'hidden' | 'disabled';
  cssClasses: string;
  enableConditions: boolean;
  enableContentEncryption: boolean;
  containerAttributes: { label: string; value: string }[];
  inputAttributes: { label: string; value: string }[];
  conditions?: DemoConditions;
  options?: DemoOption[];
  prefixOptions?: DemoOption[];
  countryOptions?: { value: string }[];
  accept?: string;
  toggleCheckbox?: string;
  descriptionHtml?: Texts;
  defaultValue?: unknown;
} & Partial<Record<`${NamePartKey}${NamePartDetail}`, unknown>> &
  Record<string, unknown>;

/** Properties with the same name in the demo content and in the collection. */
const alike = [
  'handle',
  'label',
  'required',
  'instructions',
  'placeholder',
  'errorMessage',
  'cssClasses',
  'enableConditions',
  'enableContentEncryption',
  'containerAttributes',
  'inputAttributes',
  'limit',
  'limitType',
  'limitAmount',
  'layout',
  'multiple',
  'toggleCheckboxLabel',
  'checkedValue',
  'uncheckedValue',
  'useMultipleFields',
  'min',
  'max',
  'countryEnabled',
  'countryDefaultValue',
  'countryShowDialCode',
  'limitChoices',
  'limitFiles',
  'maxMb',
  'defaultOption',
] as const;

const operators = { '=': 'equals', '!=': 'differs', contains: 'contains' } as const;

/** Converts a name such as 'above-input' to the contract's camel case. */
export const inCamelCase = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Returns a field as the collection stores it, with its texts in every language. */
export function formField(field: DemoField): Record<string, unknown> {
  const same = Object.fromEntries(alike.filter((name) => field[name] !== undefined).map((name) => [name, field[name]]));
  return {
    ...same,
    id: field.id,
    blockType: field.type,
    labelPosition: inCamelCase(field.labelPosition) || null,
    instructionsPosition: inCamelCase(field.instructionsPosition) || null,
    visibility: field.visibility || 'visible',
    ...(field.conditions && { conditions: conditionsOf(field.conditions) }),
    ...ownOf(field),
  };
}

function ownOf(field: DemoField): Record<string, unknown> {
  switch (field.type) {
    case 'Dropdown':
    case 'Radio':
      return { options: optionsOf(field.options) };
    case 'Checkboxes':
      return { options: optionsOf(field.options), toggleCheckbox: Boolean(field.toggleCheckbox) };
    case 'Agree':
      return { defaultValue: field.defaultValue === true, descriptionHtml: linked(field.descriptionHtml) };
    case 'Number':
      return { defaultValue: field.defaultValue, decimals: field.inputTypeName === 'Number' };
    case 'Phone':
      return { countries: (field.countryOptions ?? []).map(({ value }) => value) };
    case 'FileUpload':
      return { accept: field.accept?.split(',') };
    case 'Name':
      return field.useMultipleFields ? { ...namePartsOf(field), prefixOptions: optionsOf(field.prefixOptions) } : {};
    default:
      return {};
  }
}

const optionsOf = (options: readonly DemoOption[] = []) =>
  options.map(({ value, label, isDefault }) => ({ value, label: inEveryLanguage(label), isDefault }));

function conditionsOf({ showRule, conditionRule, conditions }: DemoConditions) {
  const rules = conditions.map(({ field, condition, value }) => ({ field, operator: operators[condition], value }));
  return { action: showRule, match: conditionRule, rules };
}

/** Returns the parts of a name field, which the demo content stores in flat properties: firstNameLabel, firstNameRequired. */
function namePartsOf(field: DemoField) {
  const details = ['Label', 'Enabled', 'Required', 'Collapsed', 'Placeholder', 'ErrorMessage'] as const;
  return Object.fromEntries(
    namePartKeys.map((part) => {
      const given = details.filter((detail) => field[`${part}${detail}`] !== undefined);
      return [part, Object.fromEntries(given.map((detail) => [uncapitalised(detail), field[`${part}${detail}`]]))];
    }),
  );
}

const uncapitalised = (word: string) => `${word.charAt(0).toLowerCase()}${word.slice(1)}`;

/** Returns HTML in every language, with links to the pages of that language. */
export function linked(html: Texts | null | undefined): Partial<Texts> | undefined {
  return html ? Object.fromEntries(localeCodes.map((locale) => [locale, withDemoPaths(html[locale], locale)])) : undefined;
}
