import type { AfterErrorHook } from 'payload';

/**
 * Payload tells editors the message of an error only if its class has a name, and the build's minifier takes some of these names
 * away. What is not public stays hidden.
 */
export const tellNamelessErrors: AfterErrorHook = ({ error }) => {
  const isPublic = 'isPublic' in error && error.isPublic === true;
  if (error.name || !isPublic) return;
  return { response: { errors: [{ message: error.message }] } };
};
