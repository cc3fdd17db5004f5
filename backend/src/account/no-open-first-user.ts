import { type CollectionBeforeOperationHook, Forbidden } from 'payload';
import { isAdministrator } from '../platform/access/roles.ts';

/**
 * Payload lets whoever comes first make the first account, without asking for access. Here the set-up makes it (API-09); over HTTP
 * only an administrator makes users.
 */
export const noOpenFirstUser: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation === 'create' && req.payloadAPI !== 'local' && !isAdministrator(req.user)) throw new Forbidden(req.t);
};
