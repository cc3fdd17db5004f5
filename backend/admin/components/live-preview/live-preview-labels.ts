import type { LivePreviewFailure } from '@plantsoen/contract/live-preview.ts';
import type { Label } from '../../../src/platform/payload/label.ts';

/** Texts of the preview beside a form. */
export const previewLabels = {
  title: { nl: 'Voorbeeld', en: 'Preview', de: 'Vorschau' },
  form: { nl: 'Formulier', en: 'Form', de: 'Formular' },
  widths: { nl: 'Breedte van het voorbeeld', en: 'Width of the preview', de: 'Breite der Vorschau' },
  phone: { nl: 'Telefoon', en: 'Phone', de: 'Telefon' },
  tablet: { nl: 'Tablet', en: 'Tablet', de: 'Tablet' },
  desktop: { nl: 'Bureau', en: 'Desktop', de: 'Desktop' },
  unsaved: {
    nl: 'niet bewaard, alleen hier zichtbaar',
    en: 'unsaved, visible only here',
    de: 'nicht gespeichert, nur hier sichtbar',
  },
  asSaved: { nl: 'zoals bewaard', en: 'as saved', de: 'wie gespeichert' },
  asMember: {
    nl: 'zoals een lid het ziet, met prijzen',
    en: 'as a member sees it, with prices',
    de: 'wie ein Mitglied es sieht, mit Preisen',
  },
  saved: {
    nl: 'Bekijk het bewaarde concept in een nieuw tabblad',
    en: 'View the saved draft in a new tab',
    de: 'Gespeicherten Entwurf in neuem Tab ansehen',
  },
  close: { nl: 'Sluit het voorbeeld', en: 'Close the preview', de: 'Vorschau schließen' },
  loading: { nl: 'Het voorbeeld wordt bijgewerkt', en: 'The preview is being updated', de: 'Die Vorschau wird aktualisiert' },
  again: { nl: 'opnieuw', en: 'try again', de: 'erneut versuchen' },
} as const satisfies Record<string, Label>;

/** Reasons for which the last picture stays, with what to do. */
export const failureLabels = {
  expired: {
    nl: 'Uw sessie is voorbij, dus het voorbeeld staat stil. Log in een ander tabblad in.',
    en: 'Your session has ended, so the preview is not updated. Log in in another tab.',
    de: 'Ihre Sitzung ist beendet, daher wird die Vorschau nicht aktualisiert. Melden Sie sich in einem anderen Tab an.',
  },
  address: {
    nl: 'Dit heeft in deze taal nog geen adres. Vul titel en adresdeel in; wat erboven ligt, moet in deze taal gepubliceerd zijn.',
    en: 'This has no address in this language yet. Fill in title and slug. The page or category above must be published in this language.',
    de: 'Dies hat in dieser Sprache noch keine Adresse. Füllen Sie Titel und Adressteil aus. Die Seite oder Kategorie darüber muss in dieser Sprache veröffentlicht sein.',
  },
  values: {
    nl: 'Een van de waarden kan niet worden getoond. Controleer datums en getallen.',
    en: 'One of the values cannot be shown. Check dates and numbers.',
    de: 'Einer der Werte lässt sich nicht anzeigen. Prüfen Sie Datumsangaben und Zahlen.',
  },
  busy: {
    nl: 'Er worden nu te veel voorbeelden gemaakt.',
    en: 'Too many previews are being made at the moment.',
    de: 'Zurzeit werden zu viele Vorschauen erstellt.',
  },
  failed: {
    nl: 'Het voorbeeld kon niet worden gemaakt. Wat u hebt getypt, blijft staan.',
    en: 'The preview could not be made. Your input is kept.',
    de: 'Die Vorschau konnte nicht erstellt werden. Ihre Eingaben bleiben erhalten.',
  },
} as const satisfies Record<LivePreviewFailure, Label>;
