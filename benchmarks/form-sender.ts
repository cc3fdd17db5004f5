import { get, type SiteAddress } from './get.ts';
import { postForm, visitorNumber } from './post-form.ts';

/** Number of visitors so far. Each attempt has a new visitor. */
let visitors = 0;

/** Outcome of an attempt. `isSent` is true if the site has acknowledged it. */
export type SubmissionOutcome = { message: string; isSent: boolean };

/** Reads the token from a page, with which forms are sent without scripts. Throws if the page has no form. */
export async function readTimeToken(address: SiteAddress, path: string): Promise<string> {
  const page = await get(address, path, { 'accept-encoding': 'identity' });
  const timeToken = /name="form\.time" value="([^"]+)"/.exec(page.body.toString())?.[1];
  if (!timeToken) throw new Error(`${path} has no form that can be sent without scripts`);
  return timeToken;
}

/** Returns a function that sends the contact form without scripts, each time from a new network address. */
export async function openFormSender(address: SiteAddress, path: string, occasion: string) {
  const timeToken = await readTimeToken(address, path);

  return async function send(): Promise<SubmissionOutcome> {
    const visitor = visitors++;
    const message = `Question ${visitor}, ${occasion}`;
    const fields = {
      'form.handle': 'contact',
      'form.page': '0',
      'form.go': 'send',
      'form.time': timeToken,
      subject: 'project',
      name: 'Visitor',
      email: `visitor-${visitor}@example.org`,
      message,
    };
    const posted = postForm({ address, path, fields, clientIp: visitorNumber(visitor) });
    return posted.then(
      ({ status }) => ({ message, isSent: status === 303 }),
      () => ({ message, isSent: false }),
    );
  };
}
