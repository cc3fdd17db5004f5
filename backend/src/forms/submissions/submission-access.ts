import type { Access, PayloadRequest } from 'payload';
import { isAdministrator, isEditor } from '../../platform/access/roles.ts';

/** Handles of the forms whose submissions editors may read; what was sent with a form that is gone is for administrators. */
export async function formsForEditors({ payload }: Pick<PayloadRequest, 'payload'>): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'forms',
    where: { submissionsFor: { equals: 'editors' } },
    select: { handle: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  return docs.map(({ handle }) => handle);
}

/** Who may read and delete submissions: administrators all, editors those of the forms that are for editors (SEC-08). */
export const submissionReaders: Access = async ({ req }) => {
  if (isAdministrator(req.user)) return true;
  if (!isEditor(req.user)) return false;
  return { form: { in: await formsForEditors(req) } };
};

export const nobody: Access = () => false;
