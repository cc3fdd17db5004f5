import { reservedHandles } from '@plantsoen/form-rules/field-names.ts';
import { formLimits } from './form-limits.ts';

const pattern = /^[A-Za-z][A-Za-z0-9]*$/;

/** Whether this can be the name of a form or field: a name of GraphQL and of HTML, without a sign that parts names of inputs. */
export const isHandle = (handle: string): boolean => pattern.test(handle);

/** Whether this name means something else already: to the sending of forms, or to every object of JavaScript. */
export const isReserved = (handle: string): boolean => reservedHandles.includes(handle) || handle in Object.prototype;

/** The form that takes the quotation list along (QUO-08). */
export const quoteRequestHandle = 'quoteRequest';

/** The handle of a duplicate: `contact` gives `contactCopy7f3a`. */
export function handleOfCopy(handle: unknown): string {
  const original = String(handle ?? 'form').replace(/Copy[0-9a-f]{4}$/, '');
  return `${original.slice(0, formLimits.handle - 8)}Copy${crypto.randomUUID().slice(0, 4)}`;
}
