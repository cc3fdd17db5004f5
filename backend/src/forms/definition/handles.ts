import { reservedHandles } from '@plantsoen/form-rules/field-names.ts';
import { formLimits } from './form-limits.ts';

const pattern = /^[A-Za-z][A-Za-z0-9]*$/;

/** Whether a text is a valid handle: a name in GraphQL and HTML, without characters that separate the parts of input names. */
export const isHandle = (handle: string): boolean => pattern.test(handle);

/** Whether a handle is reserved, for the submission of forms or as a property of every JavaScript object. */
export const isReserved = (handle: string): boolean => reservedHandles.includes(handle) || handle in Object.prototype;

/** Handle of the form that includes the quotation list (QUO-08). */
export const quoteRequestHandle = 'quoteRequest';

/** Returns the handle of a duplicate: `contact` gives `contactCopy7f3a`. */
export function handleOfCopy(handle: unknown): string {
  const original = String(handle ?? 'form').replace(/Copy[0-9a-f]{4}$/, '');
  return `${original.slice(0, formLimits.handle - 8)}Copy${crypto.randomUUID().slice(0, 4)}`;
}
