import type { Access, PayloadRequest } from 'payload';
import { isAdministrator, isEditor } from '../../platform/access/roles.ts';

/** Handles of the forms whose submissions are for administrators alone. */
export async function confidentialForms({ payload }: Pick<PayloadRequest, 'payload'>): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'forms',
    where: { submissionsFor: { equals: 'administrators' } },
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
  const confidential = await confidentialForms(req);
  return confidential.length === 0 || { form: { not_in: confidential } };
};

export const nobody: Access = () => false;
