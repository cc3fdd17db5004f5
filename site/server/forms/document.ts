import { randomUUID } from 'node:crypto';
import { referenceNumber } from '@plantsoen/contract/paths.ts';
import { unconfirmed } from '../../src/forms/after-submit.ts';
import type { PostedForm } from '../../src/forms/posted-form.ts';
import { postedFormAttribute } from '../../src/forms/use-posted-form.ts';

const element = Buffer.from('<body');

/** Returns the document with the posted form, so that the browser hydrates the state that the server has rendered. */
export function withPostedForm(document: Buffer, { url, posted }: { url: URL; posted?: PostedForm | undefined }): Buffer {
  const start = document.indexOf(element) + element.length;
  if (!posted || start < element.length) return document;
  const attribute = Buffer.from(postedFormAttribute({ path: url.pathname, posted }));
  return Buffer.concat([document.subarray(0, start), attribute, document.subarray(start)]);
}

/** Returns the handle of the form that the address reports as sent, or null. */
export function sentHandle(search: string): string | null {
  return new URLSearchParams(search).get('sent');
}

/**
 * Returns the state of a sent form: empty, with the success message (FRM-06), and from the address its number, if it is one, and whether
 * it was confirmed by email.
 */
export function sentForm(handle: string, query: URLSearchParams): PostedForm {
  const number = query.get('number') ?? query.get('ticket');
  const isUnconfirmed = query.has(unconfirmed);
  return {
    ...{ handle, page: 0, values: {}, problems: [], outcome: 'sent', idempotencyKey: randomUUID() },
    ...(number !== null && referenceNumber.test(number) && { number }),
    ...(isUnconfirmed && { isUnconfirmed }),
  };
}
