import { defaultLocale } from '@plantsoen/contract/locales.ts';
import type { TextareaField, TextField, TextFieldSingleValidation } from 'payload';
import { text as validateText } from 'payload/shared';
import { html } from '../../platform/html/html-field.ts';
import { longText, text } from '../../platform/payload/fields/text-fields.ts';
import type { Label } from '../../platform/payload/label.ts';
import { formLimits } from '../definition/form-limits.ts';
import { handleInput, neededLabel } from './admin-parts.ts';

type Options = { description?: Label; maxLength?: number; width?: string; validate?: TextFieldSingleValidation };

/** Hint of the forms collection: a text that is missing in a language is shown in the main one. */
export const mainLanguageStandsIn: Label = {
  nl: 'Wat in een taal ontbreekt, verschijnt in het Nederlands.',
  en: 'Texts that are missing in a language appear in Dutch.',
  de: 'Was in einer Sprache fehlt, erscheint auf Niederländisch.',
};

/** Hint of a text that the site replaces with its own if it is empty. */
export const standardText: Label = {
  nl: 'Leeg: de standaardtekst van de website.',
  en: 'Empty: the standard text of the website.',
  de: 'Leer: der Standardtext der Website.',
};

const neededInMainLanguage: TextFieldSingleValidation = async (value, options) => {
  const { req } = options;
  if (req.locale === defaultLocale && !value?.trim()) return req.t('validation:required');
  return await validateText(value, options);
};

/**
 * Applies a validation to each language. Payload passes an object of texts if all languages are saved at once, as the set-up
 * command does.
 */
export function inEachLanguage(validate: TextFieldSingleValidation): TextFieldSingleValidation {
  return async (value: unknown, options) => {
    const texts = typeof value === 'object' && value !== null ? Object.values(value) : [value];
    const answers = await Promise.all(texts.map((text) => validate(text, options)));
    return answers.find((answer) => answer !== true) ?? true;
  };
}

/** Returns a localized text field. A missing text is shown in the main language. */
export function formText(name: string, label: Label, options: Options = {}): TextField {
  return text(name, label, { maxLength: formLimits.label, ...options, localized: true });
}

/** Returns a localized text field that is required in the main language. */
export function neededText(name: string, label: Label, options: Options = {}): TextField {
  const { admin, ...field } = text(name, label, {
    maxLength: formLimits.label,
    ...options,
    localized: true,
    validate: neededInMainLanguage,
  });
  return { ...field, admin: { ...admin, components: { Label: neededLabel } } } as TextField;
}

const givenWhereItIsMissing: TextFieldSingleValidation = (value, options) => !value?.trim() || validateText(value, options);

/** Returns the field for the handle of a form or field. Editors may leave it empty, because a handle is generated on save. */
export function handleText(
  description: Label,
  options: Pick<Options, 'width'> & { sidebar?: boolean; unique?: boolean } = {},
): TextField {
  const label = { nl: 'Technische naam', en: 'Handle', de: 'Technischer Name' };
  const rules = { required: true, maxLength: formLimits.handle, validate: givenWhereItIsMissing, field: handleInput };
  return text('handle', label, { ...rules, description, ...options });
}

/** Returns a longer localized text field without formatting. */
export function formLongText(name: string, label: Label, options: Options = {}): TextareaField {
  return longText(name, label, { maxLength: formLimits.help, ...options, localized: true });
}

/** Returns a localized HTML field, sanitised on save (SEC-02). */
export function formHtml(name: string, label: Label, options: { description?: Label } = {}): TextareaField {
  return { ...html(name, label, options), localized: true, maxLength: formLimits.html };
}
