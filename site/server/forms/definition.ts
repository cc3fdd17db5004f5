import type { FileUploadField, FormDefinition } from '@plantsoen/form-rules/form-definition.ts';
import { fieldsOf } from '@plantsoen/form-rules/form-definition.ts';
import { read } from '../../src/platform/data/operation.ts';
import type { Query } from '../../src/platform/data/query.ts';
import { FormDefinition as operation } from '../../src/platform/generated/operations.ts';
import type { FormFragment } from '../../src/platform/generated/operations-types.ts';

/** A form of editors with the parts that the server needs to handle a post. */
export type DefinedForm = FormDefinition & Pick<FormFragment, 'settings' | 'captchas'>;

const handleForm = /^[A-Za-z][A-Za-z0-9]{0,99}$/;

/** Whether a text is a valid form handle. */
export const isFormHandle = (handle: string | undefined): handle is string => handle !== undefined && handleForm.test(handle);

/** Returns the form of a handle; undefined if the site has none (FRM-13). */
export async function findForm(query: Query, handle: string, siteId: number): Promise<DefinedForm | undefined> {
  const { form } = await query(operation, { handle, siteId });
  // The rules distinguish types of fields by `type`, the contract by `__typename`.
  return form ? (read<FormFragment>(form) as unknown as DefinedForm) : undefined;
}

/** Returns the upload field of a form by its handle, or `undefined` if it is missing or disabled. */
export function fileField(form: DefinedForm, handle: string): FileUploadField | undefined {
  return fieldsOf(form).find(
    (field): field is FileUploadField =>
      field.type === 'FileUpload' && field.handle === handle && field.visibility !== 'disabled',
  );
}
