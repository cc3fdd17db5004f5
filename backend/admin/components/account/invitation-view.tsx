import { MinimalTemplate } from '@payloadcms/next/templates';
import { isLocaleCode } from '@plantsoen/contract/locales.ts';
import type { AdminViewServerProps } from 'payload';
import { invitedAccount } from '../../../src/account/editors/invitations/accept-invitation.ts';
import { invitationRefusals } from '../../../src/account/editors/invitations/invitation-words.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { Logo } from '../logo.tsx';
import { AcceptForm } from './accept-form.tsx';
import { invitationLabels as labels } from './invitation-labels.ts';

/** Renders the page that the link of an invitation opens, in the language of the email. It needs no log-in. */
export async function InvitationView({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const parameter = (name: string) => [searchParams?.[name]].flat()[0] ?? '';
  const chosen = parameter('language');
  const language = isLocaleCode(chosen) ? chosen : req.i18n.language;
  const token = parameter('token');
  const account = await invitedAccount(req, token);
  const reader = { i18n: { language } };
  return (
    <MinimalTemplate className="login">
      <div className="login__brand">
        <Logo />
      </div>
      <div lang={language} className="plantsoen-invitation">
        {account?.state === 'open' ? (
          <>
            <h1>{labelFor(reader, labels.accept)}</h1>
            <p>{labelFor(reader, labels.acceptIntro)}</p>
            <AcceptForm token={token} email={account.email} language={language} />
          </>
        ) : (
          <>
            <h1>{labelFor(reader, labels.title)}</h1>
            <p>{labelFor(reader, invitationRefusals[account ? 'expired' : 'unknown'])}</p>
            <p>
              <a href="/admin/login">{labelFor(reader, labels.logIn)}</a>
            </p>
          </>
        )}
      </div>
    </MinimalTemplate>
  );
}
