import { type AfterErrorHook, APIError, type PayloadRequest } from 'payload';
import { isStorageUnavailable } from '../storage/file-storage.ts';
import { type Label, labelFor } from './label.ts';

/** Returns the error for a refused operation, in the language of the admin's user. The admin also shows it at `field`. */
export function refusal(req: PayloadRequest, text: Label, field?: string): APIError {
  const message = labelFor(req, text);
  return new APIError(message, 400, field ? { errors: [{ message, path: field }] } : null, true);
}

/** PostgreSQL errors for a value it cannot store: invalid text, or dates and numbers that are invalid or out of range. */
const refusedValues: ReadonlySet<unknown> = new Set(['22021', '22P05', '22P02', '22003', '22007', '22008']);

/** Parser messages for a body that is not a form or is incomplete. */
const unreadableForm =
  /^(?:Malformed (?:part header|content type)|Unexpected end of (?:form|file)|Multipart: Boundary not found)/;

const words = {
  value: {
    nl: 'Een van de waarden kan niet worden bewaard. Controleer datums en getallen, en haal onzichtbare tekens weg.',
    en: 'One of the values cannot be stored. Check dates and numbers, and remove invisible characters.',
    de: 'Einer der Werte lässt sich nicht speichern. Prüfen Sie Datumsangaben und Zahlen und entfernen Sie unsichtbare Zeichen.',
  },
  upload: {
    nl: 'De upload kon niet worden gelezen. Geef het bestand een naam zonder bijzondere tekens en probeer het opnieuw.',
    en: 'The upload could not be read. Give the file a name without special characters and try again.',
    de: 'Der Upload konnte nicht gelesen werden. Geben Sie der Datei einen Namen ohne Sonderzeichen und versuchen Sie es erneut.',
  },
  disk: {
    nl: 'De schijf van de server is vol. Er is niets bewaard. Waarschuw de beheerder en probeer het later opnieuw.',
    en: 'The disk of the server is full. Nothing was stored. Tell the administrator and try again later.',
    de: 'Die Festplatte des Servers ist voll. Es wurde nichts gespeichert. Informieren Sie die Administration und versuchen Sie es später erneut.',
  },
  storage: {
    nl: 'De opslag van bestanden is niet bereikbaar. Er is niets gewijzigd. Probeer het over een minuut opnieuw.',
    en: 'The file storage cannot be reached. Nothing was changed. Try again in a minute.',
    de: 'Der Dateispeicher ist nicht erreichbar. Es wurde nichts geändert. Versuchen Sie es in einer Minute erneut.',
  },
} satisfies Record<string, Label>;

/**
 * Answers 400 for values and uploads that cannot be stored or read, 507 for a full disk and 503 for an
 * unavailable storage, instead of an unspecific error.
 */
export const tellRefusedValues: AfterErrorHook = ({ error, req }) => {
  const found = codesOf(error);
  const answer = (status: number, label: Label) => ({ status, response: { errors: [{ message: labelFor(req, label) }] } });
  if (found.some((code) => refusedValues.has(code)) || isBadDate(error)) return answer(400, words.value);
  if (unreadableForm.test(error.message)) return answer(400, words.upload);
  if (found.some((code) => code === 'ENOSPC' || code === '53100')) return answer(507, words.disk);
  if (isStorageUnavailable(error)) return answer(503, words.storage);
};

/** Returns the codes of an error and its causes. */
function codesOf(error: unknown): unknown[] {
  const codes: unknown[] = [];
  for (let cause = error; cause instanceof Error && codes.length < 5; cause = cause.cause) {
    if ('code' in cause) codes.push(cause.code);
  }
  return codes;
}

/** Whether an error was caused by an invalid date, which is converted before it reaches the database. */
function isBadDate(error: unknown): boolean {
  return error instanceof RangeError && !(error instanceof APIError) && error.message === 'Invalid time value';
}
