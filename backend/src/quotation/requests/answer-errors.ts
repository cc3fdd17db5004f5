import type { Label } from '../../platform/payload/label.ts';
import type { AnswerProblem } from './answer-input.ts';

/** Messages for refused answers. */
export const answerErrors: Record<AnswerProblem['reason'], Label> = {
  key: {
    nl: 'Het antwoord kon niet worden gelezen. Laad de pagina opnieuw.',
    en: 'The answer could not be read. Reload the page.',
    de: 'Die Antwort konnte nicht gelesen werden. Laden Sie die Seite neu.',
  },
  template: {
    nl: 'Dit sjabloon is er niet meer. Kies een ander.',
    en: 'This template no longer exists. Choose another one.',
    de: 'Diese Vorlage gibt es nicht mehr. Wählen Sie eine andere.',
  },
  subject: {
    nl: 'Vul een onderwerp in van één regel, hoogstens 200 tekens.',
    en: 'Enter a subject of one line with at most 200 characters.',
    de: 'Geben Sie einen einzeiligen Betreff mit höchstens 200 Zeichen ein.',
  },
  text: {
    nl: 'Vul een tekst in van hoogstens 20.000 tekens.',
    en: 'Enter a text with at most 20,000 characters.',
    de: 'Geben Sie einen Text mit höchstens 20.000 Zeichen ein.',
  },
  placeholders: {
    nl: 'Vul eerst de woorden tussen accolades in.',
    en: 'Replace the words in braces first.',
    de: 'Ersetzen Sie zuerst die Wörter in geschweiften Klammern.',
  },
  fileSize: {
    nl: 'De PDF is te groot: hoogstens 7 MB.',
    en: 'The PDF is too large: at most 7 MB.',
    de: 'Das PDF ist zu groß: höchstens 7 MB.',
  },
  fileType: { nl: 'Dit bestand is geen PDF.', en: 'This file is not a PDF.', de: 'Diese Datei ist kein PDF.' },
  fileUnsafe: {
    nl: 'Deze PDF bevat iets dat vanzelf wordt uitgevoerd, of bijlagen. Bewaar hem als gewone PDF en probeer het opnieuw.',
    en: 'This PDF contains something that runs by itself, or attachments. Save it as a plain PDF and try again.',
    de: 'Dieses PDF enthält etwas, das von selbst ausgeführt wird, oder Anhänge. Speichern Sie es als einfaches PDF.',
  },
  address: {
    nl: 'Bij deze aanvraag staat geen e-mailadres.',
    en: 'This request has no email address.',
    de: 'Diese Anfrage hat keine E-Mail-Adresse.',
  },
};
