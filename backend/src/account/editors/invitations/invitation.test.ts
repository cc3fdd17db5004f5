import { localeCodes } from '@plantsoen/contract/locales.ts';
import { describe, expect, it } from 'vitest';
import { adminRoles } from '../../../platform/access/roles.ts';
import { hashOfLink, newLink, parseInvitation } from './invitation.ts';
import { invitationMail } from './invitation-email.ts';

const body = { name: ' Noor ', email: ' Noor@Example.org ', role: 'translator', languages: ['de', 'xx', 'de'], language: 'en' };

describe('EDT-10 an invitation', () => {
  it('has a name, an address, a role with its languages, and the language of the email', () => {
    const invitation = { name: 'Noor', email: 'noor@example.org', role: 'translator', languages: ['de'], language: 'en' };
    expect(parseInvitation(body)).toEqual(invitation);
    expect(parseInvitation({ ...body, role: 'sales' })).toMatchObject({ role: 'sales', languages: [] });
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'n'.repeat(201) }, 'name'],
    [{ email: 'noor' }, 'email'],
    [{ role: 'owner' }, 'role'],
    [{ languages: [] }, 'languages'],
    [{ languages: 'de' }, 'languages'],
    [{ language: 'fr' }, 'language'],
  ])('is refused with %j', (wrong, field) => {
    expect(parseInvitation({ ...body, ...wrong })).toEqual({ invalid: [field] });
  });

  it('has a link for seven days, of which only the hash is stored', () => {
    const { token, invitationHash, invitedUntil } = newLink(0);
    expect([invitationHash, invitedUntil]).toEqual([hashOfLink(token), '1970-01-08T00:00:00.000Z']);
    expect(invitationHash).not.toContain(token);
  });

  it.each(localeCodes)('is mailed in %s with the link and the role', (locale) => {
    const sender = {
      locale,
      company: { name: 'Brinkmeent', url: 'https://brinkmeent.example' },
      siteOrigin: 'https://brinkmeent.example',
    };
    const facts = {
      name: 'Noor',
      email: 'noor@example.org',
      inviter: 'Ada',
      adminUrl: 'https://admin.example',
      token: 'a-token',
    };
    for (const role of adminRoles) {
      const { to, subject, text, html } = invitationMail(sender, { ...facts, role });
      expect([to, `${subject} ${text}`]).toEqual([facts.email, expect.not.stringMatching(/undefined|\{\w+\}/)]);
      expect(text).toContain(`https://admin.example/admin/invitation?token=a-token&language=${locale}`);
      expect([text, html].every((part) => part.includes('Ada') && part.includes('Brinkmeent'))).toBe(true);
    }
  });
});
