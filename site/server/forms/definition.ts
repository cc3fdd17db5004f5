import type { FileUploadField, FormDefinition } from '@plantsoen/form-rules/form-definition.ts';
import { fieldsOf } from '@plantsoen/form-rules/form-definition.ts';
import { read } from '../../src/platform/data/fragment.ts';
import type { Query } from '../../src/platform/data/query.ts';
import { FormDefinition as operation } from '../../src/platform/generated/operations.ts';
import type { FormFragment } from '../../src/platform/generated/operations-types.ts';

/** A form of the editors, as far as the server must know it to take what visitors post. */
export type DefinedForm = FormDefinition & Pick<FormFragment, 'settings' | 'captchas'>;

const handleForm = /^[A-Za-z][A-Za-z0-9]{0,99}$/;

/** Whether this can be the name of a form. */
export const isFormHandle = (handle: string | undefined): handle is string => handle !== undefined && handleForm.test(handle);

/** The form of a handle; undefined where the site has none (FRM-13). */
export async function definedForm(query: Query, handle: string, siteId: number): Promise<DefinedForm | undefined> {
  const { form } = await query(operation, { handle, siteId });
  // What tells the types of fields apart is their `type` to the rules, and `__typename` to the contract.
  return form ? (read<FormFragment>(form) as unknown as DefinedForm) : undefined;
}

/** The field of a form that takes files, by its handle. */
export function fileField(form: DefinedForm, handle: string): FileUploadField | undefined {
  return fieldsOf(form).find(
    (field): field is FileUploadField =>
      field.type === 'FileUpload' && field.handle === handle && field.visibility !== 'disabled',
  );
}
