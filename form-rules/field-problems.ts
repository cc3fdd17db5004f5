import {
  asFiles,
  asList,
  asName,
  asPhone,
  asText,
  type FieldValue,
  type FormValues,
  fitsField,
  valueIn,
} from './field-values.ts';
import { brokenByFiles } from './file-rules.ts';
import {
  type FormField,
  type FormOption,
  type NameField,
  type NamePartKey,
  namePartKeys,
  type PhoneField,
} from './form-definition.ts';
import type { FormProblem } from './form-problem.ts';
import { characterLimit, limits, wordLimit } from './limits.ts';
import { brokenByMeaning } from './line-rules.ts';
import { type Broken, brokenByLength, brokenByNumber, brokenByPhone, isEmail, isLetters } from './text-rules.ts';

/** Returns the rules that a field's value violates: at most one, for a Name one per part. The field must be present. */
export function fieldProblems(field: FormField, values: FormValues): FormProblem[] {
  const { handle } = field;
  const value = valueIn(values, handle);
  if (!fitsField(field, value)) return [{ handle, key: 'unreadable' }];
  if (field.type === 'Name' && field.useMultipleFields) return nameProblems(field, value);
  if (isEmpty(field, value)) return mustBeFilled(field) ? [{ handle, key: 'required' }] : [];
  const problem = field.type === 'Phone' ? phoneProblem(field, value) : brokenBy(field, values);
  return problem ? [{ handle, ...problem }] : [];
}

/** Whether a field must be filled in, which applies to visible fields only. */
function mustBeFilled({ required, visibility, type }: FormField): boolean {
  return required && visibility === 'visible' && type !== 'Hidden';
}

function isEmpty(field: FormField, value: FieldValue | undefined): boolean {
  if (field.type === 'Phone') return asPhone(value).number.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === false || (typeof value === 'string' && value.trim() === '');
}

function brokenBy(field: FormField, values: FormValues): Broken | undefined {
  const value = valueIn(values, field.handle);
  const text = asText(value);
  switch (field.type) {
    case 'Agree':
      return undefined;
    case 'Checkboxes':
      return brokenByChoice(asList(value), field.options, field.limitChoices);
    case 'Dropdown':
      return brokenByChoice(field.multiple ? asList(value) : [text], field.options);
    case 'Radio':
      return brokenByChoice([text], field.options);
    case 'FileUpload':
      return brokenByFiles(asFiles(value), field);
    case 'Number':
      return brokenByNumber(text, { whole: field.inputTypeName === 'Int', min: field.min, max: field.max });
    case 'Email':
      return brokenByLength(text, limits.email) ?? (isEmail(text) ? undefined : { key: 'email' });
    case 'Name':
      return brokenByLength(text, characterLimit(field)) ?? (isLetters(text) ? undefined : { key: 'letters' });
    case 'SingleLineText':
      return brokenByLength(text, characterLimit(field), wordLimit(field)) ?? brokenByMeaning(field, text, values);
    default:
      return brokenByLength(text, characterLimit(field), wordLimit(field));
  }
}

function nameProblems(field: NameField, value: FieldValue | undefined): FormProblem[] {
  const { handle } = field;
  const name = asName(value);
  const parts = namePartKeys.filter((key) => field[key]?.enabled);
  const problems = parts.flatMap((part): FormProblem[] => {
    const text = name[part]?.trim() ?? '';
    if (text === '') return field[part]?.required && field.visibility === 'visible' ? [{ handle, part, key: 'required' }] : [];
    const problem = brokenByPart(field, part, text);
    return problem ? [{ handle, part, ...problem }] : [];
  });
  const empty = parts.every((part) => !name[part]?.trim());
  return empty && problems.length === 0 && mustBeFilled(field) ? [{ handle, part: parts[0], key: 'required' }] : problems;
}

function brokenByPart(field: NameField, part: NamePartKey, text: string): Broken | undefined {
  if (part === 'prefix' && field.prefixOptions.length > 0) return brokenByChoice([text], field.prefixOptions);
  return brokenByLength(text, characterLimit(field)) ?? (isLetters(text) ? undefined : { key: 'letters' });
}

function phoneProblem(field: PhoneField, value: FieldValue | undefined): (Broken & { part?: string }) | undefined {
  const { number, country } = asPhone(value);
  const broken = brokenByLength(number, characterLimit(field)) ?? brokenByPhone(number);
  if (broken) return broken;
  if (field.countryEnabled && country && brokenByChoice([country], field.countryOptions))
    return { key: 'noOption', part: 'country' };
  return undefined;
}

/**
 * Returns the problem of a choice: each must be one of the options, once, and at most `maxChoices` of them. Lists longer than a form can offer
 * are refused without a check of their items.
 */
function brokenByChoice(
  choices: readonly string[],
  options: readonly Pick<FormOption, 'value'>[],
  maxChoices?: number | null,
): Broken | undefined {
  if (choices.length > Math.max(limits.choices, options.length)) return { key: 'noOption' };
  const values = new Set(options.map(({ value }) => value));
  const fits = choices.every((choice) => values.has(choice)) && new Set(choices).size === choices.length;
  if (!fits) return { key: 'noOption' };
  return maxChoices && choices.length > maxChoices ? { key: 'tooManyChoices', amount: maxChoices } : undefined;
}
