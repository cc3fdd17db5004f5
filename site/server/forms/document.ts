import { randomUUID } from 'node:crypto';
import type { PostedForm } from '../../src/forms/posted-form.ts';
import { postedFormAttribute } from '../../src/forms/sending/posted-form-document.ts';

const element = Buffer.from('<body');

/** The document with the form that its visitor has posted, so that the browser goes on with what the server has rendered. */
export function withPostedForm(document: Buffer, { url, posted }: { url: URL; posted?: PostedForm | undefined }): Buffer {
  const start = document.indexOf(element) + element.length;
  if (!posted || start < element.length) return document;
  const attribute = Buffer.from(postedFormAttribute({ path: url.pathname, posted }));
  return Buffer.concat([document.subarray(0, start), attribute, document.subarray(start)]);
}

/** The handle of the form that an address says was sent. */
export function sentHandle(search: string): string | null {
  return new URLSearchParams(search).get('sent');
}

/** The form of a page that is shown after it has been sent: empty, with the message of success (FRM-06). */
export function sentForm(handle: string): PostedForm {
  return { handle, page: 0, values: {}, problems: [], outcome: 'sent', sendingKey: randomUUID() };
}
