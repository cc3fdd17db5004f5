import type { Access, PayloadRequest } from 'payload';
import { isAdministrator, isEditor } from '../../platform/access/roles.ts';

/** Returns the handles of the forms whose submissions editors may read. Submissions of a deleted form are for administrators. */
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

/** Allows administrators to read and delete all submissions, and editors those of forms for editors (SEC-08). */
export const submissionReaders: Access = async ({ req }) => {
  if (isAdministrator(req.user)) return true;
  if (!isEditor(req.user)) return false;
  return { form: { in: await formsForEditors(req) } };
};

export const nobody: Access = () => false;
