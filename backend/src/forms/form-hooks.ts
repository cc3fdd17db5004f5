import { type CollectionAfterErrorHook, ValidationError } from 'payload';
import { faultPlace } from './fault-place.ts';

/** The admin lists the places of the faults, which Payload calls by all the lists on the way there. */
export const tellPlaces: CollectionAfterErrorHook = ({ error, req, result }) => {
  if (!(error instanceof ValidationError) || !result) return;
  const faults = error.data.errors.map((fault) => {
    const label = faultPlace(req.data ?? {}, { path: fault.path, label: String(fault.label ?? fault.path) }, req);
    return { ...fault, label };
  });
  const places = faults.map(({ label }) => label).join(', ');
  const message = `${req.t('error:followingFieldsInvalid', { count: faults.length })} ${places}`;
  return { response: { errors: [{ name: error.name, message, data: { ...error.data, errors: faults } }] } };
};
