import type { EmailAdapter, SendEmailOptions } from 'payload';
import type { SqlExecutor } from '../platform/database/request-sql.ts';
import { queueMail } from './queue-mail.ts';

/** Payload's own mails, such as those for a forgotten password, go through the queue as all others. */
export const payloadMail: EmailAdapter<void> = ({ payload }) => ({
  name: 'mail-queue',
  defaultFromName: 'Plantsoen',
  // Said because the adapter must: the queue alone knows whom mails are from.
  defaultFromAddress: 'noreply@localhost',
  async sendEmail({ to, subject = '', text, html }) {
    const { drizzle } = payload.db as unknown as { drizzle: SqlExecutor };
    const markup = bodyOf(html);
    // What Payload writes has its addresses in words, too.
    const words = bodyOf(text) || markup.replace(/<[^>]*>/g, '').replace(/[^\S\n]+/g, ' ');
    if (typeof to !== 'string') throw new Error('Payload writes to one address at a time');
    await queueMail(drizzle, { kind: 'account', to, subject, text: words, html: markup });
  },
});

const bodyOf = (body: SendEmailOptions['text']) => (typeof body === 'string' ? body : '');
