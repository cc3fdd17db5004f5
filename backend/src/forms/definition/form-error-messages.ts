import type { Label } from '../../platform/payload/label.ts';

/** Messages for editors about faults that prevent saving a form. */
export const formErrorMessages = {
  missing: { nl: 'Vul dit in', en: 'Please fill this in', de: 'Bitte ausfüllen' },
  noHandle: {
    nl: 'Alleen letters en cijfers, te beginnen met een letter',
    en: 'Use only letters and digits, and begin with a letter',
    de: 'Nur Buchstaben und Ziffern, beginnend mit einem Buchstaben',
  },
  reserved: {
    nl: 'Deze naam is gereserveerd; kies een andere',
    en: 'This name is reserved; please choose another',
    de: 'Dieser Name ist reserviert; bitte wählen Sie einen anderen',
  },
  twice: {
    nl: 'Dit staat er al; kies iets anders',
    en: 'This already exists; please choose something else',
    de: 'Das gibt es schon; bitte wählen Sie etwas anderes',
  },
  fixed: {
    nl: 'Er zijn al inzendingen van dit formulier; daarom ligt deze naam vast',
    en: 'This form has submissions, so this name can no longer change',
    de: 'Es gibt bereits Einsendungen dieses Formulars; daher liegt dieser Name fest',
  },
  fieldFixed: {
    nl: 'Er zijn al inzendingen met dit veld; daarom ligt deze naam vast. Voeg voor iets anders een nieuw veld toe.',
    en: 'Submissions contain this field, so this name can no longer change. For something else, please add a new field.',
    de: 'Es gibt bereits Einsendungen mit diesem Feld; daher liegt dieser Name fest. Bitte fügen Sie für anderes ein neues Feld hinzu.',
  },
  numberUnseen: {
    nl: 'Toon een bericht: daarbij staat het meldnummer, dat een andere pagina niet toont',
    en: 'Please show a message: it comes with the ticket number, which another page does not show',
    de: 'Bitte zeigen Sie eine Nachricht: Sie nennt die Vorgangsnummer, die eine andere Seite nicht zeigt',
  },
  noPages: { nl: 'Voeg een pagina toe', en: 'Please add a page', de: 'Bitte fügen Sie eine Seite hinzu' },
  noFields: { nl: 'Deze pagina heeft nog geen veld', en: 'This page has no field yet', de: 'Diese Seite hat noch kein Feld' },
  noOptions: { nl: 'Voeg een keuze toe', en: 'Please add an option', de: 'Bitte fügen Sie eine Auswahl hinzu' },
  noParts: {
    nl: 'Vraag ten minste één deel van de naam',
    en: 'Please enable at least one part of the name',
    de: 'Bitte fragen Sie mindestens einen Teil des Namens ab',
  },
  maxBelowMin: {
    nl: 'Dit is minder dan het laagste getal',
    en: 'The maximum is lower than the minimum',
    de: 'Das ist weniger als die kleinste Zahl',
  },
  noRules: {
    nl: 'Voeg een regel toe, of zet de voorwaarden uit',
    en: 'Please add a rule, or switch the conditions off',
    de: 'Bitte fügen Sie eine Regel hinzu oder schalten Sie die Bedingungen aus',
  },
  noSuchField: {
    nl: 'Dit formulier heeft geen veld met deze naam',
    en: 'This form has no field with this name',
    de: 'Dieses Formular hat kein Feld mit diesem Namen',
  },
  cycle: {
    nl: 'Deze voorwaarde hangt via andere velden van dit veld zelf af',
    en: 'This condition is circular: through other fields it depends on this field',
    de: 'Diese Bedingung hängt über andere Felder von diesem Feld selbst ab',
  },
  tooManyFields: (most: number): Label => ({
    nl: `Ten hoogste ${most} velden per formulier`,
    en: `A form can have at most ${most} fields`,
    de: `Höchstens ${most} Felder je Formular`,
  }),
};
