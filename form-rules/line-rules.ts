import { type FormValues, textsOf } from './field-values.ts';
import type { TextField } from './form-definition.ts';
import type { Broken } from './text-rules.ts';

/** VAT numbers by their country code: of the European Union (EL is Greece), the United Kingdom and Switzerland. */
const vatNumbers: Readonly<Record<string, RegExp>> = {
  ...{ AT: /^U\d{8}$/, BE: /^[01]\d{9}$/, BG: /^\d{9,10}$/, CY: /^\d{8}[A-Z]$/, CZ: /^\d{8,10}$/, DE: /^\d{9}$/, DK: /^\d{8}$/ },
  ...{ EE: /^\d{9}$/, EL: /^\d{9}$/, ES: /^[A-Z\d]\d{7}[A-Z\d]$/, FI: /^\d{8}$/, FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/ },
  ...{
    HR: /^\d{11}$/,
    HU: /^\d{8}$/,
    IE: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
    IT: /^\d{11}$/,
    LT: /^(?:\d{9}|\d{12})$/,
  },
  ...{ LU: /^\d{8}$/, LV: /^\d{11}$/, MT: /^\d{8}$/, NL: /^\d{9}B\d{2}$/, PL: /^\d{10}$/, PT: /^\d{9}$/, RO: /^\d{2,10}$/ },
  ...{ SE: /^\d{12}$/, SI: /^\d{8}$/, SK: /^\d{10}$/, GB: /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/, XI: /^(?:\d{9}|\d{12})$/ },
  CH: /^E\d{9}(?:MWST|TVA|IVA)?$/,
};

/** Handles of fields whose text has a meaning. Handles are assigned by the names of the fields. */
const vatHandle = /^(?:vat|btw|ust)(?:_?(?:id|nr|no|number|nummer))*$/i;
const deliveryHandle = /^(?:delivery|lever|liefer)/i;
const countryHandle = /country$/i;
const typePlateHandle = /^typePlate/;

const monthOrDay = /^\d{4}-(?:0[1-9]|1[0-2])(?:-\d{2})?$/;

/** A field with the attributes of editors, such as `type` with the value `month`, which stored forms and forms of the site have. */
type LineField = Pick<TextField, 'handle'> & { inputAttributes?: readonly { label: string; value: string }[] };

/** Returns the rule that a line of text violates by its meaning: a VAT number, a type plate code, or the month or day of a delivery. */
export function brokenByMeaning(
  { handle, inputAttributes = [] }: LineField,
  text: string,
  values: FormValues,
  now = new Date(),
): Broken | undefined {
  if (vatHandle.test(handle)) return isVatNumber(text, countryIn(values)) ? undefined : { key: 'vat' };
  if (isTypePlate(handle)) return isPlateCode(text) ? undefined : { key: 'plateCode' };
  const isTime = inputAttributes.some(({ label, value }) => label === 'type' && (value === 'month' || value === 'date'));
  if (!isTime || !deliveryHandle.test(handle) || !monthOrDay.test(text)) return undefined;
  return text < now.toISOString().slice(0, text.length) ? { key: 'past' } : undefined;
}

/** Whether a field is for the code of a type plate, by its handle (CON-10). */
export const isTypePlate = (handle: string): boolean => typePlateHandle.test(handle);

/** Maximum number of characters of a type plate code, with separators. */
export const maxPlateCode = 60;

/** Whether a text can be the code of a type plate: letters and digits with separators. It may be incomplete, because plates wear off. */
export function isPlateCode(text: string): boolean {
  const read = text.replace(/[\s./-]/g, '');
  return text.length <= maxPlateCode && read.length >= 4 && /^[\p{L}\p{N}]+$/u.test(read) && /\d/.test(read);
}

/** Whether a text can be a VAT number: of the country that it begins with, and else of the chosen country, if its numbers are defined. */
function isVatNumber(text: string, country: string | undefined): boolean {
  const number = text.toUpperCase().replace(/[\s.-]/g, '');
  const own = vatNumbers[number.slice(0, 2)];
  if (own) return own.test(number.slice(2));
  const chosen = vatNumbers[country === 'GR' ? 'EL' : (country ?? '')];
  return chosen?.test(number) ?? true;
}

function countryIn(values: FormValues): string | undefined {
  const handle = Object.keys(values).find((name) => countryHandle.test(name));
  return handle === undefined ? undefined : textsOf(values[handle])[0];
}
