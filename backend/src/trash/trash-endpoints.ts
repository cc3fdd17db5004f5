import { commitTransaction, type Endpoint, Forbidden, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { isAdministrator, isEditor } from '../platform/access/roles.ts';
import { requestSql } from '../platform/database/request-sql.ts';
import { installationOf } from '../platform/payload/installation.ts';
import { refusal } from '../platform/payload/refusal.ts';
import { deleteForGood } from './delete-for-good.ts';
import { restoreFromTrash } from './restore-from-trash.ts';

/**
 * `POST /api/trash/{id}/restore` restores a deleted document, for editors. `DELETE /api/trash/{id}` deletes it for good, for
 * administrators (EDT-05).
 */
export const trashEndpoints: Endpoint[] = [
  {
    path: '/trash/:id/restore',
    method: 'post',
    handler: async (req) => {
      if (!isEditor(req.user)) throw new Forbidden(req.t);
      return Response.json(await inOneTransaction(req, restoreFromTrash));
    },
  },
  {
    path: '/trash/:id',
    method: 'delete',
    handler: async (req) => {
      if (!isAdministrator(req.user)) throw new Forbidden(req.t);
      const { storage } = installationOf(req.payload);
      await inOneTransaction(req, async (_, id) => {
        const isDeleted = await deleteForGood({ db: await requestSql(req), storage, user: req.user }, id);
        return isDeleted || undefined;
      });
      return Response.json({ deleted: true });
    },
  },
];

/** Runs the work in one transaction. Throws a refusal if it returns undefined, because the item is not in the trash. */
async function inOneTransaction<Result>(
  req: PayloadRequest,
  work: (req: PayloadRequest, id: number) => Promise<Result | undefined>,
): Promise<Result> {
  const id = String(req.routeParams?.id);
  const isOurs = await initTransaction(req);
  try {
    const result = /^\d{1,15}$/.test(id) ? await work(req, Number(id)) : undefined;
    if (result === undefined)
      throw refusal(req, {
        nl: 'Dit staat niet meer in de prullenbak.',
        en: 'This is no longer in the trash.',
        de: 'Dies liegt nicht mehr im Papierkorb.',
      });
    if (isOurs) await commitTransaction(req);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
