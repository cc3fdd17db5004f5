import type { EmailAdapter, SendEmailOptions } from 'payload';
import type { SqlExecutor } from '../platform/database/request-sql.ts';
import { queueMail } from './queue-mail.ts';

/** Email adapter that sends Payload's own emails, such as those for a forgotten password, through the queue. */
export const payloadMail: EmailAdapter<void> = ({ payload }) => ({
  name: 'mail-queue',
  defaultFromName: 'Plantsoen',
  // Required by the adapter but unused: the queue sets the sender.
  defaultFromAddress: 'noreply@localhost',
  async sendEmail({ to, subject = '', text, html }) {
    const { drizzle } = payload.db as unknown as { drizzle: SqlExecutor };
    const markup = bodyOf(html);
    // Payload's HTML also contains its addresses as text, so they remain without the tags.
    const words = bodyOf(text) || markup.replace(/<[^>]*>/g, '').replace(/[^\S\n]+/g, ' ');
    if (typeof to !== 'string') throw new Error('an email from Payload must have exactly one recipient');
    await queueMail(drizzle, { kind: 'account', to, subject, text: words, html: markup });
  },
});

const bodyOf = (body: SendEmailOptions['text']) => (typeof body === 'string' ? body : '');
