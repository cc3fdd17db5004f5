import type { AfterErrorHook } from 'payload';

/**
 * Restores the message of public errors without a class name. Payload shows a message only if the class has a name, and the build's
 * minifier removes some names. Non-public errors stay hidden.
 */
export const tellNamelessErrors: AfterErrorHook = ({ error, result }) => {
  const isPublic = 'isPublic' in error && error.isPublic === true;
  if (error.name || !isPublic) return;
  return { response: { ...result, errors: [{ ...result?.errors?.[0], message: error.message }] } };
};
