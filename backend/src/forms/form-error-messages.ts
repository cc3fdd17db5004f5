import type { Label } from '../platform/payload/label.ts';

/** Messages for editors about faults that prevent saving a form. */
export const formErrorMessages = {
  missing: { nl: 'Vul dit in', en: 'Please fill this in', de: 'Bitte ausfüllen' },
  noHandle: {
    nl: 'Alleen letters en cijfers, te beginnen met een letter',
    en: 'Only letters and digits, beginning with a letter',
    de: 'Nur Buchstaben und Ziffern, beginnend mit einem Buchstaben',
  },
  reserved: {
    nl: 'Deze naam is gereserveerd; kies een andere',
    en: 'This name is reserved; please choose another',
    de: 'Dieser Name ist reserviert; bitte wählen Sie einen anderen',
  },
  twice: {
    nl: 'Dit staat er al; kies iets anders',
    en: 'This is there already; please choose something else',
    de: 'Das gibt es schon; bitte wählen Sie etwas anderes',
  },
  fixed: {
    nl: 'Er zijn al inzendingen van dit formulier; daarom ligt deze naam vast',
    en: 'There are submissions of this form already, so this name is fixed',
    de: 'Es gibt bereits Einsendungen dieses Formulars; daher liegt dieser Name fest',
  },
  fieldFixed: {
    nl: 'Er zijn al inzendingen met dit veld; daarom ligt deze naam vast. Voeg voor iets anders een nieuw veld toe.',
    en: 'There are submissions with this field already, so this name is fixed. Please add a new field for something else.',
    de: 'Es gibt bereits Einsendungen mit diesem Feld; daher liegt dieser Name fest. Bitte fügen Sie für anderes ein neues Feld hinzu.',
  },
  noPages: { nl: 'Voeg een pagina toe', en: 'Please add a page', de: 'Bitte fügen Sie eine Seite hinzu' },
  noFields: {
    nl: 'Deze pagina heeft nog geen veld',
    en: 'This page has no field yet',
    de: 'Diese Seite hat noch kein Feld',
  },
  noOptions: { nl: 'Voeg een keuze toe', en: 'Please add an option', de: 'Bitte fügen Sie eine Auswahl hinzu' },
  noParts: {
    nl: 'Vraag ten minste één deel van de naam',
    en: 'Please ask for one part of the name at least',
    de: 'Bitte fragen Sie mindestens einen Teil des Namens ab',
  },
  maxBelowMin: {
    nl: 'Dit is minder dan het laagste getal',
    en: 'This is less than the least number',
    de: 'Das ist weniger als die kleinste Zahl',
  },
  noRules: {
    nl: 'Voeg een regel toe, of zet de voorwaarden uit',
    en: 'Please add a rule, or switch the conditions off',
    de: 'Bitte fügen Sie eine Regel hinzu oder schalten Sie die Bedingungen aus',
  },
  noSuchField: {
    nl: 'Dit formulier heeft geen veld met deze naam',
    en: 'This form has no field of this name',
    de: 'Dieses Formular hat kein Feld mit diesem Namen',
  },
  circle: {
    nl: 'Deze voorwaarde hangt via andere velden van dit veld zelf af',
    en: 'This condition depends, over other fields, on this field itself',
    de: 'Diese Bedingung hängt über andere Felder von diesem Feld selbst ab',
  },
  tooManyFields: (most: number): Label => ({
    nl: `Ten hoogste ${most} velden per formulier`,
    en: `At most ${most} fields in a form`,
    de: `Höchstens ${most} Felder je Formular`,
  }),
};
