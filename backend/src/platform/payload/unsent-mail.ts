import type { EmailAdapter } from 'payload';

/** Stands in where no mail service is configured: the log names the mail's subject, and nothing is sent. */
export const unsentMail: EmailAdapter<void> = ({ payload }) => ({
  name: 'unsent-mail',
  defaultFromName: 'Plantsoen',
  defaultFromAddress: 'noreply@localhost',
  sendEmail: async ({ subject }) => payload.logger.warn({ subject }, 'mail not sent: no mail service is configured'),
});
