import type { LocaleCode } from '@plantsoen/contract/locales.ts';

/** Texts of emails about a quote request, in the language of its site. */
export type RequestWords = {
  notificationSubject(number: string, from: string): string;
  notificationIntro: string;
  contact: string;
  list: string;
  /** Shown instead of a list. */
  noList: string;
  toAdmin: string;
  /** Reminder of a request without an answer, to the adviser. */
  reminderSubject(number: string): string;
  reminderIntro: string;
  /** Assignment to an adviser, by the name of the colleague; by the website without one. */
  assignmentSubject(number: string): string;
  assignmentIntro(author: string | null): string;
  project: string;
  organisation: string;
  name: string;
  /** Heading above the contact data of the adviser. */
  adviser: string;
  phone: string;
  email: string;
  confirmationSubject(number: string): string;
  confirmationTitle: string;
  confirmationIntro(number: string): string;
  confirmationNext: string;
  /** Told at an address that anyone may have typed (FRM-14). */
  withoutFreeText: string;
  pdf: string;
  version: string;
  choices: string;
  options: string;
  remark: string;
  note: string;
  weight: string;
  total: string;
  pieces(count: number): string;
};

export const requestWords: Readonly<Record<LocaleCode, RequestWords>> = {
  nl: {
    notificationSubject: (number, from) => `Offerteaanvraag ${number}${from && ` van ${from}`}`,
    notificationIntro: 'Via de website is een offerte aangevraagd. Antwoorden op deze mail gaat naar de aanvrager.',
    contact: 'Aanvraag',
    list: 'Lijst',
    noList: 'Er is geen offertelijst meegestuurd.',
    toAdmin: 'Aanvraag openen',
    reminderSubject: (number) => `Offerteaanvraag ${number} wacht op antwoord`,
    reminderIntro:
      'Deze aanvraag heeft na twee werkdagen nog geen antwoord. Antwoord in de admin, of geef de aanvraag een andere status.',
    assignmentSubject: (number) => `Offerteaanvraag ${number} is aan u toegewezen`,
    assignmentIntro: (author) =>
      author === null
        ? 'Deze aanvraag kwam via de website binnen en valt in uw regio.'
        : `${author} heeft deze aanvraag aan u toegewezen.`,
    project: 'Project',
    organisation: 'Organisatie',
    name: 'Naam',
    adviser: 'Uw adviseur',
    phone: 'Telefoon',
    email: 'E-mail',
    confirmationSubject: (number) => `Uw offerteaanvraag ${number}`,
    confirmationTitle: 'Wij hebben uw aanvraag ontvangen',
    confirmationIntro: (number) => `Dank u voor uw aanvraag. Uw kenmerk is ${number}; noem dit als u belt of mailt.`,
    confirmationNext: 'Wij sturen u een offerte of bellen u als wij iets willen vragen.',
    withoutFreeText:
      'In deze mail staat niets dat u zelf hebt getypt, zoals opmerkingen en de naam van het project. Wij hebben het wel ontvangen.',
    pdf: 'De lijst met afbeeldingen vindt u als PDF bij deze mail.',
    version: 'Uitvoering',
    choices: 'Kleur en plaatsing',
    options: 'Opties',
    remark: 'Opmerking',
    note: 'Let op',
    weight: 'Gewicht',
    total: 'Totaal',
    pieces: (count) => (count === 1 ? '1 stuk' : `${count} stuks`),
  },
  en: {
    notificationSubject: (number, from) => `Quote request ${number}${from && ` from ${from}`}`,
    notificationIntro: 'A quote has been requested on the website. Your reply to this mail goes to the person who asked.',
    contact: 'Request',
    list: 'List',
    noList: 'No quotation list came with it.',
    toAdmin: 'Open the request',
    reminderSubject: (number) => `Quote request ${number} is waiting for an answer`,
    reminderIntro: 'This request has had no answer for two working days. Answer it in the admin, or change its status.',
    assignmentSubject: (number) => `Quote request ${number} is assigned to you`,
    assignmentIntro: (author) =>
      author === null
        ? 'This request came in on the website and is in your region.'
        : `${author} has assigned this request to you.`,
    project: 'Project',
    organisation: 'Organisation',
    name: 'Name',
    adviser: 'Your adviser',
    phone: 'Phone',
    email: 'Email',
    confirmationSubject: (number) => `Your quote request ${number}`,
    confirmationTitle: 'We have received your request',
    confirmationIntro: (number) =>
      `Thank you for your request. Your reference is ${number}; please mention it when you call or write.`,
    confirmationNext: 'We will send you a quote, or call you if we have a question.',
    withoutFreeText:
      'This mail repeats nothing that you typed, such as remarks and the name of the project. We have received it.',
    pdf: 'The list with pictures is attached as a PDF.',
    version: 'Version',
    choices: 'Colour and mounting',
    options: 'Options',
    remark: 'Remark',
    note: 'Please note',
    weight: 'Weight',
    total: 'Total',
    pieces: (count) => (count === 1 ? '1 piece' : `${count} pieces`),
  },
  de: {
    notificationSubject: (number, from) => `Angebotsanfrage ${number}${from && ` von ${from}`}`,
    notificationIntro: 'Über die Website wurde ein Angebot angefragt. Ihre Antwort auf diese Mail geht an die anfragende Person.',
    contact: 'Anfrage',
    list: 'Liste',
    noList: 'Es wurde keine Angebotsliste mitgeschickt.',
    toAdmin: 'Anfrage öffnen',
    reminderSubject: (number) => `Angebotsanfrage ${number} wartet auf eine Antwort`,
    reminderIntro:
      'Diese Anfrage ist nach zwei Werktagen noch unbeantwortet. Antworten Sie im Admin, oder ändern Sie ihren Status.',
    assignmentSubject: (number) => `Angebotsanfrage ${number} wurde Ihnen zugewiesen`,
    assignmentIntro: (author) =>
      author === null
        ? 'Diese Anfrage kam über die Website und liegt in Ihrer Region.'
        : `${author} hat Ihnen diese Anfrage zugewiesen.`,
    project: 'Projekt',
    organisation: 'Organisation',
    name: 'Name',
    adviser: 'Ihre Beratung',
    phone: 'Telefon',
    email: 'E-Mail',
    confirmationSubject: (number) => `Ihre Angebotsanfrage ${number}`,
    confirmationTitle: 'Wir haben Ihre Anfrage erhalten',
    confirmationIntro: (number) =>
      `Vielen Dank für Ihre Anfrage. Ihre Kennung lautet ${number}; bitte nennen Sie sie, wenn Sie anrufen oder schreiben.`,
    confirmationNext: 'Wir senden Ihnen ein Angebot oder rufen Sie an, wenn wir eine Frage haben.',
    withoutFreeText:
      'Diese Mail wiederholt nichts, was Sie selbst eingegeben haben, etwa Bemerkungen und den Namen des Projekts. Wir haben es erhalten.',
    pdf: 'Die Liste mit Abbildungen finden Sie als PDF im Anhang.',
    version: 'Ausführung',
    choices: 'Farbe und Aufstellung',
    options: 'Optionen',
    remark: 'Anmerkung',
    note: 'Hinweis',
    weight: 'Gewicht',
    total: 'Gesamt',
    pieces: (count) => (count === 1 ? '1 Stück' : `${count} Stück`),
  },
};
