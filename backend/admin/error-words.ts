import { type AfterErrorHook, ValidationError } from 'payload';
import { type Label, labelFor } from '../src/platform/payload/label.ts';

/** Messages that Payload has in English only, with their translations. */
const translated: Record<string, Label> = {
  'Multipart request size limit has been reached': {
    nl: 'Dit bestand is te groot. Kies een bestand van hoogstens 100 MB.',
    en: 'This file is too large. Choose a file of at most 100 MB.',
    de: 'Diese Datei ist zu groß. Wählen Sie eine Datei mit höchstens 100 MB.',
  },
  'File size limit has been reached': {
    nl: 'Dit bestand is te groot. Kies een bestand van hoogstens 100 MB.',
    en: 'This file is too large. Choose a file of at most 100 MB.',
    de: 'Diese Datei ist zu groß. Wählen Sie eine Datei mit höchstens 100 MB.',
  },
  'No files were uploaded.': {
    nl: 'Er is geen bestand geüpload. Kies een bestand.',
    en: 'No file was uploaded. Choose a file.',
    de: 'Es wurde keine Datei hochgeladen. Wählen Sie eine Datei.',
  },
};

/** Payload's messages for errors that it hides. */
const unknown = ['An unknown error occurred.', 'Something went wrong.'];

/** Translates error messages that Payload has in English only to the editor's language. */
export const translateErrors: AfterErrorHook = ({ error, req, result }) => {
  const [first, ...more] = result?.errors ?? [];
  if (!first?.message || more.length > 0) return;
  const message = messageOf(error, first.message, req);
  return message === undefined || message === first.message
    ? undefined
    : { response: { ...result, errors: [{ ...first, message }] } };
};

function messageOf(error: Error, message: string, req: Parameters<AfterErrorHook>[0]['req']): string | undefined {
  const label = translated[message];
  if (label) return labelFor(req, label);
  if (unknown.includes(message)) return req.t('error:unknown');
  if (!(error instanceof ValidationError)) return undefined;
  const english = /^The following fields? (?:is|are) invalid:/;
  const start = req.t('error:followingFieldsInvalid', { count: error.data.errors.length });
  return message.replace(english, start);
}

/**
 * Restores the message of public errors without a class name. Payload shows a message only if the class has a name, and the build's
 * minifier removes some names. Non-public errors stay hidden.
 */
export const tellNamelessErrors: AfterErrorHook = ({ error, result }) => {
  const isPublic = 'isPublic' in error && error.isPublic === true;
  if (error.name || !isPublic) return;
  return { response: { ...result, errors: [{ ...result?.errors?.[0], message: error.message }] } };
};
