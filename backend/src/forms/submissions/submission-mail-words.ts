import type { LocaleCode } from '@plantsoen/contract/locales.ts';

type Words = {
  newSubmission(form: string, number: number | string): string;
  filledIn(site: string): string;
  reply: string;
  withheld: string;
  open: string;
  files: string;
  received(form: string): string;
  thanks(form: string): string;
  date: string;
  form: string;
  ticket: string;
  unasked: string;
};

/** Texts of the emails about a submission, in the visitor's language. */
export const submissionMailWords: Record<LocaleCode, Words> = {
  nl: {
    newSubmission: (form, number) => `${form}: nieuwe inzending ${number}`,
    filledIn: (site) => `Op ${site} is een formulier ingevuld.`,
    reply: 'Beantwoord deze e-mail om de afzender te schrijven.',
    withheld: 'versleuteld opgeslagen, te lezen in het beheer',
    open: 'Openen in het beheer',
    files: 'Bestanden staan in het beheer; ze zijn gecontroleerd, maar open alleen wat u verwacht.',
    received: (form) => `Wij hebben uw inzending ontvangen: ${form}`,
    thanks: (form) => `Hartelijk dank. Wat u met het formulier “${form}” hebt verstuurd, is bij ons aangekomen.`,
    date: 'Ontvangen op',
    form: 'Formulier',
    ticket: 'Meldnummer',
    unasked: 'Hebt u niets verstuurd? Dan heeft iemand uw adres ingevuld en hoeft u niets te doen.',
  },
  en: {
    newSubmission: (form, number) => `${form}: new submission ${number}`,
    filledIn: (site) => `A form was filled in at ${site}.`,
    reply: 'Reply to this email to write to the sender.',
    withheld: 'stored encrypted, to be read in the admin',
    open: 'Open in the admin',
    files: 'Files are kept in the admin; they were checked, but open only what you expect.',
    received: (form) => `We have received what you sent: ${form}`,
    thanks: (form) => `Thank you. What you sent with the form “${form}” has arrived.`,
    date: 'Received on',
    form: 'Form',
    ticket: 'Ticket number',
    unasked: 'Did you not send anything? Then somebody filled in your address, and you need do nothing.',
  },
  de: {
    newSubmission: (form, number) => `${form}: neue Einsendung ${number}`,
    filledIn: (site) => `Auf ${site} wurde ein Formular ausgefüllt.`,
    reply: 'Antworten Sie auf diese E-Mail, um dem Absender zu schreiben.',
    withheld: 'verschlüsselt gespeichert, in der Verwaltung zu lesen',
    open: 'In der Verwaltung öffnen',
    files: 'Dateien liegen in der Verwaltung; sie wurden geprüft, öffnen Sie aber nur, was Sie erwarten.',
    received: (form) => `Wir haben Ihre Einsendung erhalten: ${form}`,
    thanks: (form) => `Vielen Dank. Was Sie mit dem Formular „${form}“ gesendet haben, ist bei uns angekommen.`,
    date: 'Eingegangen am',
    form: 'Formular',
    ticket: 'Vorgangsnummer',
    unasked: 'Haben Sie nichts gesendet? Dann hat jemand Ihre Adresse eingetragen, und Sie brauchen nichts zu tun.',
  },
};

const dateFormats = { nl: dateFormat('nl-NL'), en: dateFormat('en-GB'), de: dateFormat('de-DE') };

function dateFormat(language: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Amsterdam' });
}

export function dateInWords(date: Date, locale: LocaleCode): string {
  return dateFormats[locale].format(date);
}
