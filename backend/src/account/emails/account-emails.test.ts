import { localeCodes } from '@plantsoen/contract/locales.ts';
import { pathOf } from '@plantsoen/contract/paths.ts';
import { describe, expect, it } from 'vitest';
import { type AccountEmailKind, accountMail } from './account-emails.ts';
import { approvalMail } from './approval-email.ts';
import { existingAccountWords } from './existing-account-words.ts';
import { newAccountWords } from './new-account-words.ts';
import { newAddressWords } from './new-address-words.ts';

const company = { name: 'Brinkmeent', url: 'https://www.brinkmeent.example', email: 'info@brinkmeent.example' };
const senders = localeCodes.map((locale) => ({ locale, company, siteOrigin: `https://${locale}.example` }));
const facts = { to: 'anna@example.com', token: 'a-token', email: 'new@example.com' };
const kinds = Object.keys({ ...newAccountWords, ...existingAccountWords, ...newAddressWords }) as AccountEmailKind[];

describe('ACC-01 ACC-09 ACC-11 account mails', () => {
  it.each(kinds)('%s has text and HTML in three languages, in the name of the company', (kind) => {
    const mails = senders.map((sender) => accountMail(kind, sender, facts));
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(3);
    for (const { text, html, subject, replyTo, fromName } of mails) {
      expect([text, subject].join()).not.toMatch(/\{\w+\}|undefined/);
      expect(html).not.toMatch(/\{(?:company|email)\}|undefined/);
      expect([replyTo, fromName]).toEqual([company.email, company.name]);
      expect(text).toContain('Brinkmeent');
    }
  });

  it.each([
    ['account-activation', 'activate', 'token'],
    ['account-again', 'resetPassword', 'token'],
    ['password-reset', 'resetPassword', 'token'],
    ['email-confirmation', 'activate', 'email'],
  ] as const)('SEC-06 the button of %s links to the page %s of its language with the token', (kind, path, parameter) => {
    for (const sender of senders) {
      const url = `${sender.siteOrigin}${pathOf(path, sender.locale)}?${parameter}=a-token`;
      const { text, html } = accountMail(kind, sender, facts);
      expect([text.includes(url), html.includes(`href="${url}"`)]).toEqual([true, true]);
    }
  });

  it('greet by name only if a name is given', () => {
    const [sender] = senders as [(typeof senders)[number]];
    expect(accountMail('password-changed', sender, { ...facts, name: 'Anna' }).text).toContain('Beste Anna,');
    expect(accountMail('account-activation', sender, facts).text).toContain('Goedendag,');
  });

  it('name the new address in the mail to the old one', () => {
    for (const sender of senders) expect(accountMail('email-changing', sender, facts).text).toContain('new@example.com');
  });

  it('show the applicant to the company as plain text, with the applicant as reply address', () => {
    const [sender] = senders as [(typeof senders)[number]];
    const applicant = {
      ...{
        id: 12,
        fullName: 'Anna <b>de Wit</b>',
        company: 'Groen',
        email: 'anna@example.com',
        phoneNumber: null,
        website: null,
      },
    };
    const mail = approvalMail(sender, 'info@brinkmeent.example', 'https://admin.example', applicant);
    expect(mail).toMatchObject({ kind: 'account-approval', to: 'info@brinkmeent.example', replyTo: 'anna@example.com' });
    expect(mail.html).toContain('Anna &lt;b&gt;de Wit');
    expect(mail.text).toContain('https://admin.example/admin/collections/members/12');
  });
});
