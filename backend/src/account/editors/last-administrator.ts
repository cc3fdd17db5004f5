import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { requestReads } from '../../platform/database/request-sql.ts';
import type { User } from '../../platform/generated/payload-types.ts';
import { refusal } from '../../platform/payload/refusal.ts';

/** Refuses to disable the last administrator, or to give them another role, because the users could not be managed any more (EDT-10). */
export const keepLastAdministrator: CollectionBeforeChangeHook<User> = async ({ data, operation, originalDoc, req }) => {
  const isDemoted = (data.role !== undefined && data.role !== 'administrator') || data.isDisabled === true;
  if (operation === 'update' && isDemoted && originalDoc?.role === 'administrator' && !originalDoc.isDisabled)
    await refuseIfLast(req, originalDoc.id);
  return data;
};

/** Refuses to delete the last administrator. */
export const keepLastAdministratorAccount: CollectionBeforeDeleteHook = ({ id, req }) => refuseIfLast(req, Number(id));

/** Locks the administrators, so that two requests cannot remove the last two of them. Invited and disabled ones do not count. */
async function refuseIfLast(req: PayloadRequest, id: number): Promise<void> {
  const rows = await (await requestReads(req)).query<{ id: number }>(
    `select id from users where role = 'administrator' and invited_until is null and is_disabled is not true order by id for update`,
    [],
  );
  if (rows.length !== 1 || rows[0]?.id !== id) return;
  throw refusal(req, {
    nl: 'Dit is de enige beheerder. Maak eerst iemand anders beheerder.',
    en: 'This is the only administrator. Make somebody else an administrator first.',
    de: 'Dies ist der einzige Administrator. Machen Sie zuerst jemand anderen zum Administrator.',
  });
}
