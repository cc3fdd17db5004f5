import { request } from 'node:http';
import { get, type SiteAddress } from './get.ts';

/** Each visitor is another. */
let visitors = 0;

/** How a sending ended: `sent` once the visitor is told so. */
export type Sending = { message: string; isSent: boolean };

/** A visitor without scripts who asks something by the contact form; each comes from an address of their own. */
export async function openFormSender(address: SiteAddress, path: string, occasion: string) {
  const page = await get(address, path, { 'accept-encoding': 'identity' });
  const timeToken = /name="form\.time" value="([^"]+)"/.exec(page.body.toString())?.[1];
  if (!timeToken) throw new Error(`${path} has no form that can be sent without scripts`);

  return async function send(): Promise<Sending> {
    const visitor = visitors++;
    const message = `Question ${visitor}, ${occasion}`;
    const body = new URLSearchParams({
      'form.handle': 'contact',
      'form.page': '0',
      'form.go': 'send',
      'form.time': timeToken,
      subject: 'project',
      name: 'Visitor',
      email: `visitor-${visitor}@example.org`,
      message,
    }).toString();
    const status = await post(address, path, body, `10.20.${visitor >> 8}.${visitor & 255}`).catch(() => 0);
    return { message, isSent: status === 303 };
  };
}

function post({ port, host }: SiteAddress, path: string, body: string, visitorAddress: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      host,
      origin: `http://${host}`,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': Buffer.byteLength(body),
      'x-forwarded-for': visitorAddress,
    };
    const sent = request({ method: 'POST', port, host: '127.0.0.1', path, headers, agent: false }, (response) => {
      response.resume();
      response.on('error', reject).on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', reject).end(body);
  });
}
