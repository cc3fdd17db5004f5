import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { renderEmail } from '../mail/email-template.ts';
import type { EmailCompany } from '../mail/email-template-parts.ts';
import type { Mail } from '../mail/mail.ts';

type Words = {
  subject: string;
  title: string;
  intro: string;
  button: string;
  note: string;
};

type NewsletterEmailKind = 'newsletter-confirmation' | 'newsletter-welcome' | 'newsletter-known';

/** Texts of the emails. `{company}` is replaced by the company's name. */
const words: Record<NewsletterEmailKind, Record<LocaleCode, Words>> = {
  'newsletter-confirmation': {
    nl: {
      subject: 'Bevestig uw aanmelding voor de nieuwsbrief',
      title: 'Nog één klik',
      intro: 'Dit adres is aangemeld voor de nieuwsbrief van {company}. Klopt dat? Bevestig het dan.',
      button: 'Aanmelding bevestigen',
      note: 'De link is zeven dagen geldig. Hebt u zich niet aangemeld, dan hoeft u niets te doen: wij wissen uw gegevens.',
    },
    en: {
      subject: 'Confirm your newsletter sign-up',
      title: 'One more click',
      intro: 'This address was signed up for the newsletter of {company}. If that was you, please confirm it.',
      button: 'Confirm sign-up',
      note: 'The link is valid for seven days. If you did not sign up, you need do nothing: we erase your details.',
    },
    de: {
      subject: 'Bestätigen Sie Ihre Anmeldung zum Newsletter',
      title: 'Noch ein Klick',
      intro: 'diese Adresse wurde für den Newsletter von {company} angemeldet. Ist das richtig, bestätigen Sie es bitte.',
      button: 'Anmeldung bestätigen',
      note: 'Der Link gilt sieben Tage. Haben Sie sich nicht angemeldet, brauchen Sie nichts zu tun: Wir löschen Ihre Angaben.',
    },
  },
  'newsletter-welcome': {
    nl: {
      subject: 'U ontvangt voortaan onze nieuwsbrief',
      title: 'Uw aanmelding is bevestigd',
      intro: 'Voortaan krijgt u de nieuwsbrief van {company} op dit adres.',
      button: 'Afmelden',
      note: 'Bewaar deze mail als u later wilt afmelden; de link blijft geldig en staat ook onder elke nieuwsbrief.',
    },
    en: {
      subject: 'You will now receive our newsletter',
      title: 'Your sign-up is confirmed',
      intro: 'From now on you will receive the newsletter of {company} at this address.',
      button: 'Unsubscribe',
      note: 'Keep this mail in case you wish to unsubscribe later; the link stays valid and is below every newsletter, too.',
    },
    de: {
      subject: 'Sie erhalten ab jetzt unseren Newsletter',
      title: 'Ihre Anmeldung ist bestätigt',
      intro: 'ab jetzt erhalten Sie den Newsletter von {company} an diese Adresse.',
      button: 'Abmelden',
      note: 'Bewahren Sie diese E-Mail auf, falls Sie sich später abmelden möchten; der Link bleibt gültig und steht auch unter jedem Newsletter.',
    },
  },
  'newsletter-known': {
    nl: {
      subject: 'U ontvangt onze nieuwsbrief al',
      title: 'U staat al op de lijst',
      intro: 'Dit adres is opnieuw aangemeld voor de nieuwsbrief van {company}. U ontvangt die al: u hoeft niets te doen.',
      button: 'Afmelden',
      note: 'Was u het niet zelf, dan is er niets veranderd.',
    },
    en: {
      subject: 'You already receive our newsletter',
      title: 'You are on the list already',
      intro:
        'This address was signed up again for the newsletter of {company}. You receive it already: there is nothing you need to do.',
      button: 'Unsubscribe',
      note: 'If it was not you, nothing has changed.',
    },
    de: {
      subject: 'Sie erhalten unseren Newsletter bereits',
      title: 'Sie stehen schon auf der Liste',
      intro:
        'diese Adresse wurde erneut für den Newsletter von {company} angemeldet. Sie erhalten ihn bereits: Sie brauchen nichts zu tun.',
      button: 'Abmelden',
      note: 'Waren Sie das nicht selbst, hat sich nichts geändert.',
    },
  },
};

/** Greetings with and without a name. */
const greetings: Record<LocaleCode, (name: string | undefined) => string> = {
  nl: (name) => (name ? `Beste ${name},` : 'Goedendag,'),
  en: (name) => (name ? `Dear ${name},` : 'Hello,'),
  de: (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
};

type NewsletterEmail = {
  locale: LocaleCode;
  company: EmailCompany;
  /** Recipient. The first email contains no name, because anybody may have typed it. */
  to: { email: string; name?: string };
  /** Address of the button. */
  url: string;
  /** Address that unsubscribes with one POST request (RFC 8058). */
  unsubscribeUrl: string;
};

/** Returns an email to a visitor who has signed up for the newsletter. */
export function newsletterMail(kind: NewsletterEmailKind, { locale, company, to, url, unsubscribeUrl }: NewsletterEmail): Mail {
  const { subject, title, intro, button, note } = words[kind][locale];
  return {
    kind,
    to: to.email,
    subject,
    ...renderEmail({
      locale,
      company,
      title,
      intro: `${greetings[locale](to.name)}\n\n${intro.replace('{company}', () => company.name)}`,
      parts: [
        kind === 'newsletter-confirmation' ? { kind: 'button', label: button, url } : { kind: 'link', label: button, url },
        { kind: 'note', text: note },
      ],
    }),
    headers: { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
