import { type CollectionAfterErrorHook, ValidationError } from 'payload';
import { errorPath } from './definition/error-path.ts';

/** Names the faults by their places for the list in the admin. Payload names a fault by every array on its path. */
export const tellPlaces: CollectionAfterErrorHook = ({ error, req, result }) => {
  if (!(error instanceof ValidationError) || !result) return;
  const faults = error.data.errors.map((fault) => {
    const label = errorPath(req.data ?? {}, { path: fault.path, label: String(fault.label ?? fault.path) }, req);
    return { ...fault, label };
  });
  const places = faults.map(({ label }) => label).join(', ');
  const message = `${req.t('error:followingFieldsInvalid', { count: faults.length })} ${places}`;
  return { response: { errors: [{ name: error.name, message, data: { ...error.data, errors: faults } }] } };
};
