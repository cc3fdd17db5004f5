import type { AfterErrorHook } from 'payload';

/**
 * Payload tells editors the message of an error only if its class has a name, and the build's minifier takes some of these names
 * away. What is not public stays hidden.
 */
export const tellNamelessErrors: AfterErrorHook = ({ error, result }) => {
  const isPublic = 'isPublic' in error && error.isPublic === true;
  if (error.name || !isPublic) return;
  return { response: { ...result, errors: [{ ...result?.errors?.[0], message: error.message }] } };
};
