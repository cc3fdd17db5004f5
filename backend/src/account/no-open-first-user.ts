import { type CollectionBeforeOperationHook, Forbidden } from 'payload';
import { isAdministrator } from '../platform/access/roles.ts';

/**
 * Rejects requests over HTTP that create users, except by administrators. Payload lets anyone create the first user, but here the
 * set-up creates it (API-09).
 */
export const noOpenFirstUser: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation === 'create' && req.payloadAPI !== 'local' && !isAdministrator(req.user)) throw new Forbidden(req.t);
};
